import type { FeedRecord } from './feed-record.js';
import { currenciesBeside, isPerAreaBeside, periodsBeside } from './figure-fields.js';
import { understand } from './read-term.js';
import { AED } from './read/currencies.js';
import { MOST_AED, readMoney, type Money } from './read/money.js';
import { readRentFrequency } from './read/periods.js';
import { yearlyRent } from './read/terms.js';
import type { SourceRecord } from './source-record.js';

type Pricing = Pick<FeedRecord, 'price' | 'quotedPrice' | 'rentFrequency'>;

interface GivenPrice {
  adType: FeedRecord['adType'] | null;
  /** Empty when it is not stated. */
  frequency: string;
  names: { price: string; frequency: string };
  onRequest?: boolean;
  /** The currency that the definition of the format has for amounts without one; AED by default. */
  unstated?: string;
}

/**
 * Converts rents to AED a year and keeps the quoted price. A rent without a period is a yearly one, as is usual in the
 * UAE. An amount that is not in AED, not a total, or of an unknown or contradictory period becomes no price: "on
 * request" is never wrong.
 */
export function pricing(source: SourceRecord, given: GivenPrice): Pricing {
  const { adType, names } = given;
  const unstated = source.reading.amountCurrency || given.unstated || AED;
  const beside = periodsBeside(source);
  const period = adType === 'rent' ? periodOf(source, given, beside) : null;
  const without: Pricing = { price: null, quotedPrice: null, rentFrequency: period ?? null };
  const money = given.onRequest === true ? null : amountOf(source, names.price, unstated);
  const quoted = Math.round(money?.amount ?? 0);
  if (money === null || quoted === 0) return without;
  if (period === undefined) return { price: null, quotedPrice: quoted, rentFrequency: null };
  if (adType !== 'rent') {
    if (money.period === undefined) return { price: quoted, quotedPrice: quoted, rentFrequency: null };
    source.warn(names.price, `"${shown(source, names.price)}" is a rent, but the listing is for sale`);
    return without;
  }
  if (money.period !== undefined && period !== null && period !== money.period) {
    const stated = `"${shown(source, names.price)}" is ${money.period}`;
    source.warn(names.price, `${stated}, but the period is stated as ${period}, so the rent is left out`);
    return { price: null, quotedPrice: null, rentFrequency: null };
  }
  const rentFrequency = money.period ?? period ?? 'yearly';
  const price = yearlyRent(quoted, rentFrequency);
  if (price <= MOST_AED) return { price, quotedPrice: quoted, rentFrequency };
  source.warn(names.price, `${quoted} ${rentFrequency} is not plausible`);
  return { price: null, quotedPrice: null, rentFrequency };
}

/** Reads AED per sq ft a year, rounded to fils; 0 means not stated. */
export function serviceChargeOf(source: SourceRecord, name: string): number | null {
  const money = source.read(readMoney, name);
  if (
    money === null ||
    money.amount === 0 ||
    isForeign(source, name, money, source.reading.amountCurrency || AED)
  )
    return null;
  if (money.period === undefined || money.period === 'yearly')
    return Math.round((money.amount / (money.perSqFt ?? 1)) * 100) / 100;
  source.warn(name, `"${shown(source, name)}" is not a charge by the year`);
  return null;
}

/** Returns the period; null when it is not stated, undefined when it is unknown, contradictory, or staff ignore it. */
function periodOf(
  source: SourceRecord,
  { frequency, names }: GivenPrice,
  beside: ReturnType<typeof periodsBeside>,
): Pricing['rentFrequency'] | undefined {
  const own = frequency === '' ? [] : [{ field: names.frequency, value: frequency }];
  const others = beside.filter(({ field, value }) => field !== names.frequency && value !== frequency);
  const stated = [...own, ...others];
  if (stated.length === 0) return null;
  const periods = new Set(
    stated.map(({ field, value }) =>
      understand(source, { term: 'rentFrequency', read: readRentFrequency, field, value }),
    ),
  );
  const [period] = periods;
  if (periods.size === 1) return period ?? undefined;
  const values = [...new Set(stated.map(({ value }) => `"${value.slice(0, 40)}"`))].join(' and ');
  source.warn(names.frequency, `${values} contradict each other, so the rent is left out`);
  return undefined;
}

/** Reads a total in AED; null, with a warning, when the price is anything else. */
function amountOf(source: SourceRecord, name: string, unstated: string): Money | null {
  const money = source.read(readTotal, ...namesOf(name));
  if (money === null || isForeign(source, name, money, unstated)) return null;
  if (money.perSqFt === undefined && !isPerAreaBeside(source)) return money;
  source.warn(name, `"${shown(source, name)}" is a price per area, so the price is left out`);
  return null;
}

function readTotal(value: string): Money | null | undefined {
  const money = readMoney(value);
  return money?.isAmbiguous === true ? undefined : money;
}

/** No amounts are converted, and none in another currency may be shown as AED. */
function isForeign(
  source: SourceRecord,
  name: string,
  { currency, amount }: Money,
  unstated: string,
): boolean {
  if (amount === 0) return false;
  const stated = [...(currency === undefined ? [] : [currency]), ...currenciesBeside(source, name)];
  const foreign = stated.find((code) => code !== AED);
  if (foreign === undefined && (stated.length > 0 || unstated === AED)) return false;
  const reason =
    foreign === undefined
      ? `has no currency, which means ${unstated} in this feed, so it is left out; the mapping can name another one`
      : `is in ${foreign}, not in AED, so it is left out`;
  source.warn(name, `"${shown(source, name)}" ${reason}`);
  return true;
}

/** An amount may be in an element of its own: `price.value`. */
const namesOf = (name: string): string[] => [name, `${name}.amount`, `${name}.value`, `${name}.@value`];

const shown = (source: SourceRecord, name: string): string => source.text(...namesOf(name)).slice(0, 80);
