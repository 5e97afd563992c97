import { COST_PAGE } from '@manzil/rules/cost-parameters';
import { costPath, costsOf, readAsOf, readCostQuestion } from '@manzil/rules/cost-question';
import { changesSince } from '@manzil/rules/changes-since';
import { goodToKnow } from '@manzil/rules/good-to-know';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import type { Route } from './+types/cost-estimate';
import { Seo } from '../components/seo';
import { CostPage } from '../features/costs/cost-page';
import { useCalculatorTexts } from '../lib/calculator-texts';
import { loadRules } from '../lib/home-costs.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

/** The estimate of a link, and how it differs from today's; undefined for a link without a price or a rent. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const question = readCostQuestion((name) => searchParams.get(name));
  const { rules, at } = await loadRules(args);
  if (question === undefined) return respond({ estimate: undefined });
  const asOf = readAsOf(searchParams.get('asOf'), at);
  const book = new RuleBook(rules);
  const today = costsOf(question, book, asOfTime(at));
  const costs = asOf === undefined ? today : costsOf(question, book, asOfTime(asOf));
  const isBoth = costs.declined === null && today.declined === null;
  return respond({
    estimate: {
      question,
      costs,
      asOf: asOf ?? at,
      link: costPath(question, asOf ?? at),
      known: goodToKnow(question, book, asOfTime(asOf ?? at)),
      since:
        asOf === undefined
          ? null
          : {
              isSame: JSON.stringify(costs) === JSON.stringify(today),
              today: today.declined === null ? today : null,
              changes: isBoth ? changesSince(costs.parts, today.parts) : [],
              link: costPath(question),
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
