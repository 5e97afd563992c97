/**
 * Names what a cached response shows: an entity (`listing:171`), a list (`list:sale`: which ones, in which
 * order), a whole catalogue (`catalogue:sale`: every field of every listing), or the texts of a page
 * (`document:buypagedb`).
 */
export type CacheTag = string;

/** Tags every cached response, so that a change of unknown extent makes all of them stale. */
export const WHOLE_SITE: CacheTag = 'site';

/** Characters of a header's token, so that tags can be written one after another. */
const TAG = /^[a-z][\w-]*(?::[\w.~%!*'()-]+)?$/;
export const isCacheTag = (text: string): boolean => TAG.test(text);

/** Anything published at a path of one segment makes the cached response of that path stale. */
export const pathTag = (pagelink: string): CacheTag => `path:${encodeURIComponent(pagelink)}`;
export const listingTag = (id: number): CacheTag => `listing:${id}`;
export const developmentTag = (id: number): CacheTag => `development:${id}`;
export const pageTag = (id: number): CacheTag => `page:${id}`;
export const blogPostTag = (id: number): CacheTag => `blog-post:${id}`;
export const documentTag = (name: string): CacheTag => `document:${name}`;
export const listTag = (list: 'sale' | 'rent' | 'developments' | 'pages'): CacheTag => `list:${list}`;
export const catalogueTag = (of: 'sale' | 'rent' | 'developments'): CacheTag => `catalogue:${of}`;
/** The feed of a portal, independent of its content. */
export const portalFeedTag = (portal: string): CacheTag => `portal-feed:${portal}`;
