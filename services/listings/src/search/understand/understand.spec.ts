import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { COMMERCIAL, CONDITIONS, HANDOVER } from './condition-sentences.js';
import { ARABIC, ENGLISH, NEAR } from './sentences.js';
import { SEEKERS_ARABIC } from './seeker-sentences-ar.js';
import { SEEKERS_ENGLISH } from './seeker-sentences-en.js';
import { TRIAL_ARABIC } from './trial-sentences-ar.js';
import { VISITORS_ARABIC } from './visitor-sentences-ar.js';
import { VISITORS_ENGLISH } from './visitor-sentences-en.js';
import { vocabularyFixture } from './vocabulary-fixture.js';
import { understand } from './understand.js';

const vocabulary = vocabularyFixture();
const SENTENCES = [
  ...ENGLISH,
  ...ARABIC,
  ...NEAR,
  ...VISITORS_ENGLISH,
  ...VISITORS_ARABIC,
  ...TRIAL_ARABIC,
  ...CONDITIONS,
  ...HANDOVER,
  ...COMMERCIAL,
  ...SEEKERS_ENGLISH,
  ...SEEKERS_ARABIC,
];
const words = SENTENCES.flatMap(([text]) => text.split(' '));
const WORDS = [...new Set([...words, 'tower', 'view', ',', '"', '+', '-', '٫', 'T-1', '𝟚', 'é', '\0'])];

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((chosen) => chosen.join(' ')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((chosen) => chosen.join('')),
);
const readable = (text: string): string => text.replace(/[^\p{L}\p{Nd}]/gu, '');

describe('understanding a search text', () => {
  it.for(SENTENCES)('%s', ([text, filters, rest = '']) => {
    const understood = understand(text, vocabulary);
    expect({ filters: understood.filters, rest: understood.rest }).toEqual({ filters, rest });
  });

  it('takes the whole reference only, and no word that is a part of one', () => {
    expect(understand('t-1', vocabulary).parts).toEqual([
      { kind: 'reference', value: 't-1', from: 0, to: 3 },
    ]);
    expect(understand('T-1 villa', vocabulary).filters).toEqual({ references: ['T-1'], type: ['Villa'] });
    expect(understand('t-12', vocabulary).filters).toEqual({});
    expect(understand('1', vocabulary)).toEqual({ filters: {}, parts: [], rest: '1' });
  });

  it('leaves a number to what is counted by it', () => {
    expect(understand('springs 4', vocabulary).filters).toEqual({ location: ['Springs 4'] });
    expect(understand('springs 4 bed', vocabulary).filters).toEqual({ location: ['Springs'], bedrooms: [4] });
  });

  it.each(['vlla', 'pol', 'jvd', 'stud', '14 cheques', 'palms', 'villager'])(
    'does not correct %s',
    (text) => {
      expect(understand(text, vocabulary)).toEqual({ filters: {}, parts: [], rest: text });
    },
  );

  it('says where each part is', () => {
    expect(understand('2 bed, dubai marina tower', vocabulary)).toMatchObject({
      parts: [
        { kind: 'bedrooms', value: [2], from: 0, to: 5 },
        { kind: 'place', value: 'Dubai Marina', from: 7, to: 19 },
      ],
      rest: 'tower',
    });
  });

  it('never throws, and divides every text into parts that do not overlap and the rest', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { parts, rest } = understand(text, vocabulary);
        let at = 0;
        let outside = '';
        for (const { from, to } of parts) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          outside += text.slice(at, from);
          at = to;
        }
        expect(at).toBeLessThanOrEqual(text.length);
        expect(readable(rest)).toBe(readable(outside + text.slice(at)));
      }),
      { numRuns: 3_000 },
    );
  });

  it('understands the words of a part as the same part, alone or joined to a place', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { from, to, ...stated } of understand(text, vocabulary).parts) {
          const { kind, value } = stated;
          if (kind === 'filler') continue;
          const words = text.slice(from, to);
          const [alone] = understand(words, vocabulary).parts;
          if (alone !== undefined || kind !== 'place') {
            expect(alone).toEqual({ ...stated, from: 0, to: words.length });
            expect(understand(words, vocabulary).parts).toHaveLength(1);
          } else {
            expect(words).toMatch(/^\S+$/);
            expect(understand(`jlt or ${words}`, vocabulary).parts.at(-1)).toMatchObject({ kind, value });
          }
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['60k and 120-150k', { minPrice: 120_000, maxPrice: 150_000 }],
    ['under 1m and over 2m', { minPrice: 2_000_000 }],
    ['over 2m, under 1m', { maxPrice: 1_000_000 }],
    ['over 1m and under 2m', { minPrice: 1_000_000, maxPrice: 2_000_000 }],
    ['under 800 sqft over 1000 sqft under 2m', { minArea: 1_000, maxPrice: 2_000_000 }],
    ['أقل من مليون وأكثر من مليونين', { minPrice: 2_000_000 }],
  ])('takes the last of limits that contradict each other: %s', (text, filters) => {
    const understood = understand(text, vocabulary);
    expect(understood).toMatchObject({ rest: '' });
    expect(understood.filters).toEqual(filters);
  });

  it.each(['5m و٣٠٠ و', '60k to 120-150', '2m and 120 sqm'])(
    'reads the first amount of "%s" as if it were alone',
    (text) => {
      const [first] = understand(text, vocabulary).parts;
      const words = text.slice(0, first?.to ?? 0);
      expect(understand(words, vocabulary).parts).toEqual(first === undefined ? [] : [first]);
    },
  );

  it('takes steps in proportion to the length of the text', () => {
    const stepsOf = (text: string): number => {
      let steps = 0;
      understand(text, vocabulary, () => (steps += 1));
      return steps;
    };
    const hardest = [
      'jumeirha villgae ',
      'near the near the ',
      '10 min from ',
      'between 1 and 2 ',
      'dubai dubai ',
      '1-2-3-',
      'no pool or ',
      'not no without ',
      'بمسبح ',
      'aaaaaaaaa ',
    ];
    for (const piece of hardest) {
      const [once, twice] = [100, 200].map((length) => stepsOf(piece.repeat(200).slice(0, length)));
      expect(twice).toBeLessThanOrEqual(2.5 * (once ?? 0));
      expect(twice).toBeLessThan(20_000);
    }
  });
});
