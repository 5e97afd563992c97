import {
  HANDOVER_YEARS,
  type AdType,
  type CompletionStatus,
  type Furnishing,
  type RentFrequency,
  type Tenure,
  type UnitType,
} from '@manzil/contracts/listings/vocabulary';
import { ownPropertyValue } from '../own-property.js';

/**
 * Reads any text that contains the word: `For Sale`, `RENT`, `Commercial Sale`; `Buy` is a sale. Undefined for a text
 * with both.
 */
export function readAdType(value: string): AdType | undefined {
  const rent = /rent|\bleas|\blet(ting)?\b|holiday homes?|[إا]يجار|ت[أا]جير|^(r|rr|cr)$/i.test(value);
  const sale = /sale|buy|sell|purchas|بيع|شراء|تمليك|^(s|rs|cs)$/i.test(value);
  if (rent === sale) return undefined;
  return rent ? 'rent' : 'sale';
}

/** Names of Property Finder's codes, so that visitors never see "OF". */
const UNIT_TYPE_CODES: Readonly<Record<string, string>> = {
  AP: 'Apartment',
  BC: 'Business Centre',
  BU: 'Bulk Units',
  BW: 'Bungalow',
  CD: 'Compound',
  CW: 'Co-working Space',
  DX: 'Duplex',
  FA: 'Factory',
  FF: 'Full Floor',
  FM: 'Farm',
  HA: 'Hotel Apartment',
  HF: 'Half Floor',
  LC: 'Labour Camp',
  LP: 'Land',
  OF: 'Office',
  PH: 'Penthouse',
  RE: 'Retail',
  SH: 'Shop',
  SR: 'Showroom',
  ST: 'Storage',
  TH: 'Townhouse',
  VH: 'Villa',
  WB: 'Whole Building',
  WH: 'Warehouse',
};

/** Returns the name of a two-letter code; any other text unchanged. */
export const unitTypeWord = (value: string): string => ownPropertyValue(UNIT_TYPE_CODES, value) ?? value;

const LOOKUP = /^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/;

/** Separates the words of a RESO lookup value: `SingleFamilyResidence` is "Single family residence". */
export function lookupWords(value: string): string {
  if (!LOOKUP.test(value)) return value;
  return value.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Matches whole Arabic words, also with the article. */
function arabic(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:ال)?(?:${words})(?!\p{L})`, 'u');
}

const UNIT_TYPE_WORDS: readonly (readonly [RegExp, UnitType])[] = [
  [/\boffices?\b/i, 'Office'],
  [arabic('مكتب|مكاتب'), 'Office'],
  [/\bware\s?-?houses?\b/i, 'Warehouse'],
  [arabic('مستودع|مستودعات'), 'Warehouse'],
  [/\bshops?\b|\bretail\b/i, 'Shop'],
  [arabic('محل|محلات'), 'Shop'],
  [/\bplots?\b/i, 'Plot'],
  [arabic('قطعة|قسيمة'), 'Plot'],
  [/\blands?\b/i, 'Land'],
  [arabic('أرض|ارض|أراضي|اراضي'), 'Land'],
  [/\bpent\s?-?houses?\b/i, 'Penthouse'],
  [arabic('بنت ?هاوس'), 'Penthouse'],
  [/\btown\s?-?houses?\b/i, 'Townhouse'],
  [arabic('تاون ?هاوس'), 'Townhouse'],
  [/\bduplex(e?s)?\b/i, 'Duplex'],
  [arabic('دوبلكس'), 'Duplex'],
  [/\bvillas?\b|\bbungalows?\b|\bsingle family\b|\bhouses?\b/i, 'Villa'],
  [arabic('فيلا|فلة|فلل|فيلات'), 'Villa'],
  [/\bapp?artments?\b|\bapts?\b|\bcondo(minium)?s?\b|\bflats?\b|\bstudios?\b|\blofts?\b/i, 'Apartment'],
  [arabic('شقة|شقق|[أا]?ستوديو|استديو'), 'Apartment'],
];

/** Returns the site's type for a type of any feed; undefined when none matches. */
export function readUnitType(value: string): UnitType | undefined {
  return UNIT_TYPE_WORDS.find(([pattern]) => pattern.test(value))?.[1];
}

const PERIODS_A_YEAR: Record<RentFrequency, number> = { yearly: 1, monthly: 12, weekly: 52, daily: 365 };

/** Returns AED a year. */
export const yearlyRent = (quoted: number, frequency: RentFrequency): number =>
  quoted * PERIODS_A_YEAR[frequency];

export function readFlag(value: string): boolean | undefined {
  if (/^(1|yes|true|y|t|on|checked|نعم)$/i.test(value)) return true;
  if (/^(0|no|false|n|f|off|unchecked|لا)$/i.test(value)) return false;
  return undefined;
}

export function readCompletion(value: string): CompletionStatus | undefined {
  if (/off.?plan|under.?construction|(قيد|تحت) ال[إا]نشاء|على (الخارطة|المخطط)/i.test(value))
    return 'off_plan';
  if (
    /\b(?:not|non)[\s-](?:complete|ready|finish)|\b(?:in|un)(?:complete|finish)|غير (مكتمل|جاهز)/i.test(value)
  )
    return undefined;
  if (/complete|ready|finished|handed over|جاهز|مكتمل/i.test(value)) return 'completed';
  return undefined;
}

const UNFURNISHED = /\bun-?\s?furnish\w*|\b(not|non|no)[\s-]?furnish\w*|غير مفروش[ةه]?|بدون (أثاث|فرش)/gi;

export function readFurnishing(value: string): Furnishing | undefined {
  if (/part|semi|نصف|جزئي|شبه/i.test(value)) return 'partly';
  if (/^(no|0|n|false)$/i.test(value)) return 'unfurnished';
  const without = value.replace(UNFURNISHED, ' ');
  const isFurnished = /furnish|مفروش/i.test(without);
  // "Furnished or unfurnished" is a choice.
  if (without !== value) return isFurnished ? undefined : 'unfurnished';
  return isFurnished || /^(yes|1|y|true|full|fully)$/i.test(value) ? 'furnished' : undefined;
}

/** Undefined for other kinds of ownership, and for a choice. */
export function readTenure(value: string): Tenure | undefined {
  const freehold = /free\s?-?hold|(?:تملك|تمليك|ملكية) (?:ال)?حر[ةه]?/i.test(value);
  const leasehold = /lease\s?-?hold|usufruct|حق (?:ال)?انتفاع/i.test(value);
  if (freehold === leasehold) return undefined;
  return freehold ? 'freehold' : 'leasehold';
}

/** Reads the only year of a text such as `Q4 2027` or `2027-12-31`. */
export function readHandoverYear(value: string): number | undefined {
  const years = new Set((value.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).map(Number));
  const [year, ...others] = years;
  return year !== undefined && others.length === 0 && HANDOVER_YEARS.includes(year) ? year : undefined;
}
