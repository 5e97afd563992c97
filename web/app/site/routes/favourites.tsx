import { FavouritesPage } from '../features/favourites/favourites-page';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

export const loader = () => respond(null);
export const headers = loaderHeaders;

export default function FavouritesRoute() {
  return <FavouritesPage />;
}
