import { showOfficeHours } from '@manzil/contracts/http/lead-routing';
import type { Route } from './+types/contact';
import { writtenHours } from '../features/contact/agency-details';
import { ContactPage } from '../features/contact/contact-page';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { comparedIn } from '../lib/compare-path';
import { api } from '../../shared/lib/api-call.server';
import { findListing, loadTexts } from '../../shared/lib/api.server';
import { listingTitle } from '../../shared/lib/listing-labels';
import { loadContext } from '../../shared/lib/load-context';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond, respondOnce } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';

export async function loader(args: Route.LoaderArgs) {
  const asked = comparedIn(new URL(args.request.url).searchParams);
  const [details, listings, ...found] = await Promise.all([
    loadTexts(args, 'commondb'),
    loadTexts(args, 'basicpropertiesDetails'),
    ...asked.map((pagelink) => findListing(args, pagelink)),
  ]);
  const { texts } = args.context.get(loadContext);
  const homes = found.flatMap((each) =>
    each.state === 'live' ? [`${listingTitle(texts, each.property)} (${each.property.reference})`] : [],
  );
  if (writtenHours(details, listings) !== '') return respond({ details, listings, homes, office: null });
  // The office hours change without a change of the page, and are left out while their service is not available.
  const office = await api(args, showOfficeHours).then(
    ({ hours }) => hours,
    () => null,
  );
  return respondOnce({ details, listings, homes, office });
}
export const headers = loaderHeaders;

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const texts = useTexts();
  const { contactTitle, contactText, homesMessage } = texts.form.enquiry;
  const { homes, ...page } = loaderData;
  const message = homes.length === 0 ? undefined : homesMessage({ homes: homes.join('\n') });
  return (
    <ContactPage
      {...page}
      form={
        <EnquiryCard
          key={message}
          kind="contact"
          page="/contact"
          title={contactTitle}
          text={contactText}
          message={message}
        />
      }
    />
  );
}
