import type { UnderstoodResult } from '@manzil/contracts/listings/understood';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { searchListings } from '../../../shared/lib/api.server';
import { priceSteps } from '@manzil/contracts/listings/vocabulary';
import type { ListFilters } from '../../../shared/lib/url-filters';
import { loadContext } from '../../../shared/lib/load-context';

/** A list that is found with one price limit a few steps further. */
export interface PricedList {
  /** The changed limit. */
  limit: 'minPrice' | 'maxPrice';
  /** "AED 1,250,000" or "AED 9,000 per month". */
  amount: string;
  filters: ListFilters;
  result: UnderstoodResult;
}

/**
 * The nearest price steps with which an empty list has homes. Each limit takes two searches: one for the nearest price
 * that is asked, and one for the homes up to its step.
 */
export async function changedPrices(
  call: LoaderCall,
  adType: AdType,
  filters: ListFilters,
): Promise<PricedList[]> {
  const { texts } = call.context.get(loadContext);
  const { results: words } = texts;
  const { minPrice, maxPrice, pricePeriod } = filters;
  const steps = priceSteps(adType, pricePeriod);
  const periods = pricePeriod === 'monthly' ? 12 : 1;
  const first = { ...filters, page: 1 };
  const counted = async (limit: PricedList['limit'], step: number | undefined): Promise<PricedList[]> => {
    if (step === undefined) return [];
    const changed = { ...first, [limit]: step };
    const result = await searchListings(call, adType, changed);
    if (result.total === 0) return [];
    const amount = [texts.format.aed(step), pricePeriod && words.chipPeriods[pricePeriod]]
      .filter(Boolean)
      .join(' ');
    return [{ limit, amount, filters: changed, result }];
  };
  const nearest = async (without: ListFilters): Promise<number | null> => {
    const { items } = await searchListings(call, adType, without);
    return items[0]?.price ?? null;
  };
  const raised = async (): Promise<PricedList[]> => {
    if (maxPrice === undefined) return [];
    const price = await nearest({ ...first, maxPrice: undefined, sort: 'price-asc' });
    return price === null
      ? []
      : counted(
          'maxPrice',
          steps.find((step) => step * periods >= price),
        );
  };
  const lowered = async (): Promise<PricedList[]> => {
    if (minPrice === undefined) return [];
    const price = await nearest({ ...first, minPrice: undefined, sort: 'price-desc' });
    return price === null
      ? []
      : counted(
          'minPrice',
          steps.findLast((step) => step * periods <= price),
        );
  };
  return (await Promise.all([raised(), lowered()])).flat();
}
