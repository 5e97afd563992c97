import { toAsciiDigits } from '../../text/fold.js';

/** The order of day and month in a feed; `both` when its dates contradict each other. */
export type DayMonthOrder = 'day-first' | 'month-first' | 'both';

/** Gulf time has no daylight saving time. */
const GULF_OFFSET = '+04:00';
const GULF_OFFSET_MS = 4 * 60 * 60_000;

const TIME =
  String.raw`(?:(?:[T,\s]+(?:at\s+)?|-(?=\d{1,2}:\d{2}:\d{2}))(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?\s*(?:(?<half>[AP])\.?M\.?)?)?` +
  String.raw`\s*(?:Z|UTC?|GMT|GST)?\s*(?<offset>[+-]\d{1,2}(?::?\d{2})?)?(?:\s*UTC|\s*\([^)]*\))?$`;
const WEEKDAY = String.raw`^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+(?:of|de))?`;
const MONTH_NAME = String.raw`(?<name>[a-z\u0430-\u044f\u0621-\u064a]{3,10})\.?`;
/** With the name of its month, a date with two digits for the year has one meaning. */
const YEAR = String.raw`(?<year>\d{4}|\d{2})`;

const YEAR_FIRST = new RegExp(
  String.raw`^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})${TIME}`,
  'i',
);
const YEAR_LAST = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<sign>[-/.])(?<other>\d{1,2})\k<sign>(?<year>\d{4})${TIME}`,
  'i',
);
const DAY_NAME = new RegExp(String.raw`${WEEKDAY}${DAY}[\s/.-]*${MONTH_NAME}[\s,/.-]+${YEAR}${TIME}`, 'i');
const NAME_DAY = new RegExp(
  String.raw`${WEEKDAY}${MONTH_NAME}[\s-]+${DAY},?[\s-]+(?<year>\d{4})${TIME}`,
  'i',
);
const YEAR_NAME = new RegExp(String.raw`^(?<year>\d{4})[\s/-]${MONTH_NAME}[\s/-]${DAY}${TIME}`, 'i');
/** `Wed May 20 10:00:00 GST 2026`, as C and Java write it. */
const YEAR_AFTER_TIME =
  /^((?:[a-z]{3}\s+)?[a-z]{3}\s+\d{1,2})\s+(\d{1,2}:\d{2}:\d{2})((?:\s+[A-Z+][\w:+]*)?)\s+(\d{4})$/i;
const COMPACT =
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?:[-T]?(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?)?$/;
/** Seconds or milliseconds since 1970, also as .NET writes them: `/Date(1779256800000)/`. */
const UNIX = /^(?:\/Date\()?(\d{10})(\d{3})?(?:\.\d+)?(?:(?:[+-]\d{4})?\)\/)?$/;
/** Days since 1899 in a spreadsheet, from 2001 to 2064. */
const SPREADSHEET_DAYS = /^([345]\d{4})(\.\d+)?$/;
const SPREADSHEET_EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;
/** Earlier dates are placeholders of the sending software. */
const FIRST_YEAR = 1990;
const NO_DATE = /^(0+|0000-00-00.*|00\/00\/0000.*|0001-01-01.*)$/;
const IS_UTC = /(?:Z|UTC?|GMT)$/i;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ARABIC_MONTHS = [
  ...['يناير', 'فبراير', 'مارس', 'ابريل', 'مايو', 'يونيو', 'يوليو', 'اغسطس', 'سبتمبر', 'اكتوبر', 'نوفمبر'],
  'ديسمبر',
];
const LEVANT_MONTHS = [
  ...['كانون الثاني', 'شباط', 'اذار', 'نيسان', 'ايار', 'حزيران', 'تموز', 'اب', 'ايلول', 'تشرين الاول'],
  ...['تشرين الثاني', 'كانون الاول'],
];
/** The beginnings of Russian months, in the nominative and the genitive. */
const RUSSIAN_MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const MONTH_NAMES =
  /^(january|february|march|april|may|june|july|august|sept?|september|october|november|december)$/;

type Parts = Record<string, string | undefined>;

/**
 * Returns a feed's date as ISO 8601 in UTC; without a zone it is Gulf time. Without an `order` dates with slashes are
 * `MM/DD/YYYY`, and those with hyphens `DD-MM-YYYY`. Null for a zero date; undefined for a day that does not exist or
 * has two meanings.
 */
export function readDate(value: string, order?: DayMonthOrder): string | null | undefined {
  const text = toAsciiDigits(value).trim();
  if (NO_DATE.test(text)) return null;
  const date = readStated(text.replace(YEAR_AFTER_TIME, '$1 $4 $2$3').replaceAll('،', ','), order);
  return date !== undefined && date < `${FIRST_YEAR}` ? null : date;
}

function readStated(text: string, order: DayMonthOrder | undefined): string | undefined {
  const days = SPREADSHEET_DAYS.exec(text);
  if (days) {
    const gulf = (Number(days[0]) - SPREADSHEET_EPOCH_DAYS) * DAY_MS - GULF_OFFSET_MS;
    return new Date(Math.round(gulf / 1_000) * 1_000).toISOString();
  }
  const unix = UNIX.exec(text);
  if (unix) return new Date(Number(unix[1]) * 1_000 + Number(unix[2] ?? 0)).toISOString();
  const parts =
    YEAR_FIRST.exec(text)?.groups ??
    monthKnown(YEAR_LAST.exec(text)?.groups, order) ??
    monthNamed((DAY_NAME.exec(text) ?? NAME_DAY.exec(text) ?? YEAR_NAME.exec(text))?.groups) ??
    COMPACT.exec(text)?.groups;
  return parts === undefined ? undefined : toIso(parts, IS_UTC.test(text.replace(/\s*\([^)]*\)$/, '')));
}

/** Reads which of two numbers of a date is the month; undefined for a date with two meanings. */
function monthKnown(parts: Parts | undefined, order: DayMonthOrder | undefined): Parts | undefined {
  if (parts === undefined) return undefined;
  const { first = '', sign = '', other = '' } = parts;
  const shown = orderShownBy(first, other) ?? (sign === '.' ? 'day-first' : order);
  if (shown === 'both') return undefined;
  const isDayFirst = shown === undefined ? sign === '-' : shown === 'day-first';
  return { ...parts, day: isDayFirst ? first : other, month: isDayFirst ? other : first };
}

function orderShownBy(first: string, other: string): 'day-first' | 'month-first' | undefined {
  if (Number(first) > 12) return 'day-first';
  return Number(other) > 12 || Number(first) === Number(other) ? 'month-first' : undefined;
}

const NUMERIC = /^\s*(\d{1,2})([/-])(\d{1,2})\2(?:19|20)\d\d(?=$|[\sT,])/;

/**
 * Returns the order that a date shows, `unknown` for one with two meanings; undefined for any other text, and for a
 * date that is the same in both orders.
 */
export function orderOf(value: string): 'day-first' | 'month-first' | 'unknown' | undefined {
  const [, first, , other] = NUMERIC.exec(value) ?? [];
  if (first === undefined || other === undefined || Number(first) === Number(other)) return undefined;
  return orderShownBy(first, other) ?? 'unknown';
}

function monthNamed(parts: Parts | undefined): Parts | undefined {
  const name = parts?.name?.toLowerCase().replace(/[أإ]/g, 'ا') ?? '';
  const arabic = ARABIC_MONTHS.indexOf(name) + 1;
  if (arabic > 0) return { ...parts, month: String(arabic) };
  const other =
    LEVANT_MONTHS.indexOf(name) + 1 || RUSSIAN_MONTHS.findIndex((start) => name.startsWith(start)) + 1;
  if (other > 0) return { ...parts, month: String(other) };
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  return month > 0 && (name.length === 3 || MONTH_NAMES.test(name))
    ? { ...parts, month: String(month) }
    : undefined;
}

const to24Hours = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);

/** `+4` and `+0400` as `+04:00`. */
function wholeOffset(offset: string | undefined): string | undefined {
  if (offset === undefined) return undefined;
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{1,2}?):?(\d{2})?$/.exec(offset) ?? [];
  return hours === '' ? undefined : `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

function toIso(parts: Parts, isUtc: boolean): string | undefined {
  const { month = '', day = '', hour = '0', minute = '00', second = '00', half } = parts;
  const year = (parts.year ?? '').padStart(4, '20');
  // `Date` would read 30 February as 2 March.
  if (Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()) return undefined;
  const zone = wholeOffset(parts.offset) ?? (isUtc ? 'Z' : GULF_OFFSET);
  const [twoMonth, twoDay] = [month.padStart(2, '0'), day.padStart(2, '0')];
  const twoHour = String(to24Hours(Number(hour), half)).padStart(2, '0');
  const time = new Date(`${year}-${twoMonth}-${twoDay}T${twoHour}:${minute}:${second}${zone}`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
