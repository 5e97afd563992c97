import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodePreviewKey, encodePreviewKey, PREVIEW_HEADER } from '@manzil/contracts/content/preview';
import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { SOURCE_LANGUAGE, splitLanguage } from '@manzil/contracts/site-language';
import {
  allowStaleReads,
  REQUEST_ID_HEADER,
  requestIdFrom,
  runWithRequest,
  showDraft,
} from '@manzil/messaging/request-context';
import { prefersMarkdown } from './proxy/prefers-markdown.js';
import type { WebPages } from './proxy/web-pages.js';
import { acceptedEncoding } from './response-cache/accepted-encoding.js';
import type { Encoding } from './response-cache/cached-response.js';
import type { Read, ReadThrough } from './response-cache/read-through.js';
import { observe } from './http-metrics.js';
import type { LimitMisses, MemberCheck } from './limit-misses.js';
import type { ResolvedRoute, RouteResolver } from './resolve-route.js';
import type { SecurityHeaders } from './security-headers.js';
import { CACHE_TAGS_HEADER } from '../http/response-tags.js';
import { setPagePath } from '../http/caller/page-path.js';
import { verifyVisitor } from '../http/caller/visitor-address.js';

interface CacheableRead extends Read {
  /** Requested encoding; responses that the gateway compresses are created uncompressed. */
  encoding: Encoding;
}

/** Reads that are handled without the router. */
interface DirectReads {
  /** Undefined for requests that the router handles. `query` is without the question mark. */
  find(endpoint: Endpoint, query: string, request: IncomingMessage): RequestListener | undefined;
}

interface Parts {
  resolver: RouteResolver;
  router: RequestListener;
  direct: DirectReads;
  pages: WebPages;
  reads: ReadThrough;
  headers: SecurityHeaders;
  members: MemberCheck;
  /** Limits the misses of a visitor; undefined on web's port, where the pages of the requests are already counted. */
  limit: LimitMisses | undefined;
  /** Tokens that prove that a request is from web: the current one and, during rotation, the previous one. */
  webTokens: readonly string[];
}

/**
 * Entry point of every request, before Express and Nest: assigns its id, answers public reads from memory, handles
 * reads that need no router, and passes page paths to web and all other requests to the router.
 */
export class Edge {
  constructor(private readonly parts: Parts) {}

  readonly listener: RequestListener = (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const route = this.parts.resolver.resolve(method, url);
    const preview = previewOf(method, headers);
    // A response with a draft is made for one caller and neither cached nor shared.
    const read = preview === undefined ? this.readOf(route, headers) : undefined;
    const given = headers[REQUEST_ID_HEADER];
    const requestId = requestIdFrom(typeof given === 'string' ? given : undefined);
    // A cached response needs no request context and logs nothing, so the code below is skipped.
    if (read !== undefined) {
      if (this.parts.reads.answerCached(read.key, request, response, requestId)) return;
      if (this.parts.reads.answerStale(read, request, response, requestId)) return;
    }
    verifyVisitor(request, this.parts.webTokens);
    runWithRequest(requestId, () => {
      if (preview !== undefined) showDraft(preview);
      if (this.parts.reads.mayBeginStale) allowStaleReads();
      headers[REQUEST_ID_HEADER] = requestId;
      response.setHeader(REQUEST_ID_HEADER, requestId);
      const receive = (): void => {
        this.receive(route, read, request, response);
      };
      const { limit, reads } = this.parts;
      const isMade = read === undefined || reads.wouldMake(read);
      if (limit !== undefined && isMade) limit.admit(route, request, response, receive);
      else receive();
    });
  };

  private receive(
    { path, query, endpoint, isPage, normal }: ResolvedRoute,
    read: CacheableRead | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (isPage) this.answerPage(normal ?? `${path}?${query}`, read, request, response);
    else if (endpoint === undefined || read === undefined) {
      const { language, address } = splitLanguage(request.url ?? path);
      if (endpoint !== undefined && language !== SOURCE_LANGUAGE) {
        setPagePath(request, path);
        request.url = address;
      }
      this.toRouterUncached(endpoint?.path ?? 'none', request, response);
    } else {
      const direct = this.parts.direct.find(endpoint, query, request);
      this.parts.reads.handle(read, request, response, (madeRequest, madeResponse) => {
        this.toRouter(endpoint.path, madeRequest, madeResponse, direct);
      });
    }
  }

  private answerPage(
    pathAndQuery: string,
    read: CacheableRead | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const make: RequestListener = (madeRequest, madeResponse) => {
      observe('page', madeRequest, madeResponse, () => {
        this.parts.headers.ofPages(madeRequest, madeResponse);
        void this.parts.pages.show(pathAndQuery, read?.encoding ?? 'identity', madeRequest, madeResponse);
      });
    };
    if (read === undefined) make(request, response);
    else this.parts.reads.handle(read, request, response, make);
  }

  /** A response that is not cached here must not be cached elsewhere, unless its own headers permit it. */
  private toRouterUncached(label: string, request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('cache-control', 'no-store');
    this.toRouter(label, request, response);
  }

  private toRouter(
    label: string,
    request: IncomingMessage,
    response: ServerResponse,
    handle: RequestListener = this.parts.router,
  ): void {
    observe(label, request, response, () => {
      this.parts.headers.ofData(request, response);
      handle(request, response);
    });
  }

  /** Returns the key of the cached response for a request, or undefined when the response may differ by caller. */
  private readOf(
    { endpoint, isPage, isBuilt, normal }: ResolvedRoute,
    headers: IncomingHttpHeaders,
  ): CacheableRead | undefined {
    if (normal === undefined) return undefined;
    const acceptsStale = this.acceptsStale(headers);
    if (isPage) {
      // Build files are compressed at build time, better than would be possible here.
      const encoding = isBuilt ? acceptedEncoding(headers['accept-encoding']) : 'identity';
      const format = prefersMarkdown(headers.accept) ? 'markdown ' : '';
      return { key: `${format}${encoding} ${normal}`, isPage, encoding, acceptsStale };
    }
    const differsByMember =
      endpoint?.readsSession === true && this.parts.members.hasSessionCookie(headers.cookie);
    return differsByMember
      ? undefined
      : { key: normal, isPage, isLarge: endpoint?.isLarge === true, encoding: 'identity', acceptsStale };
  }

  /** Members, API tokens and web get current responses or an error; web's pages would not show their age. */
  private acceptsStale({ authorization, cookie, [CACHE_TAGS_HEADER]: tags }: IncomingHttpHeaders): boolean {
    return authorization === undefined && tags === undefined && !this.parts.members.hasSessionCookie(cookie);
  }
}

/** Only reads of the API show drafts; pages get them through the requests of web. */
function previewOf(method: string, headers: IncomingHttpHeaders): string | undefined {
  const given = headers[PREVIEW_HEADER];
  if (method !== 'GET' || typeof given !== 'string') return undefined;
  const key = decodePreviewKey(given);
  return key && encodePreviewKey(key);
}
