import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { parametersOfPage } from '@manzil/contracts/page-parameters';
import { LRUCache } from 'lru-cache';
import { normalised } from './response-cache/cache-key.js';

/** Paths under these are ours alone: one we do not know is answered 404 here, not by web. */
const OWN = ['/api/', '/uploads/', '/health/'];
/** Where web's build puts its hashed files. */
const BUILT = '/assets/';
/** Of so many addresses it is remembered where they lead; longer ones are worked out each time. */
const REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 512;

/** What the API has at a path, which is all that the edge knows of it. */
interface Endpoints {
  match(method: string, path: string): Endpoint | undefined;
}

/** Where a request goes, by its method and address alone. */
export interface Address {
  path: string;
  query: string;
  /** Undefined for a page and for what nobody answers. */
  endpoint: Endpoint | undefined;
  isPage: boolean;
  /** A file of the build, which is cached compressed as web has it. */
  isBuilt: boolean;
  /** In one spelling, the key of the cache; undefined where nothing may be cached. */
  normal: string | undefined;
}

export class RouteResolver {
  private readonly remembered = new LRUCache<string, Address>({ max: REMEMBERED });

  constructor(private readonly endpoints: Endpoints) {}

  resolve(method: string, url: string): Address {
    // HEAD leads where GET does; what else there is, is never answered from memory.
    if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_REMEMBERED) {
      return this.find(method, url);
    }
    const known = this.remembered.get(url);
    if (known !== undefined) return known;
    const address = this.find(method, url);
    this.remembered.set(url, address);
    return address;
  }

  private find(method: string, url: string): Address {
    const [path, query] = splitOnce(url, '?');
    const endpoint = this.endpoints.match(method, path);
    const isPage = endpoint === undefined && mayBePage(method, path);
    const cached = endpoint?.cached;
    const normal = isPage
      ? normalisedPage(path.replace(/^\/{2,}/, '/'), query)
      : cached && normalised(path, query, cached.query ?? []);
    return { path, query, endpoint, isPage, isBuilt: isPage && path.startsWith(BUILT), normal };
  }
}

const normalisedPage = (path: string, query: string): string | undefined =>
  normalised(path, query, parametersOfPage(path));

const mayBePage = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path.startsWith('/') && !OWN.some((own) => path.startsWith(own));

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
