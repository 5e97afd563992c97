import type { HomesQuery, LiveQuery } from '@manzil/contracts/content/live-blocks';
import * as http from '@manzil/contracts/http/listings';
import { api, type LoaderCall } from '../../../lib/api-call.server';
import { loadDevelopments, loadFaqs, loadTeam, loadTestimonials } from '../../../lib/api.server';
import { listHref, toApiSearch, type ListFilters } from '../../../lib/url-filters';
import type { LiveBlock } from './live-block';
import { withLiveSlots } from './live-slots';

type Shown = LiveBlock extends infer Block ? (Block extends LiveBlock ? Omit<Block, 'slot'> : never) : never;

export interface LivePage {
  /** With a slot for each live block. */
  html: string;
  live: LiveBlock[];
  /** False when entries of a block could not be read. */
  isWhole: boolean;
}

/** Reads what the live blocks of a page show today. A block whose entries cannot be read does not take the page down. */
export async function loadLiveBlocks(call: LoaderCall, stored: string): Promise<LivePage> {
  const { html, slots } = withLiveSlots(stored);
  // Blocks that ask for the same are read once.
  const read = new Map<string, Promise<Shown>>();
  const live = await Promise.all(
    slots.map(async ({ slot, query }) => {
      const key = JSON.stringify(query);
      const reading = read.get(key) ?? readShown(call, query);
      read.set(key, reading);
      return { slot, ...(await reading) };
    }),
  );
  return { html, live, isWhole: live.every(({ items }) => items !== undefined) };
}

async function readShown(call: LoaderCall, query: LiveQuery): Promise<Shown> {
  const { kind, count } = query;
  if (kind === 'homes') return readHomes(call, query);
  if (kind === 'projects')
    return { kind, items: (await orUndefined(loadDevelopments(call)))?.developments.slice(0, count) };
  if (kind === 'faqs') return { kind, items: (await orUndefined(loadFaqs(call)))?.faqs.slice(0, count) };
  if (kind === 'team') return { kind, items: (await orUndefined(loadTeam(call)))?.members.slice(0, count) };
  return { kind, items: (await orUndefined(loadTestimonials(call)))?.slice(0, count) };
}

async function readHomes(call: LoaderCall, query: HomesQuery): Promise<Shown> {
  const { kind, purpose, place, type, bedrooms, count, sort } = query;
  const filters: ListFilters = {
    ...{ sort, page: 1 },
    ...(place !== undefined && { location: place }),
    ...(type !== undefined && { type }),
    ...(bedrooms !== undefined && { bedrooms }),
  };
  const search = { adType: purpose, ...toApiSearch(filters), pageSize: count };
  const found = await orUndefined(api(call, http.searchListings, { query: search }));
  const path = listHref(purpose === 'sale' ? '/buy' : '/rent', filters);
  return { kind, items: found?.items, total: found?.total ?? 0, path };
}

/** A refusal of the API is logged where it is asked. */
const orUndefined = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch {
    return undefined;
  }
};
