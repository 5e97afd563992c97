import { mkdirSync, writeFileSync } from 'node:fs';
import { makeCatalogue } from './catalogue.js';

const folder = new URL('../feed/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('manzil-demo.xml', folder), makeCatalogue().feed);
