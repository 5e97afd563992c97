import { readNumber } from './read-number.js';
import type { Read, Reader } from './reader.js';

/** `number` times `factor`; `isUnclear` when a part of the amount is not understood. */
export interface Amount {
  number: number;
  factor: number;
  isUnclear?: boolean;
}

interface Term {
  value: number;
  factor: number;
}

/**
 * Reads a number in digits or words with the factor after it, and smaller amounts added to it: "1 million 200k", "two
 * and a half million", "مليون ونصف".
 */
export function readAmount(reader: Reader, start: number): Read<Amount> | undefined {
  const first = readTerm(reader, start);
  if (first === undefined) return undefined;
  let { end } = first;
  let { value: total, factor: last } = first.value;
  while (last > 1) {
    const next = readTerm(reader, afterAnd(reader, end));
    if (next === undefined || next.value.factor === 1 || next.value.factor >= last) break;
    total += next.value.value;
    last = next.value.factor;
    ({ end } = next);
  }
  const { factor } = first.value;
  return {
    value: { number: total / factor, factor, ...(isContinued(reader, end, factor) && { isUnclear: true }) },
    end,
  };
}

/** A number with its factor: "two hundred thousand", "2m", "half a million". */
function readTerm(reader: Reader, start: number): Read<Term> | undefined {
  const counted = reader.read('scaled', start);
  if (counted !== undefined) {
    const { count, factor } = counted.value;
    return withFraction(reader, { value: { value: count * factor, factor }, end: counted.end });
  }
  const half = reader.read('fraction', start);
  const small = half === undefined ? readSmall(reader, start) : { value: half.value.part, end: half.end };
  if (small === undefined) return undefined;
  const more = half === undefined ? reader.read('fraction', afterAnd(reader, small.end)) : undefined;
  const number = small.value + (more?.value.part ?? 0);
  const end = more?.end ?? small.end;
  const factor = readFactor(reader, end);
  if (factor !== undefined)
    return withFraction(reader, {
      value: { value: number * factor.value, factor: factor.value },
      end: factor.end,
    });
  return half === undefined ? { value: { value: number, factor: 1 }, end } : undefined;
}

/** "100 m2" is an area: the unit is longer than the factor. */
function readFactor(reader: Reader, at: number): Read<number> | undefined {
  const scale = reader.read('scale', at);
  const unit = reader.unit(at);
  if (scale === undefined || (unit !== undefined && unit.end > scale.end)) return undefined;
  return { value: scale.value.factor, end: scale.end };
}

/** "A million and a half", "مليون إلا ربع". */
function withFraction(reader: Reader, term: Read<Term>): Read<Term> {
  const { value, factor } = term.value;
  const less = reader.read('less', term.end);
  const from = less?.end ?? afterAnd(reader, term.end);
  const part = reader.read('fraction', from);
  const isAdded = less !== undefined || from > term.end || beginsWithAnd(reader, from);
  if (part === undefined || !isAdded || readFactor(reader, part.end) !== undefined) return term;
  const change = part.value.part * factor;
  return { value: { value: less === undefined ? value + change : value - change, factor }, end: part.end };
}

/** A number below the factor: digits, or words such as "two hundred and fifty" and "خمسة وعشرين". */
function readSmall(reader: Reader, start: number): Read<number> | undefined {
  const token = reader.tokens[start];
  const digits = token?.kind === 'number' ? readNumber(token.key) : undefined;
  const word = reader.read('number', start);
  const first =
    digits === undefined
      ? word && { value: word.value.number, end: word.end }
      : { value: digits, end: start + 1 };
  if (first === undefined) return undefined;
  const hundred = reader.read('hundred', first.end);
  let sum = hundred !== undefined && first.value < 10 ? first.value * 100 : first.value;
  let end = sum === first.value ? first.end : (hundred?.end ?? first.end);
  if (digits !== undefined) return { value: sum, end };
  for (;;) {
    const from = afterAnd(reader, end);
    const next = reader.read('number', from);
    const isArabic = reader.tokens[from]?.bareKey !== undefined || reader.tokens[end]?.key === AND;
    if (next === undefined || !follows(sum, next.value.number, isArabic)) return { value: sum, end };
    sum += next.value.number;
    ({ end } = next);
  }
}

/** "Hundred" is followed by a smaller number, and "twenty" by "two"; in Arabic, "two" is followed by "and twenty". */
function follows(sum: number, next: number, isArabic: boolean): boolean {
  if (sum >= 100 && sum % 100 === 0) return next < 100;
  const [tens, ones] = [Math.floor((sum % 100) / 10), sum % 10];
  if (ones === 0 && tens >= 2) return next < 10;
  return isArabic && tens === 0 && ones > 0 && next >= 20 && next < 100 && next % 10 === 0;
}

/** "1 million 200", "1m5": another number belongs to the amount, but its meaning is ambiguous. */
function isContinued(reader: Reader, end: number, factor: number): boolean {
  const at = afterAnd(reader, end);
  const [last, next] = [reader.tokens[end - 1], reader.tokens[at]];
  if (factor === 1 || next?.kind !== 'number') return false;
  if (last?.to === next.from) return true;
  const number = readNumber(next.key) ?? 0;
  return number >= 100 && number < 1_000 && !belongsToNext(reader, at + 1);
}

/** The number before `at` counts what follows, or begins another range: "120 sqm", "10 minutes", "120-150k". */
export function belongsToNext(reader: Reader, at: number): boolean {
  if (reader.unit(at) !== undefined || reader.read('minutes', at) !== undefined) return true;
  const join = reader.read('join', at);
  return join !== undefined && readSmall(reader, join.end) !== undefined;
}

const AND = 'و';

const afterAnd = (reader: Reader, at: number): number =>
  ['and', AND].includes(reader.tokens[at]?.key ?? '') ? at + 1 : at;

const beginsWithAnd = (reader: Reader, at: number): boolean =>
  reader.tokens[at]?.key.startsWith(AND) ?? false;
