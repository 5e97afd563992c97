import { affordability } from '@manzil/rules/affordability';
import { affordabilityPath, readAffordability } from '@manzil/rules/affordability-question';
import { AFFORDABILITY_PAGE } from '@manzil/rules/cost-parameters';
import type { Route } from './+types/affordability';
import { Seo } from '../components/seo';
import { AffordabilityPage } from '../features/costs/affordability-page';
import { useCalculatorTexts } from '../lib/calculator-texts';
import { datedResult } from '../lib/dated-result.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

/** The highest price for the query, by the rules of its date; undefined without income or savings. */
export async function loader(args: Route.LoaderArgs) {
  const found = await datedResult(args, {
    read: readAffordability,
    calculate: affordability,
    pathOf: affordabilityPath,
  });
  if (found === undefined) return respond({ estimate: undefined });
  const { input, result, asOf, link, since } = found;
  const priceOf = (at: typeof result) => (at.declined === null ? at.price : null);
  return respond({
    estimate: {
      isExample: !new URL(args.request.url).searchParams.has('income'),
      input,
      result,
      asOf,
      link,
      since: since && { isSame: since.isSame, price: priceOf(since.today), link: since.link },
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
