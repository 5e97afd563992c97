import { loadContext } from '../../../../shared/lib/load-context';
import type { HomesQuery, LiveQuery } from '@manzil/contracts/content/live-blocks';
import * as http from '@manzil/contracts/http/listings';
import { api, type LoaderCall } from '../../../../shared/lib/api-call.server';
import {
  findPlace,
  loadDevelopments,
  loadFaqs,
  loadTeam,
  loadTestimonials,
} from '../../../../shared/lib/api.server';
import { placeByName } from '../../../../shared/lib/place-by-name';
import { mapOfPlace } from '../../../lib/place-map.server';
import { placePath } from '../../../lib/place-path';
import { listHref, toApiSearch, type ListFilters } from '../../../../shared/lib/url-filters';
import type { LiveBlock, MappedPlace } from './live-block';
import { withLiveSlots } from './live-slots';

type Shown = LiveBlock extends infer Block ? (Block extends LiveBlock ? Omit<Block, 'slot'> : never) : never;

export interface LivePage {
  /** With a slot for each live block. */
  html: string;
  live: LiveBlock[];
  /** False when entries of a block could not be read. */
  isWhole: boolean;
}

/**
 * Reads the current content of the live blocks of a page. A block whose entries cannot be read does not break the page.
 */
export async function loadLiveBlocks(call: LoaderCall, stored: string): Promise<LivePage> {
  const { html, slots } = withLiveSlots(stored);
  // Blocks with the same query share one request.
  const read = new Map<string, Promise<Shown>>();
  const live = await Promise.all(
    slots.map(async ({ slot, query }) => {
      const key = JSON.stringify(query);
      const reading = read.get(key) ?? readShown(call, query);
      read.set(key, reading);
      return { slot, ...(await reading) };
    }),
  );
  return { html, live, isWhole: live.every(isRead) };
}

function isRead(block: LiveBlock): boolean {
  if (block.kind === 'map') return block.place !== undefined;
  return !('items' in block) || block.items !== undefined;
}

async function readShown(call: LoaderCall, query: LiveQuery): Promise<Shown> {
  if (query.kind === 'homes') return readHomes(call, query);
  if (query.kind === 'video')
    return { kind: query.kind, items: query.video === undefined ? [] : [query.video] };
  if (query.kind === 'form' || query.kind === 'calculator') return query;
  if (query.kind === 'map')
    return { kind: query.kind, place: await orUndefined(readPlace(call, query.place ?? '')) };
  const { kind, count } = query;
  if (kind === 'projects')
    return { kind, items: (await orUndefined(loadDevelopments(call)))?.developments.slice(0, count) };
  if (kind === 'faqs') return { kind, items: (await orUndefined(loadFaqs(call)))?.faqs.slice(0, count) };
  if (kind === 'team') return { kind, items: (await orUndefined(loadTeam(call)))?.members.slice(0, count) };
  return { kind, items: (await orUndefined(loadTestimonials(call)))?.slice(0, count) };
}

/** Null for a place that the site does not know, and for one without a known position in Dubai. */
async function readPlace(call: LoaderCall, name: string): Promise<MappedPlace | null> {
  const found = await placeByName((slug) => findPlace(call, slug, { adType: 'sale' }), name);
  if (!found?.middle) return null;
  const { slug, middle, figures } = found;
  const { texts } = call.context.get(loadContext);
  const drawing = mapOfPlace(texts, found);
  if (drawing === null) return null;
  return {
    name: texts.placeName(found.name),
    ...middle,
    drawing,
    homes: placePath(figures.count > 0 ? 'sale' : 'rent', slug),
  };
}

async function readHomes(call: LoaderCall, query: HomesQuery): Promise<Shown> {
  const { kind, purpose, place, type, bedrooms, count, sort } = query;
  const filters: ListFilters = {
    sort,
    page: 1,
    ...(place !== undefined && { location: place }),
    ...(type !== undefined && { type }),
    ...(bedrooms !== undefined && { bedrooms }),
  };
  const search = { adType: purpose, ...toApiSearch(filters), pageSize: count };
  const found = await orUndefined(api(call, http.searchListings, { query: search }));
  const path = listHref(purpose === 'sale' ? '/buy' : '/rent', filters);
  return { kind, items: found?.items, total: found?.total ?? 0, path };
}

/** The API call has already logged the error. */
const orUndefined = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch {
    return undefined;
  }
};
