/** Thousands are separated by commas, or by points when there are several. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,3}(?:\.\d{3}){2,}$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;

/** Reads "90,000", "1.5", "1,5" or "1.500.000"; undefined for other combinations of digits and separators. */
export function readNumber(key: string): number | undefined {
  if (key.length > 15) return undefined;
  if (GROUPED.test(key)) return Number(key.includes(',') ? key.replaceAll(',', '') : key.replaceAll('.', ''));
  return PLAIN.test(key) ? Number(key.replace(',', '.')) : undefined;
}
