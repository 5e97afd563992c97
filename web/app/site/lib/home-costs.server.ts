import { showTypicalRent } from '@manzil/contracts/http/places';
import { listConfirmedRules } from '@manzil/contracts/http/rules';
import { costQuestionOf, costQuestionOfProject } from '@manzil/contracts/listings/cost-question-of';
import type { Development } from '@manzil/contracts/listings/development';
import type { Property } from '@manzil/contracts/listings/property';
import { emirateOfPlace } from '@manzil/dubai/places';
import { buyingCosts, type BuyingCosts } from '@manzil/rules/buying-costs';
import { costPath, type CostQuestion } from '@manzil/rules/cost-question';
import type { CostPart } from '@manzil/rules/fee-parts';
import { asOfTime, RuleBook, unchangedSince, type AsOf } from '@manzil/rules/in-force';
import { rentingCosts } from '@manzil/rules/renting-costs';
import { annualServiceCharge, yields } from '@manzil/rules/yields';
import { api, type LoaderCall } from '../../shared/lib/api-call.server';
import type { CostLine, HomeCosts, HomeYields } from './home-costs';
import type { DatedRules } from './mortgage';

/** The confirmed rules, to be used as of now. */
export async function loadRules(call: LoaderCall): Promise<DatedRules> {
  const { rules } = await api(call, listConfirmedRules);
  return { rules, at: unchangedSince(rules, new Date().toISOString()) };
}

/** The same for pages that work without costs; undefined while the rules cannot be read. */
export const loadRulesIfAny = (call: LoaderCall): Promise<DatedRules | undefined> =>
  loadRules(call).catch(() => undefined);

export const NO_RULES: DatedRules = { rules: [], at: new Date(0).toISOString() };

/** The rules that the calculator of monthly payments needs. */
export const lendingOf = ({ rules, at }: DatedRules = NO_RULES): DatedRules => ({
  rules: rules.filter(({ id }) => id === 'uae.ltv'),
  at,
});

/** The costs of a listing; null without a price, and for other property than homes and land. */
export function homeCosts(
  property: Omit<Property, 'description'>,
  { rules, at }: DatedRules,
): HomeCosts | null {
  const question = costQuestionOf(property);
  if (question === undefined) return null;
  const [book, asOf] = [new RuleBook(rules), asOfTime(at)];
  const { emirate } = property;
  const link = costPath(question, at);
  return question.deal === 'sale'
    ? saleCosts(question, { emirate, link, isFrom: false }, book, asOf)
    : rentCosts(question, { emirate, link, isChequesStated: property.cheques !== null }, book, asOf);
}

/** The costs of the least expensive home of a project; null without a price, and where its emirate is unknown. */
export function projectCosts(
  { price, location }: Pick<Development, 'price' | 'location'>,
  { rules, at }: DatedRules,
): HomeCosts | null {
  const emirate = emirateOfPlace(location);
  const question = costQuestionOfProject(price, emirate);
  if (question === undefined || emirate === undefined) return null;
  const link = costPath(question, at);
  return saleCosts(question, { emirate, link, isFrom: true }, new RuleBook(rules), asOfTime(at));
}

function saleCosts(
  { input, serviceCharge }: CostQuestion & { deal: 'sale' },
  { emirate, link, isFrom }: { emirate: string; link: string; isFrom: boolean },
  book: RuleBook,
  asOf: AsOf,
): HomeCosts {
  const costs = buyingCosts(input, book, asOf);
  if (costs.declined !== null) return { deal: 'none', emirate, link, isDemo: false };
  // This rule does not cover loans for land.
  const withLoan = input.kind === 'land' ? undefined : buyingCosts({ ...input, loan: 'largest' }, book, asOf);
  return {
    deal: 'sale',
    emirate,
    link,
    isDemo: isDemo(costs.parts),
    price: input.price,
    isFrom,
    lines: costs.parts.map(toLine),
    notIncluded: costs.notIncluded,
    fees: costs.fees,
    sellerFees: costs.sellerFees,
    cash: costs.cash,
    isFeeInCash: costs.feesInCash !== null,
    mortgage: withLoan?.declined === null ? mortgageOf(withLoan) : null,
    serviceCharge,
  };
}

const mortgageOf = ({ loanShare, loan, downPayment, parts, notIncluded, fees, cash }: BuyingCosts) => ({
  share: loanShare?.max ?? 0,
  loan,
  downPayment,
  lines: parts.map(toLine),
  notIncluded,
  fees,
  cash,
});

function rentCosts(
  { input }: CostQuestion & { deal: 'rent' },
  { emirate, link, isChequesStated }: { emirate: string; link: string; isChequesStated: boolean },
  book: RuleBook,
  asOf: AsOf,
): HomeCosts {
  const costs = rentingCosts(input, book, asOf);
  if (costs.declined !== null) return { deal: 'none', emirate, link, isDemo: false };
  const { parts, notIncluded, firstCheque, firstDay, refundable, monthlyRent, housingFee, monthly } = costs;
  return {
    deal: 'rent',
    emirate,
    link,
    isDemo: isDemo(parts),
    cheques: input.cheques,
    isChequesStated,
    firstCheque,
    lines: parts.map(toLine),
    notIncluded,
    firstDay,
    refundable,
    monthlyRent,
    housingFee: housingFee?.amount ?? null,
    monthly,
  };
}

const toLine = ({ slot, payer, paidBy, amount, isMaximum }: CostPart): CostLine => ({
  slot,
  payer,
  paidBy,
  amount,
  isMaximum,
});

const isDemo = (parts: readonly CostPart[]): boolean => parts.some((part) => part.isDemo);

/**
 * Yields of a home for sale by the median asking rent of homes of its type and bedrooms in its community; null where
 * there are too few.
 */
export async function homeYields(call: LoaderCall, property: Property): Promise<HomeYields | null> {
  const { adType, unitType, bedrooms, community, price } = property;
  if (adType !== 'sale' || unitType === null || bedrooms === null || community === '' || !price) return null;
  const query = { community, type: unitType, bedrooms: String(bedrooms) };
  const rent = await api(call, showTypicalRent, { query }).then(
    ({ medianRent }) => medianRent,
    () => null,
  );
  const found = yields(price, rent, annualServiceCharge(property.serviceCharge, property.builtUpArea));
  return found === undefined || rent === null ? null : { gross: found.gross, net: found.net, rent };
}
