const ARABIC_ZERO = 0x0660;

const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));

/**
 * Reads a number with thousands separators (commas, spaces, apostrophes, or several dots). Undefined for a number
 * with two possible meanings ("2,5").
 */
export function readNumber(value: string): number | undefined {
  const bare = asciiDigits(value)
    .trim()
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (/^\d+(\.\d+)?$/.test(bare)) return Number(bare);
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(bare)) return Number(bare.replaceAll('.', ''));
  return undefined;
}

/** No listing costs more; a larger number is a mistake, or a phone number in the wrong field. */
export const MOST_AED = 2_000_000_000;

const CURRENCY = /^(aed|dhs?\.?|د\.?\s?إ\.?)\s*|\s*(aed|dhs?\.?|د\.?\s?إ\.?|\/-)$/gi;
const ON_REQUEST =
  /^(p\.?o\.?a\.?|(price )?(up)?on (request|application)|ask( for price)?|call( us| for price)?|tb[ac]|n\/?a|-)$/i;

/** Reads whole AED. 0 and "on request" mean no price (null); undefined when the text is not a price. */
export function readPrice(value: string): number | null | undefined {
  if (ON_REQUEST.test(value.trim())) return null;
  const amount = readNumber(value.trim().replace(CURRENCY, ''));
  if (amount === undefined || amount > MOST_AED) return undefined;
  return Math.round(amount) === 0 ? null : Math.round(amount);
}

/** Reads AED per sq ft a year, rounded to fils; 0 means not stated. */
export function readServiceCharge(value: string): number | null | undefined {
  const amount = readNumber(value.trim().replace(CURRENCY, ''));
  if (amount === undefined || amount > MOST_AED) return undefined;
  return amount === 0 ? null : Math.round(amount * 100) / 100;
}

/** Reads `Studio`, `ST` and -1 as 0, and `7+` as 7. */
export function readBedrooms(value: string): number | undefined {
  if (/^(st|studios?|-1)$/i.test(value.trim())) return 0;
  return readCount(value);
}

/** Reads 0 as not stated, because every home has a bathroom. */
export function readBathrooms(value: string): number | null | undefined {
  return readCount(value) === 0 ? null : readCount(value);
}

const COUNT =
  /^(\d{1,2})(\.\d+)?\s*(beds?|bedrooms?|br|bhk|baths?|bathrooms?|rooms?|cheques?|chqs?|spaces?)?\.?\s*\+?\s*(m|maids?'?s?( room)?|study)?$/i;

/** Reads a number up to 99 with the usual suffixes ("10+", "2 BR", "3 + maid"); halves are rounded down. */
export function readCount(value: string): number | undefined {
  const match = COUNT.exec(asciiDigits(value).trim());
  return match ? Number(match[1]) : undefined;
}

const SQ_FT_PER_SQ_M = 10.7639;
const MOST_SQ_FT = 1_000_000_000;
const SQUARE_METRES = /^(sq(uare)?\.?\s*m(et(er|re)s?|trs?|ts?)?|m(2|²))\.?$/i;
const SQUARE_FEET = /^(sq(uare)?\.?\s*(ft|feet|foot)|(ft|feet)(2|²))?\.?$/i;

/**
 * Reads an area in sq ft with two decimals. Its unit is the one in the value, else `unit`, else sq ft. 0 means not
 * stated (null); undefined for an unknown unit.
 */
export function readArea(value: string, unit: string): number | null | undefined {
  const [, figure = '', ownUnit = ''] = /^([\d\u0660-\u0669.,\s'’]*)(.*)$/s.exec(value.trim()) ?? [];
  const amount = readNumber(figure);
  if (amount === undefined) return undefined;
  if (amount === 0) return null;
  const stated = (ownUnit || unit).trim();
  const factor = SQUARE_METRES.test(stated) ? SQ_FT_PER_SQ_M : SQUARE_FEET.test(stated) ? 1 : undefined;
  if (factor === undefined || amount * factor > MOST_SQ_FT) return undefined;
  return Math.round(amount * factor * 100) / 100;
}
