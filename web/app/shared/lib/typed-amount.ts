/** The `pattern` of a field for an amount: digits of either script with separators, and thousands or millions. */
export const AMOUNT_PATTERN =
  '\\s*[0-9٠-٩][0-9٠-٩,٬]*([.٫][0-9٠-٩]+)?\\s*([kKmM]|[tT]housand|[mM]illion|ألف|الف|مليون)?\\s*';

const AMOUNT = new RegExp(`^${AMOUNT_PATTERN}$`);
const TIMES: Readonly<Record<string, number>> = {
  ...{ k: 1_000, t: 1_000, أ: 1_000, ا: 1_000 },
  ...{ m: 1_000_000, م: 1_000_000 },
};

/** Whole AED of "1,350,000", "850k", "1.35m" or "850 ألف"; undefined where it is no amount, or none above zero. */
export function typedAmount(text: string | null): number | undefined {
  const [whole, , unit = ''] = AMOUNT.exec(text ?? '') ?? [];
  if (whole === undefined) return undefined;
  const number = Number.parseFloat(latinDigits(whole).trim());
  const amount = Math.round(number * (TIMES[unit.charAt(0).toLowerCase()] ?? 1));
  return amount > 0 ? amount : undefined;
}

/** Without the separators of thousands. */
const latinDigits = (text: string): string =>
  text
    .replaceAll(/[,٬]/g, '')
    .replace('٫', '.')
    .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
