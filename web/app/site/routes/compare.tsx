import type { Route } from './+types/compare';
import { ComparePage } from '../features/compare/compare-page';
import { findListing } from '../../shared/lib/api.server';
import { comparedIn } from '../lib/compare-path';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { comparedHome } from '../features/compare/compared.server';
import { loadRulesIfAny } from '../lib/home-costs.server';
import { respond, respondOnce } from '../../shared/lib/respond.server';

/** Homes are shown in the order of the URL; homes that are not on the market are named separately. */
export async function loader(args: Route.LoaderArgs) {
  const params = new URL(args.request.url).searchParams;
  const [rules, ...found] = await Promise.all([
    loadRulesIfAny(args),
    ...comparedIn(params).map(async (pagelink) => ({ pagelink, ...(await findListing(args, pagelink)) })),
  ]);
  const body = {
    homes: found.flatMap((each) => {
      if (each.state !== 'live') return [];
      return [comparedHome(each.property, rules)];
    }),
    missing: found.flatMap((each) => {
      if (each.state === 'live') return [];
      const name = each.state === 'withdrawn' ? each.listing?.name || each.pagelink : undefined;
      return [{ pagelink: each.pagelink, name }];
    }),
    onlyDifferences: params.get('only') === 'differences',
  };
  return rules === undefined ? respondOnce(body) : respond(body);
}
export const headers = loaderHeaders;

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
