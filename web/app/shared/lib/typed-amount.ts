/** The `pattern` of a field for an amount: digits with separators, and thousands or millions. */
export const AMOUNT_PATTERN = '\\s*[0-9][0-9,]*(\\.[0-9]+)?\\s*([kKmM]|[tT]housand|[mM]illion)?\\s*';

const AMOUNT = new RegExp(`^${AMOUNT_PATTERN}$`);
const TIMES: Readonly<Record<string, number>> = { k: 1_000, t: 1_000, m: 1_000_000 };

/** Whole AED of "1,350,000", "850k" or "1.35m"; undefined where it is no amount, or none above zero. */
export function typedAmount(text: string | null): number | undefined {
  const [whole, , unit = ''] = AMOUNT.exec(text ?? '') ?? [];
  if (whole === undefined) return undefined;
  const number = Number.parseFloat(whole.replaceAll(',', '').trim());
  const amount = Math.round(number * (TIMES[unit.charAt(0).toLowerCase()] ?? 1));
  return amount > 0 ? amount : undefined;
}
