import type { z } from 'zod';
import {
  getBlogPost,
  getDocument,
  getSiteFrame,
  listBlogPosts,
  listFaqs,
  listTeamMembers,
} from '@manzil/contracts/content/rpc';
import type { BlogPost, Testimonial } from '@manzil/contracts/content/collections';
import { pagePreviewSchema, type PagePreview } from '@manzil/contracts/content/page';
import type { ContentDocument, DocumentFields, DocumentName } from '@manzil/contracts/content/documents';
import { getDevelopment, listAreas, listDevelopments } from '@manzil/contracts/listings/rpc';
import type { GoneListing, ListingCard, Property } from '@manzil/contracts/listings/property';
import { searchResultSchema, type Area, type SearchResult } from '@manzil/contracts/listings/search';
import { linkTargetSchema, type LinkTarget } from '@manzil/contracts/gateway/member';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { ask, failure, get, parse, type LoaderCall } from './api-call.server';
import {
  adviserSchema,
  customPageSchema,
  homeSchema,
  listingPageSchema,
  withdrawnSchema,
  type Adviser,
  type CustomPage,
  type Home,
} from './api-shapes.server';
import { toSearchParams, type ListFilters } from './url-filters';

export type SiteFrame = z.output<(typeof getSiteFrame)['response']>;
export type DevelopmentPage = z.output<(typeof getDevelopment)['response']>;
export type DevelopmentList = z.output<(typeof listDevelopments)['response']>;

/** A pagelink is a live listing, one that has gone, or no listing at all. */
export type ListingLookup =
  | { state: 'live'; property: Property; related: ListingCard[]; similar: ListingCard[] }
  | { state: 'withdrawn'; listing?: GoneListing | undefined; related: ListingCard[] }
  | { state: 'unknown' };

/** An address is a page that staff made, one that it had before, one that they took away, or none. */
export type PageLookup =
  | { state: 'shown'; page: CustomPage }
  | { state: 'moved'; to: string }
  | { state: 'gone' }
  | { state: 'unknown' };

export const loadSiteFrame = (call: LoaderCall): Promise<SiteFrame> =>
  ask(call, '/api/site-frame', getSiteFrame.response);

export const loadHome = (call: LoaderCall): Promise<Home> => ask(call, '/api/home', homeSchema);

/** The stored texts of one page, with their version and the time of the last save. */
export const loadDocument = (call: LoaderCall, name: DocumentName): Promise<ContentDocument> =>
  ask(call, `/api/documents/${name}`, getDocument.response);

/** The stored texts of one page: field name to text or image URL. */
export async function loadTexts(call: LoaderCall, name: DocumentName): Promise<DocumentFields> {
  return (await loadDocument(call, name)).fields;
}

export function searchListings(
  call: LoaderCall,
  adType: AdType,
  filters: ListFilters,
): Promise<SearchResult> {
  const params = toSearchParams(filters);
  params.set('adType', adType);
  return ask(call, `/api/properties?${params.toString()}`, searchResultSchema);
}

/** The communities with the most listings of one kind. */
export async function loadAreas(call: LoaderCall, adType: AdType): Promise<Area[]> {
  return (await ask(call, `/api/areas?adType=${adType}`, listAreas.response)).areas;
}

export async function findListing(call: LoaderCall, pagelink: string): Promise<ListingLookup> {
  const path = `/api/properties/${encodeURIComponent(pagelink)}`;
  const { status, body } = await get(call, path);
  if (status === 410) return { state: 'withdrawn', ...parse(call, path, withdrawnSchema, body) };
  if (status === 404 || status === 400) return { state: 'unknown' };
  if (status >= 400) throw failure(call, status);
  return { state: 'live', ...parse(call, path, listingPageSchema, body) };
}

export const loadDevelopments = (call: LoaderCall): Promise<DevelopmentList> =>
  ask(call, '/api/developments', listDevelopments.response);

/** The project of a pagelink; undefined when there is none. */
export async function findDevelopment(
  call: LoaderCall,
  pagelink: string,
): Promise<DevelopmentPage | undefined> {
  const path = `/api/developments/${encodeURIComponent(pagelink)}`;
  const { status, body } = await get(call, path);
  if (status === 404 || status === 400 || status === 410) return undefined;
  if (status >= 400) throw failure(call, status);
  return parse(call, path, getDevelopment.response, body);
}

export async function findCustomPage(call: LoaderCall, linkAddress: string): Promise<PageLookup> {
  const path = `/api/custom-pages/${encodeURIComponent(linkAddress)}`;
  const { status, body } = await get(call, path);
  if (status === 410) return { state: 'gone' };
  if (status === 404 || status === 400) return { state: 'unknown' };
  if (status >= 400) throw failure(call, status);
  const found = parse(call, path, customPageSchema, body);
  return 'page' in found ? { state: 'shown', page: found.page } : { state: 'moved', to: found.redirectTo };
}

/** A page before it is published; the 404 page when the link has ended. */
export const loadPreview = (call: LoaderCall, token: string): Promise<PagePreview> =>
  ask(call, `/api/page-previews/${encodeURIComponent(token)}`, pagePreviewSchema);

/** Whose password a one-time link lets its holder choose; undefined when it opens nothing. */
export async function findLinkTarget(call: LoaderCall, token: string): Promise<LinkTarget | undefined> {
  const path = `/api/one-time-links/${encodeURIComponent(token)}`;
  const { status, body } = await get(call, path);
  return status >= 400 ? undefined : parse(call, path, linkTargetSchema, body);
}

export const loadFaqs = (call: LoaderCall) => ask(call, '/api/faqs', listFaqs.response);
export const loadTeam = (call: LoaderCall) => ask(call, '/api/team', listTeamMembers.response);
export const loadPosts = (call: LoaderCall) => ask(call, '/api/blog-posts?limit=100', listBlogPosts.response);

/** The member of the team at a path below /meetmyteam; undefined when there is none. */
export async function findAdviser(call: LoaderCall, slug: string): Promise<Adviser | undefined> {
  const path = `/api/team/${encodeURIComponent(slug)}`;
  const { status, body } = await get(call, path);
  if (status === 404 || status === 400) return undefined;
  if (status >= 400) throw failure(call, status);
  return parse(call, path, adviserSchema, body);
}

/** The post at an address, the address it has moved to, or undefined when there is none. */
export async function findPost(
  call: LoaderCall,
  slug: string,
): Promise<{ post: BlogPost } | { redirectTo: string } | undefined> {
  const path = `/api/blog-posts/${encodeURIComponent(slug)}`;
  const { status, body } = await get(call, path);
  if (status === 404 || status === 400) return undefined;
  if (status >= 400) throw failure(call, status);
  return parse(call, path, getBlogPost.response, body);
}

export async function loadTestimonials(call: LoaderCall): Promise<Testimonial[]> {
  return (await loadHome(call)).testimonials;
}
