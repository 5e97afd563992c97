/**
 * Identifies content of a cached response: an entity (`listing:171`), a list (`list:sale`: its members and their
 * order), a whole catalogue (`catalogue:sale`: every field of every listing), or the texts of a page
 * (`document:buypagedb`).
 */
export type CacheTag = string;

/** Tags every cached response, to invalidate all of them after a change of unknown extent. */
export const WHOLE_SITE: CacheTag = 'site';

/** Only characters of an HTTP token, because tags are joined in a header. */
const TAG = /^[a-z][\w-]*(?::[\w.~%!*'()-]+)?$/;
export const isCacheTag = (text: string): boolean => TAG.test(text);

/** Tag of the response at a one-segment path; publishing anything at that path invalidates it. */
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
