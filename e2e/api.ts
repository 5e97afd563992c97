import type { ListingCard, Property } from '@manzil/contracts/listings/property';
import { siteUrl } from './site.js';

interface Card {
  id: number;
  pagelink: string;
  name: string;
  title: string;
  reference: string;
  images: string[];
}

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(siteUrl() + path);
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
  return (await answer.json()) as T;
}

/** The first page of a list, in its default order. */
export const listings = async (adType: 'sale' | 'rent'): Promise<Card[]> =>
  (await read<{ items: Card[] }>(`/api/properties?adType=${adType}`)).items;

export const listingsIn = async (location: string): Promise<Card[]> =>
  (await read<{ items: Card[] }>(`/api/properties?${new URLSearchParams({ adType: 'sale', location })}`))
    .items;

/** The listing with the most photos on the first page of listings for sale. */
export async function photographedListing(): Promise<Property> {
  const [first] = (await listings('sale')).toSorted((a, b) => b.images.length - a.images.length);
  if (first === undefined) throw new Error('There is no listing for sale');
  return (await read<{ property: Property }>(`/api/properties/${first.pagelink}`)).property;
}

/** The first listing for sale in Dubai that has a floor plan. */
export async function plannedListing(): Promise<Property> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/api/properties?adType=sale&location=Dubai&page=${String(page)}`;
    const found = await read<{ items: Card[]; pageCount: number }>(path);
    pages = found.pageCount;
    for (const { pagelink } of found.items) {
      const { property } = await read<{ property: Property }>(`/api/properties/${pagelink}`);
      if (property.floorPlans.length > 0 && property.emirate === 'Dubai') return property;
    }
  }
  throw new Error('No listing for sale in Dubai has a floor plan');
}

/** A listing for sale with a reduced price. */
export async function reducedListing(): Promise<ListingCard> {
  const path = '/api/properties?adType=sale&sort=price-asc&pageSize=48';
  const { items } = await read<{ items: ListingCard[] }>(path);
  const reduced = items.find(({ reducedFrom }) => reducedFrom !== null);
  if (reduced === undefined) throw new Error('No listing for sale has become cheaper');
  return reduced;
}

export const developments = async (): Promise<{ pagelink: string; name: string; id: number }[]> =>
  (await read<{ developments: { pagelink: string; name: string; id: number }[] }>('/api/developments'))
    .developments;

export const posts = async (): Promise<{ slug: string }[]> =>
  (await read<{ posts: { slug: string }[] }>('/api/blog-posts')).posts;
