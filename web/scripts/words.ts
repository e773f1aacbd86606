// Vite plugin: the words of each language (`words/*/*.ftl` at the root of the repository) as one module each, read when the client
// is built and loaded by whoever speaks it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words';

/** Comments and blank lines say nothing to the browser. */
const bare = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');

export function words(root: string): Plugin {
  const folder = join(root, 'words');
  return {
    name: 'words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + NAME)) return null;
      const language = id.slice(NAME.length + 2);
      if (!language) {
        const each = readdirSync(folder).map((name) => `${JSON.stringify(name)}: () => import('${NAME}/${name}')`);
        return `export default { ${each.join(', ')} }`;
      }
      const files = readdirSync(join(folder, language)).filter((f) => f.endsWith('.ftl'));
      const text = files.sort().map((f) => bare(readFileSync(join(folder, language, f), 'utf8')));
      return `export default ${JSON.stringify(text.join('\n'))}`;
    },
  };
}
