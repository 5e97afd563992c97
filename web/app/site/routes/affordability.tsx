import { affordability } from '@manzil/rules/affordability';
import { affordabilityPath, readAffordability } from '@manzil/rules/affordability-question';
import { AFFORDABILITY_PAGE } from '@manzil/rules/cost-parameters';
import { readAsOf } from '@manzil/rules/cost-question';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import type { Route } from './+types/affordability';
import { Seo } from '../components/seo';
import { AffordabilityPage } from '../features/costs/affordability-page';
import { useCalculatorTexts } from '../lib/calculator-texts';
import { loadRules } from '../lib/home-costs.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

/** The highest price for the query, by the rules of its date; undefined without an income. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const input = readAffordability((name) => searchParams.get(name));
  const { rules, at } = await loadRules(args);
  if (input === undefined) return respond({ estimate: undefined });
  const asOf = readAsOf(searchParams.get('asOf'), at);
  const book = new RuleBook(rules);
  const today = affordability(input, book, asOfTime(at));
  const result = asOf === undefined ? today : affordability(input, book, asOfTime(asOf));
  return respond({
    estimate: {
      input,
      result,
      asOf: asOf ?? at,
      link: affordabilityPath(input, asOf ?? at),
      since:
        asOf === undefined
          ? null
          : {
              isSame: JSON.stringify(result) === JSON.stringify(today),
              price: today.declined === null ? today.price : null,
              link: affordabilityPath(input),
            },
    },
  });
}
export const headers = loaderHeaders;

export default function AffordabilityRoute({ loaderData: { estimate } }: Route.ComponentProps) {
  const { affordability: words } = useCalculatorTexts();
  return (
    <>
      <Seo title={words.title} description={words.intro} path={AFFORDABILITY_PAGE} index={false} />
      <AffordabilityPage estimate={estimate} />
    </>
  );
}
