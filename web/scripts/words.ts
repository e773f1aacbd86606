// Vite plugin: the words of each language (`words/*/*.ftl` at the root of the repository) as four modules, read when the client is
// built: what the lobby and most tables say, what poker tables say, what only pages say that few people open, and the clauses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words';
/** What only the command line says. */
const NEVER = /^(commands|document|metrics|picture|report|verify)\.ftl$/;
/** What is said on pages that are loaded when somebody goes there. */
export const LATER =
  /^(books|collusion|day|dealing|devices|engine|exams|histories|houses|journal|odds|private|procedures|profiles|rules|scenarios|school|shifts|staff|web|browser-(account|books|cage|day|deal|exams|fair|floor|friends|history|intro|lab|people|plan|rules|seals|terms))\.ftl$/;

/** What is said where poker is played: most newcomers do not go there first. */
export const POKER = /^(hands|poker-refusals|browser-poker)\.ftl$/;
/** The book of clauses, opened when somebody asks why. */
const CLAUSES = /^clauses-/;
const PARTS = ['first', 'poker', 'more', 'clauses'];
const partOf = (file: string): string =>
  CLAUSES.test(file) ? 'clauses' : POKER.test(file) ? 'poker' : LATER.test(file) ? 'more' : 'first';

/** Comments and blank lines say nothing to the browser. */
const bare = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');

export function words(root: string): Plugin {
  const folder = join(root, 'words');
  return {
    name: 'words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + NAME)) return null;
      const [language, part] = id.slice(NAME.length + 2).split('-words-');
      if (!language) {
        const load = (name: string, part: string): string => `() => import('${NAME}/${name}-words-${part}')`;
        const each = readdirSync(folder).map(
          (name) => `${JSON.stringify(name)}: { ${PARTS.map((part) => `${part}: ${load(name, part)}`).join(', ')} }`,
        );
        return `export default { ${each.join(', ')} }`;
      }
      const files = readdirSync(join(folder, language)).filter((f) => f.endsWith('.ftl') && !NEVER.test(f) && partOf(f) === part);
      const text = files.sort().map((f) => bare(readFileSync(join(folder, language, f), 'utf8')));
      return `export default ${JSON.stringify(text.join('\n'))}`;
    },
  };
}
