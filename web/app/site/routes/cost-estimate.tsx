import { COST_PAGE } from '@manzil/rules/cost-parameters';
import { costPath, costsOf, readCostQuestion } from '@manzil/rules/cost-question';
import { changesSince } from '@manzil/rules/changes-since';
import { goodToKnow } from '@manzil/rules/good-to-know';
import { asOfTime } from '@manzil/rules/in-force';
import type { Route } from './+types/cost-estimate';
import { Seo } from '../components/seo';
import { CostPage } from '../features/costs/cost-page';
import { useCalculatorTexts } from '../lib/calculator-texts';
import { datedResult } from '../lib/dated-result.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

/** The estimate of a link, and how it differs from today's; undefined for a link without a price or a rent. */
export async function loader(args: Route.LoaderArgs) {
  const found = await datedResult(args, { read: readCostQuestion, calculate: costsOf, pathOf: costPath });
  if (found === undefined) return respond({ estimate: undefined });
  const { input: question, result: costs, book, asOf, link, since } = found;
  const partsOf = (of: typeof costs) => (of.declined === null ? of.parts : undefined);
  const [before, after] = [partsOf(costs), since && partsOf(since.today)];
  return respond({
    estimate: {
      question,
      costs,
      asOf,
      link,
      known: goodToKnow(question, book, asOfTime(asOf)),
      since: since && {
        isSame: since.isSame,
        today: since.today.declined === null ? since.today : null,
        changes: before && after ? changesSince(before, after) : [],
        link: since.link,
      },
    },
  });
}
export const headers = loaderHeaders;

export default function CostEstimateRoute({ loaderData: { estimate } }: Route.ComponentProps) {
  const { page } = useCalculatorTexts();
  return (
    <>
      <Seo title={page.title} description={page.intro} path={COST_PAGE} index={false} />
      <CostPage estimate={estimate} />
    </>
  );
}
