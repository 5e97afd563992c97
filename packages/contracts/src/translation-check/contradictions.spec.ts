import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contradictionsBetween } from './contradictions.js';

type Pair = readonly [english: string, arabic: string];

const read = (file: string): Pair[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', arabic = ''] = line.split(' | ');
      return [english, arabic];
    });

const RIGHT = read('right-pairs.txt');
const WRONG = read('wrong-pairs.txt');
const SEED = 20_261_128;

/** Numbers from 0 to 1, the same for each seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MONTHS = 'January February March April June July August September October November December'.split(' ');
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const NUMBERS = 'two three four five six seven eight nine ten'.split(' ');

/** Changes of an English text after it was translated: a figure, a month, a day, a number in words, or a link. */
function changesOf(english: string, next: () => number): string[] {
  const other = (words: readonly string[], word: string): string => {
    const rest = words.filter((each) => each !== word);
    return rest[Math.floor(next() * rest.length)] ?? word;
  };
  const change = (pattern: RegExp, changed: (word: string) => string): string[] =>
    [...english.matchAll(pattern)].map(
      ({ 0: word, index }) => english.slice(0, index) + changed(word) + english.slice(index + word.length),
    );
  const otherDigit = (digit: string): string => other([...'23456789'], digit);
  return [
    // Skips texts with "1 of", which Arabic may omit, and with "24/7".
    ...change(/(?<![\d/:.,+"-])\d(?=[\d.,]*(?![\d/:]))/g, otherDigit).filter(
      (text) => !/\b1 of\b|24\/7/.test(text),
    ),
    ...change(new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'g'), (word) => other(MONTHS, word)),
    ...change(new RegExp(`\\b(?:${DAYS.join('|')})\\b`, 'g'), (word) => other(DAYS, word)),
    ...change(new RegExp(`\\b(?:${NUMBERS.join('|')})\\b`, 'g'), (word) => other(NUMBERS, word)),
    ...change(/(?<=href="\/)\w+/g, () => 'elsewhere'),
  ];
}

describe('the comparison of figures with a translation', () => {
  it('finds at least 98 of 100 contradictions', () => {
    const next = random(SEED);
    const changed = RIGHT.filter((pair) => contradictionsBetween(...pair).length === 0).flatMap(
      ([english, arabic]) => changesOf(english, next).map((change): Pair => [change, arabic]),
    );
    const picked = changed
      .map((pair) => ({ pair, at: next() }))
      .toSorted((one, two) => one.at - two.at)
      .slice(0, 100 - WRONG.length)
      .map(({ pair }) => pair);
    const all = [...WRONG, ...picked];
    expect(all).toHaveLength(100);
    const missed = all.filter((pair) => contradictionsBetween(...pair).length === 0);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2);
  });

  it('holds back at most 5 of 200 right translations', () => {
    expect(RIGHT).toHaveLength(200);
    const refused = RIGHT.filter((pair) => contradictionsBetween(...pair).length > 0);
    expect(refused.length, JSON.stringify(refused)).toBeLessThanOrEqual(5);
  });

  it.each([
    ['3 beds', '4 غرف', { kind: 'number', english: '3', arabic: '' }],
    ['3 beds', '4 غرف', { kind: 'number', english: '', arabic: '4' }],
    ['AED 2.4 million', '2.5 مليون درهم', { kind: 'number', english: '2.4 million', arabic: '' }],
    ['Until May 2027', 'حتى يونيو 2027', { kind: 'date', english: 'May', arabic: '' }],
    ['Open at 9:00', 'نفتح 10:00', { kind: 'date', english: '9:00', arabic: '' }],
    [
      'Call +971 4 000 0000',
      'اتصل على +971 4 000 0001',
      { kind: 'phone', english: '+971 4 000 0000', arabic: '' },
    ],
    ['<a href="/buy">Buy</a>', 'شراء', { kind: 'link', english: '/buy', arabic: '' }],
    ['It is not free.', 'هو مجاني تماماً.', undefined],
    ['Twin towers, joined at the thirtieth floor', 'برجان توأمان يتصلان عند الطابق الثلاثين', undefined],
    ['Along the fourteenth fairway', 'بمحاذاة المسار الرابع عشر', undefined],
    ['No two façades are the same', 'لا تتشابه فيه واجهتان', undefined],
    ['It is not sold.', 'بيع.', { kind: 'negation', english: 'It is not sold.', arabic: '' }],
  ])('%s, as %s, lacks what it names', (english, arabic, expected) => {
    const found = contradictionsBetween(english, arabic);
    if (expected === undefined) expect(found).toEqual([]);
    else expect(found).toContainEqual(expected);
  });

  it('takes a long text in a short time', () => {
    const english = RIGHT.map(([text]) => text)
      .join(' ')
      .repeat(20);
    const arabic = RIGHT.map(([, text]) => text)
      .join(' ')
      .repeat(20);
    const start = process.cpuUsage();
    contradictionsBetween(english, arabic);
    // CPU time in microseconds, independent of the load of the machine.
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });
});
