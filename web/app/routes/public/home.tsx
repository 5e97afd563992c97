import type { Route } from './+types/home';
import { HomePage } from '../../features/home/home-page';
import { loadHomePage } from '../../features/home/load-home-page.server';
import { NewsletterSection } from '../../features/newsletter/newsletter-section';
import { SubscribePopup } from '../../features/popup/subscribe-popup';
import { loaderHeaders } from '../../lib/loader-headers';

export const loader = (args: Route.LoaderArgs) => loadHomePage(args);
export const headers = loaderHeaders;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomePage home={loaderData} />
      <NewsletterSection fields={loaderData.document.fields} />
      <SubscribePopup />
    </>
  );
}
