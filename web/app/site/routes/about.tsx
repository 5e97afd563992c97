import type { Route } from './+types/about';
import { AboutPage } from '../features/content/about-page';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { loadTeam, loadTexts } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';

export async function loader(args: Route.LoaderArgs) {
  const [fields, { members }] = await Promise.all([loadTexts(args, 'homepagedb'), loadTeam(args)]);
  return respond({ fields, members });
}
export const headers = loaderHeaders;

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const texts = useTexts();
  const { contactTitle, contactText } = texts.form.enquiry;
  return (
    <AboutPage
      fields={loaderData.fields}
      members={loaderData.members}
      form={<EnquiryCard kind="contact" page="/aboutus" title={contactTitle} text={contactText} />}
    />
  );
}
