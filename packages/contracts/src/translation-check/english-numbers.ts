import { takeOut, type Figure } from './figures.js';

const UNITS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  k: 1_000,
  million: 1_000_000,
  mn: 1_000_000,
  m: 1_000_000,
  billion: 1_000_000_000,
  bn: 1_000_000_000,
  b: 1_000_000_000,
};

const any = (words: object): string => Object.keys(words).join('|');
const SCALE = `(?:\\s*(hundred|thousand|million|mn|billion|bn)\\b|([KMB]|k)\\b|(?<=AED\\s?[\\d.]+)\\s?(m)\\b)`;
const SMALL = `(?:${any(TENS)})(?:[-\\s](?:one|${any(UNITS)}))?|${any(UNITS)}`;

/** Digits with a scale: 80%, AED 5 million, 2.4M, 200,000 without its comma, 2nd. */
const DIGITS = new RegExp(`(\\d+(?:\\.\\d+)?)(?:${SCALE}|(st|nd|rd|th)\\b)?`, 'g');
/** Words: twenty-five, two hundred and fifty thousand, half a million. */
const WORDS = new RegExp(
  `\\b(?:(a|one|half a|${SMALL})\\s+(hundred|thousand|million|billion)(?:\\s+and\\s+(${SMALL}))?(?:\\s+(thousand|million))?|(${SMALL}))\\b`,
  'gi',
);
/** Places in an order and parts of a whole, which Arabic may write in digits. */
const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...(
    'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
    'sixteenth seventeenth eighteenth nineteenth'
  )
    .split(' ')
    .map((word, index) => [word, index + 3] as const),
  ...Object.entries(TENS).map(([word, value]) => [word.replace(/y$/, 'ieth'), value] as const),
]);
const ORDINAL = new RegExp(`\\b(${any(ORDINALS)})s?\\b`, 'gi');
/** English words for an Arabic dual. */
const TWO = /\b(?:both|twice|twins?|pairs?|couples?|double|second|either|neither|half|halves)\b/gi;

const number = (value: number, text: string): Figure => ({ kind: 'number', value: String(value), text });

export function englishNumbersIn(text: string): Figure[] {
  const always = takeOut(text, /\b24\s*\/\s*7\b/g, () => []);
  const digits = takeOut(always.rest, DIGITS, ([whole, digit = '', word, letter, price, ordinal]) => {
    const scale = SCALES[(word ?? letter ?? price ?? '').toLowerCase()] ?? 1;
    const figure = number(round(Number(digit) * scale), whole.trim());
    return [{ ...figure, isOptional: figure.value === '1' || ordinal !== undefined }];
  });
  const words = takeOut(digits.rest, WORDS, ([whole, first, scale, second, more, small]) => [
    number(
      small === undefined
        ? ((first === undefined ? 0 : valueOf(first)) * scaleOf(scale) + valueOf(second ?? '')) *
            scaleOf(more)
        : valueOf(small),
      whole,
    ),
  ]);
  const ordinals = takeOut(words.rest, ORDINAL, ([word, ordinal = '']) => [
    { ...number(ORDINALS[ordinal.toLowerCase()] ?? 0, word), isOptional: true },
  ]);
  const two = takeOut(ordinals.rest, TWO, ([word]) => [{ ...number(2, word), isOptional: true }]);
  return [...digits.figures, ...words.figures, ...ordinals.figures, ...two.figures];
}

const scaleOf = (word: string | undefined): number =>
  word === undefined ? 1 : (SCALES[word.toLowerCase()] ?? 1);

function valueOf(words: string): number {
  const text = words.toLowerCase();
  if (text === 'a' || text === 'one') return 1;
  if (text === 'half a') return 0.5;
  return text
    .split(/[-\s]/)
    .reduce((sum, word) => sum + (word === 'one' ? 1 : (UNITS[word] ?? TENS[word] ?? 0)), 0);
}

/** Removes floating-point errors: 2.4 million is 2,400,000. */
export const round = (value: number): number => Math.round(value * 1_000) / 1_000;
