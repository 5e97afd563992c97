import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DEEPEST_JSON, findJsonFault } from './scan-json.js';

describe('JSON from outside', () => {
  it('is any JSON without a repeated field', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const fault = findJsonFault(text);
        const odd = text.includes('__proto__') || text.includes('\\u0000');
        expect(fault === undefined || odd).toBe(true);
      }),
    );
  });

  it.each([
    ['{"a":1,"a":2}', 'a', 'is given twice'],
    [String.raw`{"a":1,"\u0061":2}`, 'a', 'is given twice'],
    ['{"b":[{"c":{"d":1}},{"c":{"d":1,"e":"}","d":2}}]}', 'b.1.c.d', 'is given twice'],
    ['{"__proto__":{"isAdmin":true}}', '__proto__', 'is not a field'],
    [String.raw`{"a":{"__pro\u0074o__":1}}`, 'a.__proto__', 'is not a field'],
    [String.raw`{"a":["x","y\u0000"]}`, 'a.1', 'must not hold the character U+0000'],
    [String.raw`{"a\u0000":1}`, 'a\0', 'must not hold the character U+0000'],
  ])('%s is refused and the field named', (text, field, message) => {
    expect(findJsonFault(text)).toEqual({ field, message });
  });

  it.each([
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    String.raw`{"a":"\"a\":1,\"a\":2"}`,
    '{"a":"a","b":"a"}',
  ])('%s repeats nothing', (text) => {
    expect(findJsonFault(text)).toBeUndefined();
  });

  it('is nested so deep and no deeper', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(findJsonFault(nested(DEEPEST_JSON))).toBeUndefined();
    expect(findJsonFault(nested(DEEPEST_JSON + 1))?.message).toBe('is nested too deeply');
  });

  it('is scanned in time that grows with its length, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', 'a', '\0') }),
        (text) => {
          findJsonFault(text);
        },
      ),
    );
    // A backtracking scanner would take minutes for these.
    const started = process.cpuUsage();
    for (const text of [
      '"'.repeat(262_143),
      '\\"'.repeat(131_000),
      '{"a":'.repeat(50_000),
      '['.repeat(262_144),
    ])
      findJsonFault(text);
    // CPU time in microseconds, which does not depend on the load of the machine.
    expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
  });
});
