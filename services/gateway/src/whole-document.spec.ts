import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wholeDocument } from './whole-document.js';

const committed: unknown = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
);

describe('the API document', () => {
  it('that is committed is the one of this code: `npm run openapi` writes it', () => {
    expect(committed).toEqual(JSON.parse(JSON.stringify(wholeDocument())));
  });

  it('refers only to what it defines', () => {
    const { components } = wholeDocument();
    const defined = { ...components.schemas, ...components.responses };
    const references = JSON.stringify(wholeDocument()).matchAll(/"\$ref":"#\/components\/\w+\/([^"]+)"/g);
    for (const [, name = ''] of references) expect(Object.keys(defined)).toContain(name);
  });

  it('names no shape that is only another name', () => {
    const { schemas } = wholeDocument().components;
    expect(Object.keys(schemas).filter((name) => '$ref' in (schemas[name] ?? {}))).toEqual([]);
  });
});
