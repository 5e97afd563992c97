import { FEWEST_INDEXED, TYPE_SLUGS, placeSlug } from '@manzil/contracts/listings/place-slug';
import type { Understood } from '@manzil/contracts/listings/understood';
import type { AdType, UnitType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { findPlace } from '../../../shared/lib/api.server';
import { placePath } from '../../lib/place-path';
import { loadContext } from '../../../shared/lib/load-context';
import { placeIntro } from './place/place-intro.server';
import { listHref, type ListFilters } from '../../../shared/lib/url-filters';

interface NamedPlace {
  name: string;
  type: UnitType | undefined;
}

export interface PlaceOfSearch {
  /**
   * The page that represents the search in search engines; undefined when the search states anything but one place and
   * one type, or when that page is itself excluded from search engines.
   */
  canonical?: string | undefined;
  /** Prices of homes there, and the page with prices, map and schools; undefined when the place has no homes. */
  about?: { name: string; path: string; summary: string } | undefined;
  /** The places around it, the nearest first. */
  neighbours?: readonly string[];
}

/** The place that a search names; `stated` has its filters, including the filters of its text. */
export async function placeOfSearch(
  call: LoaderCall,
  adType: AdType,
  filters: ListFilters,
  understood: Understood | undefined,
  stated: ListFilters,
): Promise<PlaceOfSearch> {
  const { texts } = call.context.get(loadContext);
  const named = namedPlace(filters, understood);
  const slug = placeSlug(named?.name ?? (typeof stated.location === 'string' ? stated.location : ''));
  if (slug === '') return {};
  const type = named?.type && TYPE_SLUGS[named.type];
  const first = await findPlace(call, slug, { adType, type });
  const found =
    first !== undefined && 'movedTo' in first
      ? await findPlace(call, first.movedTo.slug, { adType, type })
      : first;
  if (found === undefined || 'movedTo' in found) return {};
  const { name, figures } = found;
  const path = placePath(adType, found.slug, found.type);
  const isCanonical = named !== undefined && figures.count >= FEWEST_INDEXED;
  return {
    canonical: isCanonical ? listHref(path, { sort: 'newest', page: filters.page }) : undefined,
    neighbours: found.neighbours.map((each) => each.name),
    about: figures.count > 0 ? { name, path, summary: placeIntro(texts, found).summary } : undefined,
  };
}

/** The place and the optional type of a search that states nothing else. */
export function namedPlace(filters: ListFilters, understood: Understood | undefined): NamedPlace | undefined {
  const { sort, page: _page, location, q, type, ...others } = filters;
  if (sort !== 'newest' || Object.keys(others).length > 0 || Array.isArray(type)) return undefined;
  if (q === undefined) return typeof location === 'string' ? { name: location, type } : undefined;
  if (location !== undefined || type !== undefined || understood === undefined) return undefined;
  const { parts, rest } = understood;
  const stated = parts.filter(({ kind }) => kind !== 'filler');
  const [place] = stated.flatMap((part) => (part.kind === 'place' ? [part.value] : []));
  const types = stated.flatMap((part) => (part.kind === 'type' ? [part.value] : []));
  const isAll = stated.length === 1 + types.length && types.length < 2 && rest === '';
  if (place === undefined || !isAll || (types[0]?.length ?? 1) !== 1) return undefined;
  return { name: place, type: types[0]?.[0] };
}
