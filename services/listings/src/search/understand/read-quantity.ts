import { BEDROOMS_OR_MORE } from '@manzil/contracts/listings/vocabulary';
import type { Statement, Unit } from './meaning.js';
import { belongsToNext, readAmount, type Amount } from './read-amount.js';
import type { Read, Reader } from './reader.js';

const SQ_FT_OF_A_SQ_M = 10.7639;
/** AED; a smaller number without a currency or a factor is not a price. */
const LEAST_PLAIN_PRICE = 10_000;
/** AED; a larger number without a currency or a factor is not a price but a permit or telephone number. */
const MOST_PLAIN_PRICE = 1_000_000_000;
/** sq ft */
const LEAST_AREA = 50;
const MOST = 10_000_000_000;
const MOST_BATHROOMS = 20;
const MOST_CHEQUES = 12;

type Bound = 'min' | 'max';
interface Quantity {
  low: number;
  high: number | undefined;
  bound: Bound | undefined;
  /** True when the words can only mean an amount of money. */
  isMoney: boolean;
  unit: Unit | undefined;
}

/**
 * Reads a number with its unit: bedrooms, bathrooms, cheques, an area or a price. An amount that is only partly
 * understood is read without a value.
 */
export function readQuantity(reader: Reader, start: number): Read<Statement | undefined> | undefined {
  const counted = readCounted(reader, start);
  const read = readLimits(reader, start);
  if (counted !== undefined && (read === undefined || counted.end >= read.end)) {
    const statement = toStatement(counted.value);
    return statement && { value: statement, end: counted.end };
  }
  if (read === undefined) return undefined;
  const { value: amount, end } = read;
  if (amount === undefined) return { value: undefined, end };
  const statement = toStatement(amount) ?? priceFor(reader, amount, end);
  if (statement?.kind !== 'price') return statement && { value: statement, end };
  const period = readPeriod(reader, end);
  if (period === undefined) return { value: statement, end };
  return { value: { ...statement, value: { ...statement.value, period: period.value } }, end: period.end };
}

/** A noun that contains its number, in Arabic also as the lower limit of a range: "من غرفتين إلى أربع غرف". */
function readCounted(reader: Reader, start: number): Read<Quantity> | undefined {
  const compare = reader.read('compare', start);
  const counted = reader.read('counted', compare?.end ?? start);
  if (counted === undefined) return undefined;
  const { unit, count } = counted.value;
  const second = compare === undefined ? undefined : readSecond(reader, counted.end, false);
  const secondUnit = second && reader.unit(second.end);
  if (second !== undefined && secondUnit?.value.unit === unit)
    return {
      value: { low: count, high: second.value.number, bound: undefined, isMoney: false, unit },
      end: secondUnit.end,
    };
  const bound = readBound(reader, counted.end);
  const by = compare?.value.by;
  // "شقة من غرفتين" is a flat of two bedrooms.
  const isOf = by === 'between' || (compare?.end === start + 1 && reader.tokens[start]?.key === OF);
  const compared = isOf ? undefined : by;
  return {
    value: { low: count, high: undefined, bound: bound?.value.by ?? compared, isMoney: false, unit },
    end: bound?.end ?? counted.end,
  };
}

const OF = 'من';

/** "At least" after a number, unless it belongs to the next one: "2 bed max 150k". */
function readBound(reader: Reader, at: number): Read<{ by: Bound }> | undefined {
  const bound = reader.read('bound', at);
  const compare = reader.read('compare', at);
  if (bound === undefined || compare === undefined) return bound;
  const amount = reader.read('currency', compare.end)?.end ?? compare.end;
  return readAmount(reader, amount) === undefined && reader.read('counted', amount) === undefined
    ? bound
    : undefined;
}

/** "5,000 a month": a small number is a price too when it is for a period. */
function priceFor(reader: Reader, amount: Quantity, end: number): Statement | undefined {
  const isRent = amount.unit === undefined && readPeriod(reader, end) !== undefined && amount.low >= 100;
  return isRent ? toStatement({ ...amount, isMoney: true }) : undefined;
}

function readPeriod(reader: Reader, at: number): Read<'monthly' | 'yearly'> | undefined {
  const read = reader.read('statement', at);
  return read?.value.statement.kind === 'period'
    ? { value: read.value.statement.value, end: read.end }
    : undefined;
}

