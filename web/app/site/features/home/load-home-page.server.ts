import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { loadAreas, loadHome, searchListings } from '../../../shared/lib/api.server';
import { respond, respondOnce } from '../../../shared/lib/respond.server';
import { newThisWeek } from './new-this-week';

/** The home page with the listings of both kinds; parts that cannot be loaded are left out. */
export async function loadHomePage(call: LoaderCall) {
  const [home, rentals, sale, rent] = await Promise.all([
    loadHome(call),
    searchListings(call, 'rent', { featured: true, sort: 'newest', page: 1 }).catch(() => undefined),
    loadKind(call, 'sale'),
    loadKind(call, 'rent'),
  ]);
  const { featured, ...rest } = home;
  const page = {
    ...rest,
    featured: {
      sale: featured.filter(({ adType }) => adType === 'sale'),
      rent: rentals?.items ?? featured.filter(({ adType }) => adType === 'rent'),
    },
    areas: { sale: sale.areas, rent: rent.areas },
    fresh: { sale: sale.fresh, rent: rent.fresh },
  };
  return rentals !== undefined && sale.complete && rent.complete ? respond(page) : respondOnce(page);
}

async function loadKind(call: LoaderCall, adType: AdType) {
  const [areas, newest] = await Promise.all([
    loadAreas(call, adType).catch(() => undefined),
    searchListings(call, adType, { sort: 'newest', page: 1 }).catch(() => undefined),
  ]);
  return {
    areas: areas ?? [],
    fresh: newThisWeek(newest?.items ?? [], Date.now()),
    complete: areas !== undefined && newest !== undefined,
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHomePage>>['data'];
