import { describe, expect, it } from 'vitest';
import { understand } from './understand.js';
import { vocabularyFixture } from './vocabulary-fixture.js';

const vocabulary = vocabularyFixture();
const filtersOf = (text: string) => understand(text, vocabulary).filters;
const [M, K] = [1_000_000, 1_000];

describe('an amount of several words', () => {
  it.each([
    ['one and a half million', 1.5 * M],
    ['a million and a half', 1.5 * M],
    ['one million and a half', 1.5 * M],
    ['1 and half million', 1.5 * M],
    ['1½ million', 1.5 * M],
    ['½ million', 0.5 * M],
    ['half million', 0.5 * M],
    ['quarter of a million', 0.25 * M],
    ['three quarters of a million', 0.75 * M],
    ['a million', M],
    ['two million five hundred thousand', 2.5 * M],
    ['two million and five hundred thousand', 2.5 * M],
    ['two and a quarter million dirhams', 2.25 * M],
    ['one hundred and twenty thousand', 120 * K],
    ['a hundred thousand', 100 * K],
    ['eighty five thousand aed', 85 * K],
    ['twelve million', 12 * M],
    ['under two million three hundred and fifty thousand', 2.35 * M],
  ])('in English words: %s', (text, maxPrice) => {
    expect(understand(text, vocabulary)).toMatchObject({ filters: { maxPrice }, rest: '' });
  });

  it.each([
    ['1 million 200k', 1.2 * M],
    ['1 million 200 thousand', 1.2 * M],
    ['1m 200k', 1.2 * M],
    ['1m200k', 1.2 * M],
    ['1 million and 250k', 1.25 * M],
    ['1,5m', 1.5 * M],
    ['2 mn 500 k', 2.5 * M],
    ['under 1m 750k', 1.75 * M],
    ['max aed 3 million 50 thousand', 3.05 * M],
    ['5 hundred thousand', 500 * K],
    ['1.2 million aed', 1.2 * M],
    ['3 million and a half', 3.5 * M],
    ['3 quarters of a million', 0.75 * M],
  ])('in digits: %s', (text, maxPrice) => {
    expect(understand(text, vocabulary)).toMatchObject({ filters: { maxPrice }, rest: '' });
  });

  it.each([
    ['مليون', M],
    ['مليون ونصف', 1.5 * M],
    ['مليون ونص', 1.5 * M],
    ['مليون و نصف', 1.5 * M],
    ['مليونين ونص', 2.5 * M],
    ['مليونين ونصف درهم', 2.5 * M],
    ['مليون وربع', 1.25 * M],
    ['مليون إلا ربع', 0.75 * M],
    ['نص مليون', 0.5 * M],
    ['ربع مليون', 0.25 * M],
    ['أقل من مليون و ٢٠٠ ألف', 1.2 * M],
    ['أقل من مليون و٢٠٠ ألف', 1.2 * M],
    ['مليون ومئتين ألف', 1.2 * M],
    ['مليون وثلاثمئة ألف', 1.3 * M],
    ['ثلاثة ملايين ونصف', 3.5 * M],
    ['٣ مليون ونص', 3.5 * M],
    ['خمسة وعشرين ألف', 25 * K],
    ['مئة وعشرين ألف', 120 * K],
    ['ثمانين ألف درهم', 80 * K],
    ['مية الف', 100 * K],
  ])('in Arabic: %s', (text, maxPrice) => {
    expect(understand(text, vocabulary)).toMatchObject({ filters: { maxPrice }, rest: '' });
  });

  it.each([
    ['between one and a half and two million', { minPrice: 1.5 * M, maxPrice: 2 * M }],
    ['2.5 million to 3', { minPrice: 2.5 * M, maxPrice: 3 * M }],
    ['1 million 200k to 2 million', { minPrice: 1.2 * M, maxPrice: 2 * M }],
    ['from 500k to 1 million 100k', { minPrice: 500 * K, maxPrice: 1.1 * M }],
    ['over a million and a half', { minPrice: 1.5 * M }],
    ['من مليون و ٢٠٠ ألف إلى مليونين', { minPrice: 1.2 * M, maxPrice: 2 * M }],
    ['بين مليون ونصف و مليونين', { minPrice: 1.5 * M, maxPrice: 2 * M }],
    ['1 million 2 bed', { maxPrice: M, bedrooms: [2] }],
    ['1m 10 minutes from the metro', { maxPrice: M, near: [{ kind: 'metro' }], nearMinutes: 10 }],
    ['2 million 1200 sqft', { maxPrice: 2 * M, minArea: 1200 }],
    ['2m and 120 sqm', { maxPrice: 2 * M, minArea: 1292 }],
    ['1 million and 3 bed', { maxPrice: M, bedrooms: [3] }],
    ['1m and 10 minutes from the metro', { maxPrice: M, near: [{ kind: 'metro' }], nearMinutes: 10 }],
    ['60k and 120-150 sqm', { maxPrice: 60 * K, minArea: 1292, maxArea: 1615 }],
  ])('beside others: %s', (text, filters) => {
    expect(understand(text, vocabulary)).toMatchObject({ filters, rest: '' });
  });

  it.each([
    ...['1m2', '1 million 200', '1m5', '1 million 350', '2m300', 'under 1 million 200'],
    ...[
      '1 million to 2 million 200',
      '1 million 200 and brand new',
      '7116028173',
      'a couple of million',
      'few million',
    ],
    ...['million dollar view', '0.5', 'two hundred', 'half', 'مليون 200', 'مليون و 200', 'ملايين'],
  ])('is no filter unless it is understood wholly: %s', (text) => {
    expect(filtersOf(text)).toEqual({});
  });
});

