import type { Route } from './+types/contact';
import { ContactPage } from '../features/contact/contact-page';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { loadTexts } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';

export async function loader(args: Route.LoaderArgs) {
  const [details, listings] = await Promise.all([
    loadTexts(args, 'commondb'),
    loadTexts(args, 'basicpropertiesDetails'),
  ]);
  return respond({ details, listings });
}
export const headers = loaderHeaders;

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const texts = useTexts();
  const { contactTitle, contactText } = texts.form.enquiry;
  return (
    <ContactPage
      {...loaderData}
      form={<EnquiryCard kind="contact" page="/contact" title={contactTitle} text={contactText} />}
    />
  );
}
