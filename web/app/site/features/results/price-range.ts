import type { Texts } from '../../../shared/lib/texts';

/** "1M – 2.5M", "From AED 1M" or "Up to AED 2.5M" of the chosen price limits; undefined without any. */
export function priceRange(texts: Texts, values: URLSearchParams): string | undefined {
  const [min, max] = (['minPrice', 'maxPrice'] as const).map((name) => {
    const limit = Number(values.get(name) ?? 0);
    return limit > 0 ? texts.format.shortNumber(limit) : undefined;
  });
  if (min !== undefined && max !== undefined) return texts.results.priceRange({ min, max });
  if (min !== undefined) return texts.results.chipMin({ price: min });
  return max === undefined ? undefined : texts.results.chipMax({ price: max });
}
