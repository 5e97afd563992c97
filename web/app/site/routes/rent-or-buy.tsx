import { RENT_OR_BUY_PAGE } from '@manzil/rules/cost-parameters';
import { readAsOf } from '@manzil/rules/cost-question';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import { rentOrBuy } from '@manzil/rules/rent-or-buy';
import { readRentOrBuy, rentOrBuyPath } from '@manzil/rules/rent-or-buy-question';
import type { Route } from './+types/rent-or-buy';
import { Seo } from '../components/seo';
import { useCalculatorTexts } from '../lib/calculator-texts';
import { RentOrBuyPage } from '../features/costs/rent-or-buy-page';
import { loadRules } from '../lib/home-costs.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

/** The comparison of the query, by the rules of its date; undefined without a price and a rent. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const input = readRentOrBuy((name) => searchParams.get(name));
  const { rules, at } = await loadRules(args);
  if (input === undefined) return respond({ comparison: undefined });
  const asOf = readAsOf(searchParams.get('asOf'), at);
  const book = new RuleBook(rules);
  const today = rentOrBuy(input, book, asOfTime(at));
  const result = asOf === undefined ? today : rentOrBuy(input, book, asOfTime(asOf));
  return respond({
    comparison: {
      input,
      result,
      asOf: asOf ?? at,
      link: rentOrBuyPath(input, asOf ?? at),
      since:
        asOf === undefined
          ? null
          : {
              isSame: JSON.stringify(result) === JSON.stringify(today),
              cash: today.declined === null ? today.costs.cash : null,
              link: rentOrBuyPath(input),
            },
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
