import { parametersOfPage } from '@manzil/contracts/page-parameters';
import { LRUCache } from 'lru-cache';
import { normalised } from '../response-cache/cache-key.js';
import { matchRoute } from './match-route.js';
import type { Route } from './routes/route.js';

/** Paths under these are ours alone: one we do not know is answered 404 here, not by web. */
const OWN = ['/api/', '/uploads/', '/health/'];
/** Where web's build puts its hashed files. */
const BUILT = '/assets/';
/** Of so many addresses it is remembered where they lead; longer ones are worked out each time. */
const REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 512;

/** Where a request goes, by its method and address alone. */
export interface Address {
  path: string;
  query: string;
  /** Undefined for a page and for what nobody answers. */
  route: Route | undefined;
  isPage: boolean;
  /** A file of the build, which is cached compressed as web has it. */
  isBuilt: boolean;
  /** In one spelling, the key of the cache; undefined where nothing may be cached. */
  normal: string | undefined;
}

const remembered = new LRUCache<string, Address>({ max: REMEMBERED });

export function resolveAddress(method: string, url: string): Address {
  // HEAD leads where GET does; what else there is, is never answered from memory.
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_REMEMBERED) return resolve(method, url);
  const known = remembered.get(url);
  if (known !== undefined) return known;
  const address = resolve(method, url);
  remembered.set(url, address);
  return address;
}

function resolve(method: string, url: string): Address {
  const [path, query] = splitOnce(url, '?');
  const route = matchRoute(method, path);
  const isPage = route === undefined && mayBePage(method, path);
  const cached = route?.cached;
  const normal = isPage
    ? normalisedPage(path.replace(/^\/{2,}/, '/'), query)
    : cached && normalised(path, query, cached.query);
  return { path, query, route, isPage, isBuilt: isPage && path.startsWith(BUILT), normal };
}

const normalisedPage = (path: string, query: string): string | undefined =>
  normalised(path, query, parametersOfPage(path));

const mayBePage = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path.startsWith('/') && !OWN.some((own) => path.startsWith(own));

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
