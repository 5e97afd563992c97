import type { LoaderCall } from '../../lib/api-call.server';
import { loadHome, searchListings } from '../../lib/api.server';
import { respond, respondOnce } from '../../lib/respond.server';

/** The home page with featured listings of both kinds; without the rentals when only they cannot be had. */
export async function loadHomePage(call: LoaderCall) {
  const [home, rentals] = await Promise.all([
    loadHome(call),
    searchListings(call, 'rent', { featured: true, sort: 'newest', page: 1 }).catch(() => undefined),
  ]);
  const { featured, ...rest } = home;
  const page = {
    ...rest,
    featured: {
      sale: featured.filter(({ adType }) => adType === 'sale'),
      rent: rentals?.items ?? featured.filter(({ adType }) => adType === 'rent'),
    },
  };
  return rentals === undefined ? respondOnce(page) : respond(page);
}

export type HomeData = Awaited<ReturnType<typeof loadHomePage>>['data'];
