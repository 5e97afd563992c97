import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DetailWords } from './detail-words.js';
import { MOST_PARTS } from './texts.js';

const word = fc.oneof(
  fc.constantFrom('sea', 'seaside', 'maid', "maid's", 'é', 'ée', '𝒟ubai', 'مسبح'),
  fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 }),
);
const words = fc.uniqueArray(word, { maxLength: 6 });
const listings = fc.array(words, { maxLength: 12 });
const parts = fc.array(fc.record({ text: word, isWhole: fc.boolean() }), {
  minLength: 1,
  maxLength: MOST_PARTS,
});

describe('the words of descriptions', () => {
  it('are found by their beginnings or as a whole, whether they were added with the full copy or later', () => {
    fc.assert(
      fc.property(listings, listings, parts, (before, after, wanted) => {
        const known = new DetailWords();
        const numbers = before.map((each) => known.add(each.join(' ')));
        known.trim();
        numbers.push(...after.map((each) => known.add(each.join(' '))));
        expect(numbers).toEqual([...numbers.keys()]);
        const found = new Uint8Array(numbers.length);
        known.mark(wanted, found);
        for (const [number, each] of [...before, ...after].entries())
          expect(wanted.map((_, index) => ((found[number] ?? 0) >>> index) & 1)).toEqual(
            wanted.map(({ text, isWhole }) =>
              Number(each.some((other) => (isWhole ? other === text : other.startsWith(text)))),
            ),
          );
      }),
    );
  });

  it('are found in far apart listings', () => {
    const known = new DetailWords();
    for (let number = 0; number < 40_000; number += 1)
      known.add(number % 17_000 === 3 ? 'rare common' : 'common');
    known.trim();
    const found = new Uint8Array(40_000);
    known.mark([{ text: 'rar', isWhole: false }, undefined], found);
    expect([...found.keys()].filter((number) => found[number] === 1)).toEqual([3, 17_003, 34_003]);
  });
});