function readLimits(reader: Reader, start: number): Read<Quantity | undefined> | undefined {
  const compare = reader.read('compare', start);
  let at = compare?.end ?? start;
  let isMoney = false;
  const skipCurrency = (): void => {
    const currency = reader.read('currency', at);
    if (currency === undefined) return;
    isMoney = true;
    at = currency.end;
  };
  skipCurrency();
  const first = readAmount(reader, at);
  if (first === undefined) return undefined;
  if (first.value.isUnclear === true) return { value: undefined, end: first.end + 1 };
  at = first.end;
  skipCurrency();
  // The hyphen of "2-bedroom" does not join a second number.
  let unit = reader.unit(at);
  const by = compare?.value.by;
  let bound: Bound | undefined = by === 'between' ? undefined : by;
  const afterFirst = unit?.end ?? at;
  const second = readSecond(reader, afterFirst, by === 'between');
  let high: Read<Amount> | undefined;
  if (second?.value.isUnclear === true) return { value: undefined, end: second.end + 1 };
  if (second !== undefined && (by !== 'max' || first.value.number < second.value.number)) {
    const secondUnit = reader.unit(second.end)?.value.unit;
    const agrees = unit === undefined || secondUnit === unit.value.unit;
    const isOther = second.value.factor < first.value.factor && belongsToNext(reader, second.end);
    if (agrees && !isOther) {
      high = second;
      at = second.end;
      skipCurrency();
      unit = reader.unit(at);
    }
  }
  if (by === 'between' && high === undefined) return { value: undefined, end: at };
  at = unit?.end ?? at;
  const plus = high === undefined && !isAnd(reader, at) ? readBound(reader, at) : undefined;
  if (plus !== undefined) {
    bound = plus.value.by;
    at = plus.end;
    const behind = unit === undefined ? reader.unit(at) : undefined;
    if (behind !== undefined) {
      unit = behind;
      at = behind.end;
    } else if (unit === undefined) skipCurrency();
  }
  const factors = [first.value.factor, high?.value.factor ?? 1];
  isMoney ||= unit === undefined && Math.max(...factors) > 1;
  // "1 to 2 million" and "2.5 million to 3": both numbers have the factor of one of them.
  const isRising = first.value.number <= (high?.value.number ?? 0);
  const shared = first.value.factor === 1 && isRising ? (high?.value.factor ?? 1) : first.value.factor;
  const highFactor = high?.value.factor === 1 && isRising ? shared : (high?.value.factor ?? 1);
  const amount: Quantity = {
    low: first.value.number * shared,
    high: high === undefined ? undefined : high.value.number * highFactor,
    bound,
    isMoney,
    unit: unit?.value.unit,
  };
  return { value: amount, end: at };
}

/** "3 bed + maid", "2 bedroom plus study": the sign adds an amenity or another number. */
function isAnd(reader: Reader, at: number): boolean {
  const [before, sign] = [reader.tokens[at - 1], reader.tokens[at]];
  if (sign === undefined || !['+', 'plus'].includes(sign.key) || before?.to === sign.from) return false;
  const next = reader.read('statement', at + 1)?.value.statement.kind;
  return next === 'amenity' || reader.tokens[at + 1]?.kind === 'number';
}

/** Arabic joins the "and" of "between" to the next word: "بين مليون ومليونين". */
function readSecond(reader: Reader, at: number, isBetween: boolean): Read<Amount> | undefined {
  const isJoined = isBetween && reader.tokens[at]?.bareKey !== undefined;
  const from = reader.read('join', at)?.end ?? (isJoined ? at : undefined);
  if (from === undefined) return undefined;
  const currency = reader.read('currency', from);
  return readAmount(reader, currency?.end ?? from);
}

function toStatement({ low, high, bound, isMoney, unit }: Quantity): Statement | undefined {
  const least = Math.min(low, high ?? low);
  const most = Math.max(low, high ?? low);
  if (most > MOST || least < 0) return undefined;
  const isWhole = Number.isInteger(least) && Number.isInteger(most);
  switch (unit) {
    case 'bedroom':
      return isWhole && most <= 50
        ? { kind: 'bedrooms', value: bedrooms(least, most, high, bound) }
        : undefined;
    case 'bathroom':
      return isWhole && least <= MOST_BATHROOMS ? { kind: 'bathrooms', value: least } : undefined;
    case 'cheque':
      return isWhole && least > 0 && most <= MOST_CHEQUES ? { kind: 'cheques', value: most } : undefined;
    case 'sqft':
    case 'sqm': {
      const factor = unit === 'sqm' ? SQ_FT_OF_A_SQ_M : 1;
      const value = limits(Math.round(least * factor), Math.round(most * factor), high, bound ?? 'min');
      return least * factor >= LEAST_AREA ? { kind: 'size', value } : undefined;
    }
    case undefined: {
      const isPrice = least > 0 && (isMoney || (least >= LEAST_PLAIN_PRICE && most <= MOST_PLAIN_PRICE));
      const value = limits(Math.round(least), Math.round(most), high, bound ?? 'max');
      return isPrice ? { kind: 'price', value } : undefined;
    }
  }
}

const limits = (least: number, most: number, high: number | undefined, bound: Bound) =>
  high !== undefined ? { min: least, max: most } : bound === 'min' ? { min: least } : { max: most };

/** The last choice means that many or more, so larger numbers are capped to it. */
function bedrooms(least: number, most: number, high: number | undefined, bound: Bound | undefined): number[] {
  const from = high === undefined && bound === 'max' ? 0 : Math.min(least, BEDROOMS_OR_MORE);
  const to = high === undefined && bound === 'min' ? BEDROOMS_OR_MORE : Math.min(most, BEDROOMS_OR_MORE);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
