const ARABIC_ZERO = 0x0660;

const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));

/**
 * A number with thousands separators (commas, blanks, apostrophes, or dots when there are several). What
 * could be read in two ways ("2,5") is not read at all: undefined.
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

/** No listing costs more; a larger number is a slip, or a telephone number in the wrong field. */
export const MOST_AED = 2_000_000_000;

const CURRENCY = /^(aed|dhs?\.?|د\.?\s?إ\.?)\s*|\s*(aed|dhs?\.?|د\.?\s?إ\.?|\/-)$/gi;
const ON_REQUEST =
  /^(p\.?o\.?a\.?|(price )?(up)?on (request|application)|ask( for price)?|call( us| for price)?|tb[ac]|n\/?a|-)$/i;

/** Whole AED. 0 and "on request" are a listing without a price (null); undefined when the text is no price. */
export function readPrice(value: string): number | null | undefined {
  if (ON_REQUEST.test(value.trim())) return null;
  const amount = readNumber(value.trim().replace(CURRENCY, ''));
  if (amount === undefined || amount > MOST_AED) return undefined;
  return Math.round(amount) === 0 ? null : Math.round(amount);
}

/** AED per sq ft a year, to the fils; 0 is not stated. */
export function readServiceCharge(value: string): number | null | undefined {
  const amount = readNumber(value.trim().replace(CURRENCY, ''));
  if (amount === undefined || amount > MOST_AED) return undefined;
  return amount === 0 ? null : Math.round(amount * 100) / 100;
}

/** `Studio`, `ST` and -1 are 0; `7+` is 7. */
export function readBedrooms(value: string): number | undefined {
  if (/^(st|studios?|-1)$/i.test(value.trim())) return 0;
  return readCount(value);
}

/** A home without a bathroom is one whose bathrooms nobody counted: 0 is not stated. */
export function readBathrooms(value: string): number | null | undefined {
  return readCount(value) === 0 ? null : readCount(value);
}

const COUNT =
  /^(\d{1,2})(\.\d+)?\s*(beds?|bedrooms?|br|bhk|baths?|bathrooms?|rooms?|cheques?|chqs?|spaces?)?\.?\s*\+?\s*(m|maids?'?s?( room)?|study)?$/i;

/** A number up to 99, with what senders write behind it ("10+", "2 BR", "3 + maid"); halves are rounded down. */
export function readCount(value: string): number | undefined {
  const match = COUNT.exec(asciiDigits(value).trim());
  return match ? Number(match[1]) : undefined;
}

const SQ_FT_PER_SQ_M = 10.7639;
const MOST_SQ_FT = 1_000_000_000;
const SQUARE_METRES = /^(sq(uare)?\.?\s*m(et(er|re)s?|trs?|ts?)?|m(2|²))\.?$/i;
const SQUARE_FEET = /^(sq(uare)?\.?\s*(ft|feet|foot)|(ft|feet)(2|²))?\.?$/i;

/**
 * sq ft, to two decimals, of an area in the unit beside the number, else in `unit`, else in sq ft. 0 is not
 * stated (null); a unit that is not known makes the area unknown too.
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
