import type { Route } from './+types/home';
import { loadHomePage } from '../features/home/load-home-page.server';
import { WholeHome } from '../features/home/whole-home';
import { SubscribePopup } from '../features/popup/subscribe-popup';
import { loaderHeaders } from '../../shared/lib/loader-headers';

export const loader = (args: Route.LoaderArgs) => loadHomePage(args);
export const headers = loaderHeaders;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WholeHome home={loaderData} />
      <SubscribePopup />
    </>
  );
}