describe('words that say nothing', () => {
  it.each([
    ...['brand new', 'nice', 'urgent', 'urgently needed', 'asap', 'beautiful', 'best', 'please'],
    ...['available now', 'بسعر مناسب', 'بحدود', 'فورا', 'عاجل', 'جديدة', 'جميلة', 'لو سمحت'],
    ...['مطلوب', 'ممتازة'],
  ])('do not narrow: %s', (words) => {
    const needed = words.replace(' needed', '');
    expect(understand(`${needed} villa`, vocabulary)).toMatchObject({
      filters: { type: ['Villa'] },
      rest: '',
    });
    expect(understand(`villa ${needed}`, vocabulary)).toMatchObject({
      filters: { type: ['Villa'] },
      rest: '',
    });
  });
});

describe('letters of other alphabets', () => {
  it.each([
    ['ڤيلا', { type: ['Villa'] }],
    ['ڤلل للبيع', { type: ['Villa'], adType: 'sale' }],
    ['پنتهاوس', { type: ['Penthouse'] }],
    ['بنتهاوس', { type: ['Penthouse'] }],
    ['شقة بحديقة', { type: ['Apartment'], amenities: [['Private Garden']] }],
    ['چيم', { amenities: [['Shared Gym']] }],
    ['جيم', { amenities: [['Shared Gym']] }],
    ['دوپلكس', { type: ['Duplex'] }],
    ['پارکینگ', {}],
    ['شقة فی دبي مارینا', { type: ['Apartment'], location: ['Dubai Marina'] }],
    ['الخليج التچاري', { location: ['Business Bay'] }],
    ['نخلة چميرا', { location: ['Palm Jumeirah'] }],
  ])('are folded: %s', (text, filters) => {
    expect(filtersOf(text)).toEqual(filters);
  });
});

describe('searches of other sites', () => {
  it.each([
    ['3 bed + maid', { bedrooms: [3], amenities: [["Maid's Room"]] }],
    ['3 bed+', { bedrooms: [3, 4, 5, 6] }],
    ['3+ bed', { bedrooms: [3, 4, 5, 6] }],
    ['2 bed + study + maid', { bedrooms: [2], amenities: [['Study'], ["Maid's Room"]] }],
    ['dubai-marina', { location: ['Dubai Marina'] }],
    ['mz s 1000', { references: ['mz s 1000'] }],
    ['Noor Al-Amin', { agent: ['1001', 'noor-al-amin'] }],
    ['noor al amin', { agent: ['1001', 'noor-al-amin'] }],
    ['villas with sara', { type: ['Villa'], agent: ['sara-lindqvist'] }],
    ['marina volkova', { agent: ['1003', 'marina-volkova'] }],
  ])('%s', (text, filters) => {
    expect(understand(text, vocabulary)).toMatchObject({ filters, rest: '' });
  });

  it('take a word without its accents where the listings have it so', () => {
    expect(understand('Quiét villa', vocabulary).rest).toBe('Quiet');
    expect(understand('Résidence', vocabulary).rest).toBe('Residence');
    expect(understand('Crème', vocabulary).rest).toBe('Crème');
  });

  it.each([
    ['villa not in dubai', { type: ['Villa'], withoutLocation: ['Dubai'] }],
    [
      '2 bed except jvc or jvt',
      {
        bedrooms: [2],
        withoutLocation: ['Jumeirah Village Circle', 'Jumeirah Village Triangle'],
      },
    ],
    ['anywhere but the palm', { withoutLocation: ['Palm Jumeirah'] }],
    ['jlt not in dubai marina', { location: ['Jumeirah Lake Towers'], withoutLocation: ['Dubai Marina'] }],
    ['شقة خارج دبي مارينا', { type: ['Apartment'], withoutLocation: ['Dubai Marina'] }],
    ["i don't want jvc", { withoutLocation: ['Jumeirah Village Circle'] }],
    [
      'not in jvc, jvt',
      {
        withoutLocation: ['Jumeirah Village Circle', 'Jumeirah Village Triangle'],
      },
    ],
  ])('leave out a place that is not wanted: %s', (text, filters) => {
    expect(filtersOf(text)).toEqual(filters);
  });

  it.each([
    ['2 bed max 150k', { bedrooms: [2], maxPrice: 150_000 }],
    ['3 beds at least 2m', { bedrooms: [3], minPrice: 2_000_000 }],
    ['2 bed at least', { bedrooms: [2, 3, 4, 5, 6] }],
    ['max 2 bed 100k', { bedrooms: [0, 1, 2], maxPrice: 100_000 }],
  ])('take "at least" and "max" for the number that they belong to: %s', (text, filters) => {
    expect(filtersOf(text)).toEqual(filters);
  });

  it('leave a word of a place that is not wanted', () => {
    expect(understand('2 bed not in marina', vocabulary)).toMatchObject({
      filters: { bedrooms: [2] },
      rest: 'not marina',
    });
  });

  it('show one limit of "between" as not understood', () => {
    expect(understand('villa between 2 million', vocabulary)).toMatchObject({
      filters: { type: ['Villa'] },
      rest: 'between 2 million',
    });
  });
});
