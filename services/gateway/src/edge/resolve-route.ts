import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { parametersOfPage } from '@manzil/contracts/page-parameters';
import { splitLanguage } from '@manzil/contracts/site-language';
import { LRUCache } from 'lru-cache';
import { normalised } from './response-cache/cache-key.js';

/** Paths under these belong to the gateway: an unknown one gets 404 here, not from web. */
const OWN = ['/api/', '/uploads/', '/health/'];
/** The path of the hashed files of web's build. */
const BUILT = '/assets/';
/** Number of URLs whose route is cached; longer ones are resolved each time. */
const RESOLVED = 2_000;
const LONGEST_CACHED_URL = 512;

/** The API lookup that the edge needs: the endpoint of a path. */
interface Endpoints {
  match(method: string, path: string): Endpoint | undefined;
}

/** The destination of a request, by its method and URL alone. */
export interface ResolvedRoute {
  path: string;
  query: string;
  /** Undefined for a page and for an unknown path. */
  endpoint: Endpoint | undefined;
  isPage: boolean;
  /** A file of the build, which is cached with web's compression. */
  isBuilt: boolean;
  /** The normalised path and query, which is the key of the cache; undefined where nothing may be cached. */
  normal: string | undefined;
}

export class RouteResolver {
  private readonly resolved = new LRUCache<string, ResolvedRoute>({ max: RESOLVED });

  constructor(private readonly endpoints: Endpoints) {}

  resolve(method: string, url: string): ResolvedRoute {
    // Only GET and HEAD are ever answered from memory.
    if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_CACHED_URL) {
      return this.find(method, url);
    }
    const known = this.resolved.get(url);
    if (known !== undefined) return known;
    const route = this.find(method, url);
    this.resolved.set(url, route);
    return route;
  }

  /** A form of a page is one endpoint in all languages. */
  private formIn(method: string, path: string): Endpoint | undefined {
    if (method !== 'POST') return undefined;
    const endpoint = this.endpoints.match(method, splitLanguage(path).address);
    return endpoint?.area === 'Forms' ? endpoint : undefined;
  }

  private find(method: string, url: string): ResolvedRoute {
    const [path, query] = splitOnce(url, '?');
    const endpoint = this.endpoints.match(method, path) ?? this.formIn(method, path);
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
