import { SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import type { Testimonial } from '@manzil/contracts/content/collections';
import type { PagePreview } from '@manzil/contracts/content/page';
import type { ContentDocument, DocumentFields, DocumentName } from '@manzil/contracts/content/documents';
import { showSingleUseLink } from '@manzil/contracts/http/accounts';
import * as content from '@manzil/contracts/http/content';
import { listDevelopments, showDevelopment } from '@manzil/contracts/http/developments';
import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/listings';
import { showPagePreview } from '@manzil/contracts/http/page-previews';
import { showPlace } from '@manzil/contracts/http/places';
import { showCustomPage } from '@manzil/contracts/http/pages';
import type { CustomPage } from '@manzil/contracts/http/wire/page-rows';
import type { GoneListing, ListingCard, Property } from '@manzil/contracts/listings/property';
import type { Area } from '@manzil/contracts/listings/search';
import type { UnderstoodResult } from '@manzil/contracts/listings/understood';
import type { LinkTarget } from '@manzil/contracts/gateway/member';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { api, apiAsWritten, find, lookUp, parse, type LoaderCall } from './api-call.server';
import { loadContext } from './load-context';
import { searchVariant } from './search-variant';
import { toApiSearch, type ListFilters } from './url-filters';

/** Result of a pagelink: a live listing, a withdrawn one, or none. */
export type ListingLookup =
  | { state: 'live'; property: Property; related: ListingCard[]; similar: ListingCard[] }
  | { state: 'withdrawn'; listing?: GoneListing | undefined; related: ListingCard[] }
  | { state: 'unknown' };

/** Result of a path: a page that staff made, a redirect from a former path, a deleted page, or none. */
export type PageLookup =
  | { state: 'shown'; page: CustomPage }
  | { state: 'moved'; to: string }
  | { state: 'gone' }
  | { state: 'unknown' };

export const loadSiteFrame = (call: LoaderCall): Promise<content.SiteFrame> =>
  api(call, content.showSiteFrame);

export const loadHome = (call: LoaderCall): Promise<content.Home> => api(call, content.showHome);

/** The stored texts of one page, with their version and the time of the last save. */
export const loadDocument = (call: LoaderCall, name: DocumentName): Promise<ContentDocument> =>
  api(call, content.showDocument, { params: { name } });

/** The stored texts of one page: field name to text or image URL. */
export async function loadTexts(call: LoaderCall, name: DocumentName): Promise<DocumentFields> {
  return (await loadDocument(call, name)).fields;
}

export const searchListings = (
  call: LoaderCall,
  adType: AdType,
  filters: ListFilters,
  community?: string[],
): Promise<UnderstoodResult> =>
  api(call, http.searchListings, {
    query: { adType, ...toApiSearch(filters), ...(community !== undefined && { community }) },
  });

/** Number of homes of a search, in total and in each of the places, and the price that a limit was moved to. */
export type CountedSearch = Result<typeof http.countSearchVariants>['variants'][number];

/** Counts searches by one request; `relax` moves a limit to the nearest price with homes. */
export async function countSearches(
  call: LoaderCall,
  adType: AdType,
  searches: readonly { filters: ListFilters; relax?: 'minPrice' | 'maxPrice' }[],
  places: readonly string[],
): Promise<CountedSearch[]> {
  if (searches.length === 0) return [];
  const variants = searches.map(({ filters, relax }) => ({ ...searchVariant(adType, filters), relax }));
  const request = JSON.stringify({ variants, places });
  return (await api(call, http.countSearchVariants, { query: { request } })).variants;
}

/** The place for a path segment or a name, or its path when that differs; undefined for an unknown place. */
export const findPlace = (
  call: LoaderCall,
  place: string,
  query: { adType: AdType; type?: string | undefined },
): Promise<Result<typeof showPlace> | undefined> => find(call, showPlace, { params: { place }, query });

/** The communities with the most listings of one kind. */
export async function loadAreas(call: LoaderCall, adType: AdType): Promise<Area[]> {
  return (await api(call, http.listAreas, { query: { adType } })).areas;
}

/** Returns the listings that are on the market, in the order of the ids. */
export async function loadListingCards(call: LoaderCall, ids: readonly number[]): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  return (await api(call, http.pickListings, { query: { ids: ids.join(',') } })).items;
}

export async function findListing(call: LoaderCall, pagelink: string): Promise<ListingLookup> {
  const found = await lookUp(call, http.showListing, { params: { pagelink } });
  if (found.status === 'found') return { state: 'live', ...found.result };
  if (found.status === 'unknown') return { state: 'unknown' };
  const { path } = http.showListing;
  return { state: 'withdrawn', ...parse(call, path, http.withdrawnListingSchema, found.problem) };
}

export const loadDevelopments = (call: LoaderCall): Promise<Result<typeof listDevelopments>> =>
  api(call, listDevelopments);

/** The project of a pagelink; undefined when there is none. */
export const findDevelopment = (
  call: LoaderCall,
  pagelink: string,
): Promise<Result<typeof showDevelopment> | undefined> =>
  find(call, showDevelopment, { params: { pagelink } });

export async function findCustomPage(call: LoaderCall, linkAddress: string): Promise<PageLookup> {
  const found = await lookUp(call, showCustomPage, { params: { linkAddress } });
  if (found.status !== 'found') return { state: found.status };
  const { result } = found;
  return 'page' in result ? { state: 'shown', page: result.page } : { state: 'moved', to: result.redirectTo };
}

/** A page before it is published; the 404 page when the link has ended. */
export const loadPreview = (call: LoaderCall, token: string): Promise<PagePreview> =>
  api(call, showPagePreview, { params: { token } });

/** Returns the member whose password a single-use link sets; undefined when the link is not valid. */
export const findLinkTarget = (call: LoaderCall, token: string): Promise<LinkTarget | undefined> =>
  find(call, showSingleUseLink, { params: { token } });

export const loadFaqs = (call: LoaderCall) => api(call, content.listFaqs);
export const loadTeam = (call: LoaderCall) => api(call, content.listTeam);

/** The members that have a page in the language, for links to them. */
export function loadTeamLinks(call: LoaderCall) {
  const { language } = call.context.get(loadContext).texts;
  const query = language === SOURCE_LANGUAGE ? {} : { lang: language };
  return apiAsWritten(call, content.listTeam, { query });
}

/** Newest posts, of the whole blog or of one category, author or tag; skips `offset` posts. */
export const loadPosts = (
  call: LoaderCall,
  part: { limit: number; offset?: number; category?: string; author?: string; tag?: string },
) => api(call, content.listBlogPosts, { query: part });

/** The member of the team at a path below /meetmyteam, the path they have moved to, or undefined when there is none. */
export const findAdviser = (
  call: LoaderCall,
  slug: string,
): Promise<Result<typeof content.showAdviser> | undefined> =>
  find(call, content.showAdviser, { params: { slug } });

/** The post at an address, the address it has moved to, or undefined when there is none. */
export const findPost = (
  call: LoaderCall,
  slug: string,
): Promise<Result<typeof content.showBlogPost> | undefined> =>
  find(call, content.showBlogPost, { params: { slug } });

export async function loadTestimonials(call: LoaderCall): Promise<Testimonial[]> {
  return (await loadHome(call)).testimonials;
}
