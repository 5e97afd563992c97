import type { RentFrequency } from '@manzil/contracts/listings/vocabulary';
import { Remembered } from '../remembered.js';
import { readArea } from './read/areas.js';
import { currencyOfSign, namedCurrency, readCurrency } from './read/currencies.js';
import { figureTokens } from './read/figure-tokens.js';
import { readMoney } from './read/money.js';
import { periodOfWord } from './read/periods.js';
import { sqFtPer } from './read/units.js';
import { MOST_REMEMBERED, namesLike } from './names-like.js';
import type { SourceRecord } from './source-record.js';

const lettersOf = (name: string): string => name.replace(/[^\p{L}]/gu, '');

const CURRENCY_WORD =
  /^(?:price|list(?:ing)?|sales?|selling|asking|rent(?:al)?|amounts?|property|unit|offer)*(?:currency|curr?|ccy|isowaehrung|waehrung|moneda|devise|valuta)(?:code|iso|type|name|symbol|unit)*$/;
const PERIOD_WORD =
  /^(?:(?:rent(?:al)?|price|lease)(?:frequency|freq|period|interval|per|cycle)|frequency|freq)$/;
/** Names in an element of a price, or in its attributes. */
const PERIOD_IN_PRICE = /^(?:period|frequency|freq|per|interval|cycle)$/;
const PRICES = /^(?:price|prices|rent|rental|listprice|amount|preise|preise\.waehrung)$/;

/** The fields of any format that name the currency of a record's amounts. */
const CURRENCIES = namesLike((name) => {
  const at = name.lastIndexOf('.');
  return (at === -1 || PRICES.test(name.slice(0, at))) && CURRENCY_WORD.test(lettersOf(name.slice(at + 1)));
});

/** The fields of any format that name the period of a rent. */
const PERIODS = namesLike((name) => {
  const at = name.lastIndexOf('.');
  if (at === -1) return PERIOD_WORD.test(lettersOf(name));
  return PRICES.test(name.slice(0, at)) && PERIOD_IN_PRICE.test(lettersOf(name.slice(at + 1)));
});

/** Fields that have the currency, the period, or both: "AED/month". */
const PRICE_UNITS = new Set(['price_unit', 'price.@unit', 'price.unit']);
/** The ends of the names of fields with the unit of one area. */
const OWN_UNITS = new Set([
  ...['.@unit', '.@units', '.@uom', '.@measure', '.@unit_measure', '.@unitofmeasure'],
  ...['.unit', '.units', '.uom', '.measure', '_unit', '_units', '_uom', '_measure'],
]);
/** The fields with the unit of all areas of a record. */
const UNITS_OF_RECORD = new Set([
  ...['area_unit', 'area_units', 'size_unit', 'size_units', 'area_uom', 'area_measure', 'uom'],
  ...['unit_of_measure', 'measurement_unit', 'area_measurement_unit', 'builtup_area_unit', 'bua_unit'],
]);
const IS_UNIT = /(?:units?|uom|measure)$/;

/** The names of fields that state the currency, period or unit of a figure; few names of a record do. */
const BESIDE = namesLike(
  (name) =>
    CURRENCIES.has(name) ||
    PERIODS.has(name) ||
    IS_UNIT.test(name) ||
    UNITS_OF_RECORD.has(name) ||
    name.endsWith('currency'),
);
export const isBesideFigure = (name: string): boolean => BESIDE.has(name);

interface Stated {
  field: string;
  value: string;
}

function statedBeside(source: SourceRecord, matches: (name: string) => boolean): Stated[] {
  const stated: Stated[] = [];
  for (const field of source.besideFigures) {
    const value = matches(field) ? source.text(field) : '';
    if (value !== '') stated.push({ field, value });
  }
  return stated;
}

const priceUnitsOf = (source: SourceRecord): NonNullable<ReturnType<typeof readMoney>>[] =>
  statedBeside(source, (name) => PRICE_UNITS.has(name)).flatMap(({ value }) => readMoney(`2 ${value}`) ?? []);

/** Returns the currencies that the fields beside the amount `name` state. */
export function currenciesBeside(source: SourceRecord, name: string): string[] {
  const own = [`${name}.@currency`, `${name}.currency`, `${name}_currency`];
  const stated = statedBeside(source, (field) => CURRENCIES.has(field) || own.includes(field));
  return [
    ...stated.map(({ value }) => readCurrency(value)),
    ...priceUnitsOf(source).flatMap(({ currency }) => currency ?? []),
  ];
}

