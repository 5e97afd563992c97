// Packs a list of leaked passwords, a JSON array with the commonest first, for the gateway to refuse:
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
//   node scripts/common-passwords.mjs package/src/passwords.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './lib/paths.mjs';

const [, , source] = process.argv;
if (source === undefined) {
  process.stderr.write('Name the JSON file with the list: node scripts/common-passwords.mjs <file>\n');
  process.exit(1);
}
const passwords = JSON.parse(readFileSync(source, 'utf8')).map((password) => password.toLowerCase());
const lines = [...new Set(passwords)].toSorted().join('\n');
writeFileSync(join(root, 'services/gateway/data/common-passwords.br'), brotliCompressSync(lines));
