import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../lib/api-call.server';
import { searchListings } from '../../lib/api.server';
import { priceSteps } from '@manzil/contracts/listings/vocabulary';
import { formatNumber } from '../../lib/format';
import { texts } from '../../lib/texts';
import { listHref, type ListFilters } from '../../lib/url-filters';
import type { WayOn } from './ways-on.server';

/**
 * The nearest price steps with which an empty list has homes. Each limit takes two searches: one for the nearest price
 * that is asked, and one for the number of homes up to its step.
 */
export async function changedPrices(
  call: LoaderCall,
  adType: AdType,
  path: string,
  filters: ListFilters,
): Promise<WayOn[]> {
  const { results: words } = texts;
  const { minPrice, maxPrice, pricePeriod } = filters;
  const steps = priceSteps(adType, pricePeriod);
  const periods = pricePeriod === 'monthly' ? 12 : 1;
  const first = { ...filters, page: 1 };
  const counted = async (name: 'minPrice' | 'maxPrice', step: number | undefined): Promise<WayOn[]> => {
    if (step === undefined) return [];
    const changed = { ...first, [name]: step };
    const { total: count } = await searchListings(call, adType, changed);
    const amount = [formatNumber(step), pricePeriod && words.chipPeriods[pricePeriod]]
      .filter(Boolean)
      .join(' ');
    const label = name === 'maxPrice' ? words.raisePrice(amount) : words.lowerPrice(amount);
    return count === 0 ? [] : [{ label, to: listHref(path, changed), count }];
  };
  const nearest = async (without: ListFilters): Promise<number | null> => {
    const { items } = await searchListings(call, adType, without);
    return items[0]?.price ?? null;
  };
  const raised = async (): Promise<WayOn[]> => {
    if (maxPrice === undefined) return [];
    const price = await nearest({ ...first, maxPrice: undefined, sort: 'price-asc' });
    return price === null
      ? []
      : counted(
          'maxPrice',
          steps.find((step) => step * periods >= price),
        );
  };
  const lowered = async (): Promise<WayOn[]> => {
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
