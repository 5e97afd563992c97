import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { completeSentence } from './complete-sentence.js';
import { ARABIC, ENGLISH } from './sentences.js';
import { vocabularyFixture } from './vocabulary-fixture.js';
import { understand } from './understand.js';

const vocabulary = vocabularyFixture();
const textsOf = (typed: string): string[] => completeSentence(typed, vocabulary).map(({ text }) => text);

describe('completing a search text', () => {
  it.each([
    ['2 bed dubai mar', '2 bedrooms in Dubai Marina'],
    ['2 bed mar', '2 bedrooms in Dubai Marina'],
    ['2br in dubai mar', '2 bedrooms in Dubai Marina'],
    ['villa with pool palm j', 'villa with pool in Palm Jumeirah'],
    ['1 bed flat for rent jv', '1 bedroom flat for rent in Jumeirah Village Circle'],
    ['studio under 90k business', 'studio under 90k in Business Bay'],
    ['غرفتين دبي مار', 'غرفتين في دبي مارينا'],
    ['شقة في نخلة ج', 'شقة في نخلة جميرا'],
    ['دبي مار', 'دبي مارينا'],
  ])('makes of %s, among others, %s', (typed, text) => {
    expect(textsOf(typed)).toContain(text);
  });

  it.each([
    ['2 bed', ['2 bedrooms']],
    ['villa without pool', ['villa without pool']],
    ['3-4 beds', ['3-4 beds']],
    ['غرفتين', ['غرفتين']],
    ['mar', []],
    ['dubai marina', ['near Dubai Marina Mall']],
    ['2 bed qqq', []],
    ['quiet 2 bed dubai mar', []],
    ['MZ-S-1000', []],
    ['', []],
  ])('makes of %s only %j', (typed, texts) => {
    expect(textsOf(typed)).toEqual(texts);
  });

  it('returns texts that mean what it says, whatever was typed', () => {
    const words = [...new Set([...ENGLISH, ...ARABIC].flatMap(([text]) => text.split(' ')))];
    const typed = fc
      .tuple(fc.array(fc.constantFrom(...words), { maxLength: 6 }), fc.nat(3))
      .map(([chosen, cut]) => chosen.join(' ').slice(0, cut === 0 ? undefined : -cut));
    fc.assert(
      fc.property(typed, (text) => {
        for (const completion of completeSentence(text, vocabulary)) {
          expect(understand(completion.text, vocabulary)).toEqual(completion.understood);
          expect(completion.understood.rest).toBe('');
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
