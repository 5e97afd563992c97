import { RENT_OR_BUY_PAGE } from '@manzil/rules/cost-parameters';
import { rentOrBuy } from '@manzil/rules/rent-or-buy';
import { readRentOrBuy, rentOrBuyPath } from '@manzil/rules/rent-or-buy-question';
import type { Route } from './+types/rent-or-buy';
import { Seo } from '../components/seo';
import { useCalculatorTexts } from '../lib/calculator-texts';
import { RentOrBuyPage } from '../features/costs/rent-or-buy-page';
import { datedResult } from '../lib/dated-result.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

/** The comparison of the query, by the rules of its date; undefined without a price and a rent. */
export async function loader(args: Route.LoaderArgs) {
  const found = await datedResult(args, {
    read: readRentOrBuy,
    calculate: rentOrBuy,
    pathOf: rentOrBuyPath,
  });
  if (found === undefined) return respond({ comparison: undefined });
  const { input, result, asOf, link, since } = found;
  const cashOf = (at: typeof result) => (at.declined === null ? at.costs.cash : null);
  return respond({
    comparison: {
      input,
      result,
      asOf,
      link,
      since: since && { isSame: since.isSame, cash: cashOf(since.today), link: since.link },
    },
  });
}
export const headers = loaderHeaders;

export default function RentOrBuyRoute({ loaderData: { comparison } }: Route.ComponentProps) {
  const { rentOrBuy: words } = useCalculatorTexts();
  return (
    <>
      <Seo title={words.title} description={words.intro} path={RENT_OR_BUY_PAGE} index={false} />
      <RentOrBuyPage comparison={comparison} />
    </>
  );
}
