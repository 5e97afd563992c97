/** A plain number with thousands separators and currency or unit words around it; undefined when it is not one. */
export function readNumber(value: string): number | undefined {
  const bare = value.replace(/aed|dhs?\.?|sq\.?\s*(ft|m)\.?|sqft|sqm|m²/gi, '').replace(/[\s,\u00a0]/g, '');
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}

const MOST_AED = 2_000_000_000;

/** Whole AED. 0 is a listing without a price (null); undefined when the text is no price. */
export function readPrice(value: string): number | null | undefined {
  const amount = readNumber(value);
  if (amount === undefined || amount > MOST_AED) return undefined;
  return Math.round(amount) === 0 ? null : Math.round(amount);
}

/** `Studio`, `ST` and -1 are 0; `7+` is 7. */
export function readBedrooms(value: string): number | undefined {
  if (/^(st|studio|-1)$/i.test(value)) return 0;
  return readCount(value);
}

/** A small whole number, `10+` included; halves (2.5 baths) are rounded down. */
export function readCount(value: string): number | undefined {
  const match = /^(\d{1,3})(?:\.\d+)?\+?$/.exec(
    value.replace(/\s*(beds?|baths?|bedrooms?|bathrooms?|rooms?)$/i, ''),
  );
  return match ? Number(match[1]) : undefined;
}

const SQ_FT_PER_SQ_M = 10.7639;

/** sq ft, to two decimals, of an area in the unit named by `unit` (or by the text itself). 0 is not stated. */
export function readArea(value: string, unit: string): number | null | undefined {
  const amount = readNumber(value);
  if (amount === undefined) return undefined;
  if (amount === 0) return null;
  const metric = /m²|sq\.?\s*m|sqm|met(er|re)/i.test(`${value} ${unit}`);
  return Math.round(amount * (metric ? SQ_FT_PER_SQ_M : 1) * 100) / 100;
}
