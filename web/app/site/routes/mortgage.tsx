import type { Route } from './+types/mortgage';
import { field } from '../lib/fields';
import type { ShouldRevalidateFunction } from 'react-router';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { MortgagePage } from '../features/mortgage/mortgage-page';
import { loadTexts } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadTexts(args, 'mortgageservicespagedb'));
}
export const headers = loaderHeaders;

/** The figures of the calculator are in the address; the texts do not depend on them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function MortgageRoute({ loaderData }: Route.ComponentProps) {
  const texts = useTexts();
  return (
    <MortgagePage
      fields={loaderData}
      form={(estimate) => (
        <EnquiryCard
          kind="mortgage"
          page="/mortgageservices"
          title={field(loaderData, 'sec5heading') ?? texts.pages.contact}
          text={texts.form.enquiry.mortgageText}
          submit={field(loaderData, 'sec5button')}
          estimate={estimate}
        />
      )}
    />
  );
}
