import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { CatalogueTexts } from './catalogue';

const SQUARE_METRES = 0.092903;
const ARABIC_LETTER = /\p{Script=Arabic}/u;
const LEFT_TO_RIGHT = '\u2066';
const RIGHT_TO_LEFT = '\u2067';
const OWN_DIRECTION = '\u2068';

const isolated = (direction: string, text: string): string => `${direction}${text}\u2069`;

/** Converts AED per square foot to AED per square metre. */
export function perSquareMetre(perSquareFoot: number): number {
  return Math.round(perSquareFoot / SQUARE_METRES);
}

export type Formats = ReturnType<typeof formatsOf>;

/**
 * How a language writes figures and dates. The time zone is Dubai's, and both sides name the locale, because the server
 * and every browser must write the same characters.
 */
export function formatsOf(locale: string, textDirection: 'ltr' | 'rtl', texts: CatalogueTexts) {
  const timeZone = 'Asia/Dubai';
  const { language } = new Intl.Locale(locale);
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const fils = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // Without its region, because British English writes "1.4m".
  const short = new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumFractionDigits: 1,
    numberingSystem: whole.resolvedOptions().numberingSystem,
  });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const timestamps = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const weekdays = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const shortDays = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });

  const both = new Intl.ListFormat(locale, { type: 'conjunction' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });

  const isRightToLeft = textDirection === 'rtl';
  const direction = isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT;
  /** Keeps parts of any direction whole and in the order of the language, also in a sentence that isolates the list. */
  const inOrder = (parts: readonly string[], join: (parts: readonly string[]) => string): string =>
    parts.length > 1 && (isRightToLeft || ARABIC_LETTER.test(parts.join('')))
      ? isolated(direction, join(parts.map((part) => isolated(OWN_DIRECTION, part))))
      : join(parts);

  /** A count or amount with thousands separators: 2350000 is "2,350,000". */
  const number = (value: number): string => whole.format(value);
  const aed = (amount: number): string => texts.price.amount({ amount: number(amount) });
  /** "AED 2,350,000"; a missing or zero amount is "Price on request", never AED 0. */
  const price = (amount: number | null): string =>
    amount === null || amount <= 0 ? texts.price.onRequest : aed(amount);
  const weekday = (iso: string): string => weekdays.format(new Date(iso));
  const clock = (iso: string): string => times.format(new Date(iso));

  return {
    number,
    /** With one decimal place: "2.0". */
    tenths: (value: number): string => tenths.format(value),
    /** "2.4M". */
    shortNumber: (value: number): string => short.format(value),
    /** A limit of prices within a sentence: "5M", and in full where that would leave something out. */
    limit: (value: number): string =>
      value >= 1_000_000 && value % 100_000 === 0 ? short.format(value) : number(value),
    /** An amount in whole AED, which may be 0. */
    aed,
    /** An amount in AED, with fils where there are any. */
    exactAed: (amount: number): string =>
      Number.isInteger(amount) ? aed(amount) : texts.price.amount({ amount: fils.format(amount) }),
    /** An amount in whole units of another currency: "USD 544,600". */
    inCurrency: (amount: number, currency: string): string =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        maximumFractionDigits: 0,
      }).format(amount),
    /** A fraction as a percentage with up to two decimals. */
    percent: (fraction: number): string => percents.format(fraction),
    price,
    /** The price as its list shows it: a year's rent is marked as such. */
    listingPrice: (amount: number | null, adType: AdType): string =>
      adType === 'rent' && amount !== null && amount > 0
        ? texts.price.aYear({ amount: number(amount) })
        : price(amount),
    /** Square feet with its unit: "1,420 sq ft". */
    area: (squareFeet: number): string => texts.units.squareFeet({ size: number(squareFeet) }),
    /** Square feet as square metres with the unit: "132 m²". */
    squareMetres: (squareFeet: number): string =>
      texts.units.squareMetres({ size: number(squareFeet * SQUARE_METRES) }),
    /** "a, b, c", without empty parts. */
    listed: (parts: Iterable<string | false | null | undefined>): string =>
      inOrder(
        [...parts].flatMap((part) => part || []),
        (whole) => whole.join(texts.words.comma),
      ),
    /** "a, b and c". */
    and: (parts: readonly string[]): string => inOrder(parts, (whole) => both.format(whole)),
    /** "a, b or c". */
    or: (parts: readonly string[]): string => inOrder(parts, (whole) => either.format(whole)),
    /** The size of a file: "840 kB", "2.4 MB". */
    bytes: (bytes: number): string =>
      bytes < 1_000_000
        ? texts.units.kilobytes({ size: number(Math.max(1, bytes / 1000)) })
        : texts.units.megabytes({ size: tenths.format(bytes / 1_000_000) }),
    /** An ISO 8601 date as "14 September 2026"; text that is no date is returned as it is. */
    date: (iso: string): string => {
      const date = new Date(iso);
      return Number.isNaN(date.getTime()) ? iso : dates.format(date);
    },
    /** An ISO 8601 moment as "14 September 2026 at 09:00". */
    dateTime: (iso: string): string => timestamps.format(new Date(iso)),
    /** The day of an ISO 8601 moment as "Monday 14 September". */
    weekday,
    /** The day of an ISO 8601 moment as "Mon 14 Sept". */
    shortDay: (iso: string): string => shortDays.format(new Date(iso)),
    /** The time of an ISO 8601 moment as "09:00". */
    clock,
    /** "Monday 14 September, 09:00". */
    slot: (iso: string): string => texts.viewing.slot({ day: weekday(iso), time: clock(iso) }),
    /** Bedrooms in words: 0 is a studio. */
    bedrooms: (count: number): string => (count === 0 ? texts.units.studio : texts.units.beds({ count })),
  };
}
