import {
  LONGEST_UTM,
  MOST_PAGES_SEEN,
  OPEN_PAGE,
  ORIGIN_DAYS,
  UTM_NAMES,
} from '@manzil/contracts/leads/origin-limits';
import type { Arrival, LeadOrigin } from '@manzil/contracts/leads/origin';
import { recentlyViewed } from './device-list';
import { recall, remember } from '../../shared/lib/local-memory';

/** Name of the checkbox by which visitors send the pages and homes that they have seen. */
export const TRAIL_FIELD = 'shareTrail';

type Arrivals = Pick<LeadOrigin, 'first' | 'last'>;

/** Pages seen since the site was opened in this window, the latest first. They are stored nowhere. */
let pagesSeen: readonly string[] = [];

/** The campaign parameters in the query of a URL. */
export function utmOf(search: string): Arrival['utm'] {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    UTM_NAMES.flatMap((name) => {
      const value = query.get(`utm_${name}`)?.trim() ?? '';
      return value === '' || value.length > LONGEST_UTM ? [] : [[name, value]];
    }),
  );
}

/** Remembers how this browser came to the site: the first time, and the latest time from somewhere else. */
export function noteArrival(now = new Date()): void {
  // `document.referrer` is empty or an absolute URL.
  const referrer = document.referrer === '' ? null : new URL(document.referrer).hostname;
  const arrival: Arrival = {
    at: now.toISOString(),
    referrer: referrer === window.location.hostname ? null : referrer,
    utm: utmOf(window.location.search),
  };
  const known = readArrivals(now);
  const isFromElsewhere = arrival.referrer !== null || Object.keys(arrival.utm).length > 0;
  const arrivals: Arrivals = {
    first: known.first ?? arrival,
    last: isFromElsewhere ? arrival : known.last,
  };
  remember('origin', JSON.stringify(arrivals));
}

export function notePage(path: string): void {
  if (!OPEN_PAGE.test(path) || path === pagesSeen[0]) return;
  pagesSeen = [path, ...pagesSeen.filter((seen) => seen !== path)].slice(0, MOST_PAGES_SEEN);
}

/** Returns the visitor's origin as a form sends it. */
export function originText(withTrail: boolean, now = new Date()): string {
  const homes = recentlyViewed.read().map(({ pagelink, name }) => ({ pagelink, name }));
  const ofHomes = new Set(homes.map(({ pagelink }) => `/${pagelink}`));
  const pages = pagesSeen.filter((path) => !ofHomes.has(path));
  const trail = withTrail ? { pages, homes } : { pages: [], homes: [] };
  return JSON.stringify({ ...readArrivals(now), ...trail });
}

/** Reads the stored arrivals; an expired or unreadable one is treated as unknown. */
function readArrivals(now: Date): Arrivals {
  const oldest = new Date(now.getTime() - ORIGIN_DAYS * 86_400_000).toISOString();
  const current = (arrival: Arrival | null | undefined): Arrival | null =>
    arrival && arrival.at >= oldest ? arrival : null;
  try {
    const { first, last } = (JSON.parse(recall('origin') ?? '{}') ?? {}) as Partial<Arrivals>;
    return { first: current(first) ?? current(last), last: current(last) };
  } catch {
    return { first: null, last: null };
  }
}