/** Returns the stated fields beside a rent that name its period, each with its text. */
export function periodsBeside(source: SourceRecord): Stated[] {
  const inUnits = priceUnitsOf(source).flatMap(({ period }) => period ?? []);
  return [...statedBeside(source, PERIODS.has), ...inUnits.map((value) => ({ field: 'price_unit', value }))];
}

/** True for a price whose unit, in a field of its own, is by area. */
export const isPerAreaBeside = (source: SourceRecord): boolean =>
  priceUnitsOf(source).some(({ perSqFt }) => perSqFt !== undefined);

/** Returns the unit that the fields beside the area `name` state; `unit` is the one of the format. */
export function unitBeside(source: SourceRecord, name: string, unit: string): string {
  if (source.besideFigures.length === 0) return unit;
  const isOwn = (field: string): boolean => field.startsWith(name) && OWN_UNITS.has(field.slice(name.length));
  const [own] = statedBeside(source, isOwn);
  // An adapter may know units that are unknown elsewhere.
  if (own !== undefined && (unit === '' || readArea('1', own.value) !== undefined)) return own.value;
  if (unit !== '') return unit;
  return statedBeside(source, (field) => UNITS_OF_RECORD.has(field))[0]?.value ?? '';
}

/** The figures whose currency, period or unit a sender may write into the name of the column. */
const PRICE_FIELDS = new Set(['price', 'service_charge']);
const AREA_FIELDS = new Set(['unit_builtup_area', 'plot_area']);

const isFigure = (ours: string): boolean => PRICE_FIELDS.has(ours) || AREA_FIELDS.has(ours);
const statedByNames = new Remembered<readonly [attribute: string, value: string][]>(MOST_REMEMBERED);

/**
 * Returns the currency, period or unit that the sender's column name states for our figure `ours`: "Price (USD)", "Rent
 * per month", "Size sqm".
 */
export function statedByName(name: string, ours: string): readonly [attribute: string, value: string][] {
  if (!isFigure(ours)) return [];
  return statedByNames.of(`${ours}\0${name}`, () => readName(name, ours));
}

function readName(name: string, ours: string): [attribute: string, value: string][] {
  const isPrice = PRICE_FIELDS.has(ours);
  const tokens = figureTokens(name) ?? [];
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  if (!isPrice) {
    // The unit is the last words that are one: "plot size sq m".
    const from = words.findIndex((_word, index) => sqFtPer(words.slice(index).join('')) !== undefined);
    return from === -1 ? [] : [['@unit', words.slice(from).join(' ')]];
  }
  const currencies = tokens.flatMap(({ kind, text }) =>
    kind === 'sign' ? (currencyOfSign(text) ?? []) : kind === 'word' ? (namedCurrency(text) ?? []) : [],
  );
  const periods: RentFrequency[] = words.flatMap((word) => periodOfWord(word) ?? []);
  return [
    ...currencies.slice(0, 1).map((value): [string, string] => ['@currency', value]),
    ...periods.slice(0, 1).map((value): [string, string] => ['@period', value]),
    ...words
      .filter((word) => word !== 'm' && sqFtPer(word) !== undefined)
      .map((value): [string, string] => ['@unit', value]),
  ];
}

const BESIDE_FIGURES = namesLike((name) => {
  const word = lettersOf(name.slice(name.lastIndexOf('.') + 1));
  return CURRENCY_WORD.test(word) || PERIOD_IN_PRICE.test(word) || /^(?:units?|uom|measure)$/.test(word);
});

/**
 * Returns our name for a field in the element of a mapped figure that has its currency, period or unit: with
 * `rent.value` as the price, `rent.ccy` is `price.ccy`. Undefined for any other name.
 */
export function nameBesideFigure(fields: Readonly<Record<string, string>>, name: string): string | undefined {
  const at = name.lastIndexOf('.');
  if (at === -1 || !BESIDE_FIGURES.has(name)) return undefined;
  for (const [theirs, ours] of Object.entries(fields))
    if (theirs.lastIndexOf('.') === at && theirs.startsWith(name.slice(0, at + 1)) && isFigure(ours))
      return `${ours}${name.slice(at)}`;
  return undefined;
}
