import type { Route } from './+types/home';
import { HomePage } from '../../features/home/home-page';
import { loadHome } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadHome(args), ['listings', 'developments', 'content']);
}
export const headers = loaderHeaders;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
