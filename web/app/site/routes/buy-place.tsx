import type { Route } from './+types/buy-place';
import { loadPlace } from '../features/results/place/load-place.server';
import { PlacePage } from '../features/results/place/place-page';
import { loaderHeaders } from '../../shared/lib/loader-headers';

export const loader = (args: Route.LoaderArgs) => loadPlace(args, 'sale');
export const headers = loaderHeaders;

export default function BuyPlace({ loaderData }: Route.ComponentProps) {
  return <PlacePage loaded={loaderData} />;
}
