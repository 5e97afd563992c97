import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { MOST_PARTS, Texts } from './texts.js';

const word = fc.oneof(
  fc.constantFrom('sea', 'seaside', 'mz-s-1203', 'é', 'ée', '北', '𝒟ubai', 'a', '2', '100%'),
  fc.string({ unit: fc.constantFrom('a', 'b', '1', '-'), minLength: 1, maxLength: 5 }),
);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\t', '\u00a0')), { maxLength: 6 })
  .map((words) => words.map((pair) => pair.join('')).join(''));
const texts = fc.array(text, { maxLength: 12 });
const parts = fc.array(word, { minLength: 1, maxLength: MOST_PARTS });

describe('texts that are searched by parts of their words', () => {
  it('are found by the parts they contain, whether they were added with the full copy or later', () => {
    fc.assert(
      fc.property(texts, texts, parts, (before, after, wanted) => {
        const known = new Texts();
        const numbers = before.map((each) => known.add(each));
        known.trim();
        numbers.push(...after.map((each) => known.add(each)));
        expect(numbers).toEqual([...numbers.keys()]);
        const found = known.containing(wanted);
        for (const [number, each] of [...before, ...after].entries())
          expect(wanted.map((_, index) => ((found[number] ?? 0) >>> index) & 1)).toEqual(
            wanted.map((part) => Number(each.includes(part))),
          );
      }),
    );
  });

  it('are found among thousands, where most words need not be looked at', () => {
    const known = new Texts();
    const all = Array.from(
      { length: 5_000 },
      (_, index) => `home ${index % 7 === 0 ? 'sea' : 'park'} ref-${index}`,
    );
    for (const each of all) known.add(each);
    known.trim();
    for (const part of ['sea', 'ref-4999', '-12', '9', 'k', 'f-', 'seaside']) {
      const found = known.containing([part]);
      expect(all.filter((_, number) => found[number] === 1)).toEqual(
        all.filter((each) => each.includes(part)),
      );
    }
  });

  it('need a rebuild when many were added later', () => {
    const known = new Texts();
    known.add('first');
    known.trim();
    for (let count = 0; count < 20_000; count += 1) known.add('later');
    expect(known.needsRebuild).toBe(false);
    known.add('last');
    expect(known.needsRebuild).toBe(true);
  });
});
