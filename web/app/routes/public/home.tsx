import type { Route } from './+types/home';
import { EnquiryForm } from '../../features/enquiry/enquiry-form';
import { HomePage } from '../../features/home/home-page';
import { loadHomePage } from '../../features/home/load-home-page.server';
import { SELL_TITLE } from '../../features/home/sell-band';
import { NewsletterSection } from '../../features/newsletter/newsletter-section';
import { SubscribePopup } from '../../features/popup/subscribe-popup';
import { field } from '../../lib/fields';
import { loaderHeaders } from '../../lib/loader-headers';

export const loader = (args: Route.LoaderArgs) => loadHomePage(args);
export const headers = loaderHeaders;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { fields } = loaderData.document;
  return (
    <>
      <HomePage
        home={loaderData}
        sellForm={
          <EnquiryForm kind="sell" labelledBy={SELL_TITLE} page="/" submit={field(fields, 'sec3button')} />
        }
      />
      <NewsletterSection fields={fields} />
      <SubscribePopup />
    </>
  );
}
