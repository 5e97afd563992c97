import type { Route } from './+types/mortgage';
import type { Rule } from '@manzil/rules/rule';
import { loadRulesIfAny, NO_RULES } from '../lib/home-costs.server';
import { field } from '../lib/fields';
import type { ShouldRevalidateFunction } from 'react-router';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { MortgagePage } from '../features/mortgage/mortgage-page';
import { loadTexts } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond, respondOnce } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';

export async function loader(args: Route.LoaderArgs) {
  const [fields, found] = await Promise.all([
    loadTexts(args, 'mortgageservicespagedb'),
    loadRulesIfAny(args),
  ]);
  const { rules, at } = found ?? NO_RULES;
  const body = { fields, rules: { rules: rules.filter(isOfPurchase), at } };
  return found === undefined ? respondOnce(body) : respond(body);
}
/** The calculator needs the rules of a purchase in any emirate. */
const isOfPurchase = ({ topic }: Rule): boolean => ['tax', 'buy', 'mortgage', 'off-plan'].includes(topic);

export const headers = loaderHeaders;

/** The figures of the calculator are in the URL; the texts do not depend on them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function MortgageRoute({ loaderData: { fields, rules } }: Route.ComponentProps) {
  const texts = useTexts();
  return (
    <MortgagePage
      fields={fields}
      rules={rules}
      form={(estimate) => (
        <EnquiryCard
          kind="mortgage"
          page="/mortgageservices"
          title={field(fields, 'sec5heading') ?? texts.pages.contact}
          text={texts.form.enquiry.mortgageText}
          submit={field(fields, 'sec5button')}
          estimate={estimate}
        />
      )}
    />
  );
}
