import type { Property } from '@manzil/contracts/listings/property';
import { calculateMortgage } from '@manzil/rules/mortgage';
import { homeCosts, lendingOf } from '../../lib/home-costs.server';
import type { HomeCosts } from '../../lib/home-costs';
import type { DatedRules } from '../../lib/mortgage';
import { nearHome } from '../../lib/near-home.server';
import { usualTerms } from '../../lib/usual-terms.server';
import type { Compared } from './compare-rows';

/** A home with what the comparison adds; without rules it has no costs. */
export function comparedHome(
  { description: _long, ...home }: Property,
  rules: DatedRules | undefined,
): Compared {
  const costs = rules === undefined ? null : homeCosts(home, rules);
  const near = nearHome(home);
  return {
    ...home,
    costs,
    monthly: rules === undefined ? null : monthlyCost(home, costs, rules),
    station: near?.stations[0] ?? null,
    school: near?.schools[0] ?? null,
  };
}

function monthlyCost(
  home: Parameters<typeof usualTerms>[0],
  costs: HomeCosts | null,
  rules: DatedRules,
): Compared['monthly'] {
  if (costs?.deal === 'rent') return costs.monthly;
  const terms = usualTerms(home, lendingOf(rules));
  if (terms === null) return null;
  const serviceCharge = costs?.deal === 'sale' ? (costs.serviceCharge ?? 0) : 0;
  return Math.round(calculateMortgage(terms).monthly + serviceCharge / 12);
}
