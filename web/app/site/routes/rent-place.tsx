import type { Route } from './+types/rent-place';
import { loadPlace } from '../features/results/place/load-place.server';
import { PlacePage } from '../features/results/place/place-page';
import { loaderHeaders } from '../../shared/lib/loader-headers';

export const loader = (args: Route.LoaderArgs) => loadPlace(args, 'rent');
export const headers = loaderHeaders;

export default function RentPlace({ loaderData }: Route.ComponentProps) {
  return <PlacePage loaded={loaderData} />;
}
