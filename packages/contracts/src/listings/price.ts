/** Maximum price; a larger number is a typing error. Fits the 32-bit column. */
export const MOST_AED = 2_000_000_000;

const CURRENCY = /^(?:aed|dhs?\.?|د\.?\s?إ\.?)\s*|\s*(?:aed|dhs?\.?|د\.?\s?إ\.?|\/-)$/giu;
const AMOUNT = /^(?:\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d{1,2})?$/;
const ON_REQUEST = /^(?:(?:price )?(?:up)?on (?:request|application)|p\.?o\.?a\.?|tb[ac]|-)?$/i;

/**
 * Whole AED of a text such as "1,250,000" or "AED 1 250 000"; null for an empty text, 0 or a text that means "on
 * request"; undefined for a text that is not a price.
 */
export function parseAed(text: string): number | null | undefined {
  const bare = text.trim();
  if (ON_REQUEST.test(bare)) return null;
  const amount = bare.replace(CURRENCY, '');
  if (!AMOUNT.test(amount)) return undefined;
  const aed = Math.round(Number(amount.replace(/[,\s]/g, '')));
  if (aed > MOST_AED) return undefined;
  return aed === 0 ? null : aed;
}
