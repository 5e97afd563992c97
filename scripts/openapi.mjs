import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

// Writes docs/openapi.json from the built gateway.
const { wholeDocument } = await import(join(root, 'services/gateway/dist/whole-document.js'));
const file = join(root, 'docs/openapi.json');
writeFileSync(file, JSON.stringify(wholeDocument()));
process.stdout.write(`${file}\n`);
