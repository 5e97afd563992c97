import { figureTokens, isMinus, isSeparator, type FigureToken } from './figure-tokens.js';
import { readNumber } from './numbers.js';
import { sqFtPer } from './units.js';

const MOST_SQ_FT = 1_000_000_000;
const THREE_DECIMALS = /^\D*[1-9]\d{0,2}\.\d{3}(?!\d)/;
/** A smaller area with three decimals is no home. */
const LEAST_DOUBTFUL_SQ_FT = 100;
const PLAIN = /^\d{1,9}(\.\d+)?$/;

/** Words beside an area that do not change its figure. */
const BESIDE_AREAS: ReadonlySet<string> = new Set([
  ...['bua', 'built', 'up', 'builtup', 'area', 'plot', 'size', 'total', 'internal', 'approx'],
  ...['approximately', 'ca', 'circa', 'gross', 'net', 'living', 'unit', 'land', 'of', 'مساحه', 'حوالي'],
]);

/**
 * Reads an area in sq ft with two decimals. Its unit is the one in the value, else `unit`, else sq ft. 0 means not
 * stated (null); undefined for an unknown unit, or several figures.
 */
export function readArea(value: string, unit: string): number | null | undefined {
  const area = readOne(value, unit);
  return area === undefined ? readTwice(value) : area;
}

const TWO =
  /^(?<one>[^(/|=;]+?)(?:[(/|=;]|\s[-–—]\s|(?<=\p{L}),\s|(?<=\p{L})\.?(?=\d))(?<other>[^(/|=;)]+)\)?$/u;
/** Rounded figures of one area in two units differ by less. */
const MOST_DIFFERENCE = 0.01;

/** Reads an area that is stated in two units: `1,254 sqft (116.5 sqm)`. Undefined when these are different areas. */
function readTwice(value: string): number | undefined {
  const { one = '', other = '' } = TWO.exec(value)?.groups ?? {};
  const [first, second] = [readOne(one, 'none'), readOne(other, 'none')];
  if (first == null || second == null) return undefined;
  return Math.abs(first - second) <= first * MOST_DIFFERENCE ? first : undefined;
}

function readOne(value: string, unit: string): number | null | undefined {
  const given = PLAIN.test(value) ? { amount: Number(value), unit: '' } : figureAndUnit(figureTokens(value));
  if (given?.amount === undefined) return undefined;
  const { amount } = given;
  if (amount === 0) return null;
  const factor = given.unit === '' ? factorOf(unit) : sqFtPer(given.unit);
  if (factor === undefined || amount * factor > MOST_SQ_FT) return undefined;
  // "1.254" is 1,254 where a dot separates thousands.
  if (THREE_DECIMALS.test(value) && amount * factor < LEAST_DOUBTFUL_SQ_FT) return undefined;
  return Math.round(amount * factor * 100) / 100;
}

/** Returns the sq ft in the unit of a field of its own. */
function factorOf(unit: string): number | undefined {
  const known = unit === '' ? 1 : sqFtPer(unit.toLowerCase().replace(/[.\s]+/g, ''));
  if (known !== undefined) return known;
  const stated = figureAndUnit(figureTokens(unit));
  if (stated === undefined || stated.amount !== undefined) return undefined;
  return stated.unit === '' ? 1 : sqFtPer(stated.unit);
}

/** Returns the only number and the joined words of the unit; undefined when there is something else. */
function figureAndUnit(
  tokens: FigureToken[] | undefined,
): { amount: number | undefined; unit: string } | undefined {
  let amount: number | undefined;
  let unit = '';
  for (const [index, { kind, text }] of tokens?.entries() ?? []) {
    if (kind === 'number') {
      const number = readNumber(text);
      if (number === undefined || amount !== undefined) return undefined;
      amount = number;
    } else if (kind === 'word') {
      if (!BESIDE_AREAS.has(text)) unit += text;
    } else if (!isSeparator(text) || isMinus(tokens ?? [], index)) return undefined;
  }
  return { amount, unit };
}
