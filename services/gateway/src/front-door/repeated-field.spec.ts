import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { repeatedField } from './repeated-field.js';

describe('a field given twice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"listing":{"title":"x","reference":"y","title":"z"}}', 'listing.title'],
    ['{"rows":[{"id":1},{"id":2,"id":3}]}', 'rows.id'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['{ "a" : "{\\"a\\":1}" , "b":1, "a":null}', 'a'],
  ])('in %s is found', (text, field) => {
    expect(repeatedField(text)).toBe(field);
  });

  it.each(['{"a":', '"', '{"a":"\\', '[1,2', '{{{{', '', '{"a":1}}', '{"\\x":1,"\\x":2}'])(
    'is not looked for in %j, which is no JSON',
    (text) => {
      expect(repeatedField(text)).toBeUndefined();
    },
  );

  it('is never seen in what has none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => repeatedField(JSON.stringify(value)) === undefined),
      { numRuns: 500 },
    );
  });

  it.each([
    ['open quotes', '"\\'.repeat(120_000)],
    ['a long text', `{"a":"${'x'.repeat(250_000)}"}`],
    ['deep objects', '{"a":'.repeat(50_000)],
    ['a deep list', '['.repeat(250_000)],
  ])('is looked for quickly in %s', (_name, text) => {
    const start = performance.now();
    repeatedField(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
