import type { Route } from './+types/contact';
import { ContactPage } from '../features/contact/contact-page';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { comparedIn } from '../lib/compare-path';
import { findListing, loadTexts } from '../../shared/lib/api.server';
import { listingTitle } from '../../shared/lib/listing-labels';
import { loadContext } from '../../shared/lib/load-context';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';
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
  return respond({ details, listings, homes });
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
