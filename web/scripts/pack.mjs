// Compresses the files of a build beside themselves, for the room to send as they are: `node pack.mjs FOLDER`. A file that hardly
// gets smaller stays alone.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
const PACKED = /\.(br|gz)$/;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
for (const path of files.filter((file) => !PACKED.test(file))) {
  const bytes = readFileSync(join(folder, path));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const packed = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
  for (const [ending, small] of Object.entries(packed))
    if (small.length < bytes.length * 0.9) writeFileSync(join(folder, `${path}.${ending}`), small);
}
