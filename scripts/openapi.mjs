import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { root } from './lib/paths.mjs';

// Writes docs/openapi.json from the built gateway.
const { wholeDocument } = await import(join(root, 'services/gateway/dist/whole-document.js'));
const file = join(root, 'docs/openapi.json');
const options = await prettier.resolveConfig(file);
const text = await prettier.format(JSON.stringify(wholeDocument()), { ...options, filepath: file });
writeFileSync(file, text);
process.stdout.write(`${file}\n`);
