import type { Property } from '@manzil/contracts/listings/property';
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

/** Listings as the list of one kind shows them first. */
export const listings = async (adType: 'sale' | 'rent'): Promise<Card[]> =>
  (await read<{ items: Card[] }>(`/api/properties?adType=${adType}`)).items;

/** The listing for sale with most photographs. */
export async function photographedListing(): Promise<Property> {
  const [first] = (await listings('sale')).toSorted((a, b) => b.images.length - a.images.length);
  if (first === undefined) throw new Error('There is no listing for sale');
  return (await read<{ property: Property }>(`/api/properties/${first.pagelink}`)).property;
}

export const developments = async (): Promise<{ pagelink: string; name: string; id: number }[]> =>
  (await read<{ developments: { pagelink: string; name: string; id: number }[] }>('/api/developments'))
    .developments;

export const posts = async (): Promise<{ slug: string }[]> =>
  (await read<{ posts: { slug: string }[] }>('/api/blog-posts')).posts;
