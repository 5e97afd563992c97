import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, requestIdFrom, runWithRequest } from '@manzil/messaging/request-context';
import type { WebPages } from './proxy/web-pages.js';
import { acceptedEncoding } from './response-cache/accepted-encoding.js';
import type { Encoding } from './response-cache/cached-response.js';
import type { Read, ReadThrough } from './response-cache/read-through.js';
import { observe } from './http-metrics.js';
import type { LimitMisses, MemberCheck } from './limit-misses.js';
import type { Address, RouteResolver } from './resolve-route.js';
import type { SecurityHeaders } from './security-headers.js';
import { believeVisitor } from '../http/caller/visitor-address.js';

interface CacheableRead extends Read {
  /** That the answer is asked for in; what we compress ourselves is made uncompressed. */
  encoding: Encoding;
}

interface Parts {
  addresses: RouteResolver;
  routes: RequestListener;
  pages: WebPages;
  reads: ReadThrough;
  headers: SecurityHeaders;
  members: MemberCheck;
  /** Holds back who asks for too much; undefined where web asks, whose pages were counted when visitors asked. */
  limit: LimitMisses | undefined;
  /** Who has one is believed about its visitor: what web has now, and what it had before while that changes. */
  webTokens: readonly string[];
}

/**
 * Where every request enters, before Express and Nest: gives it its id, answers public reads from memory,
 * sends what is no route to web and the rest to the router.
 */
export class Edge {
  constructor(private readonly parts: Parts) {}

  readonly listener: RequestListener = (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const address = this.parts.addresses.resolve(method, url);
    const read = this.readOf(address, headers);
    const given = headers[REQUEST_ID_HEADER];
    const requestId = requestIdFrom(typeof given === 'string' ? given : undefined);
    // What is kept asks nobody and logs nothing, so it needs nothing of what follows.
    if (read !== undefined && this.parts.reads.answerCached(read.key, request, response, requestId)) return;
    believeVisitor(request, this.parts.webTokens);
    runWithRequest(requestId, () => {
      headers[REQUEST_ID_HEADER] = requestId;
      response.setHeader(REQUEST_ID_HEADER, requestId);
      const receive = (): void => {
        this.receive(address, read, request, response);
      };
      const { limit, reads } = this.parts;
      const isMade = read === undefined || reads.wouldMake(read);
      if (limit !== undefined && isMade) limit.admit(address, request, response, receive);
      else receive();
    });
  };

  private receive(
    { path, query, endpoint, isPage, normal }: Address,
    read: CacheableRead | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (isPage) this.answerPage(normal ?? `${path}?${query}`, read, request, response);
    else if (endpoint === undefined || read === undefined)
      this.toRouterUnkept(endpoint?.path ?? 'none', request, response);
    else
      this.parts.reads.handle(read, request, response, (asked, answered) => {
        this.toRouter(endpoint.path, asked, answered);
      });
  }

  private answerPage(
    pathAndQuery: string,
    read: CacheableRead | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const make: RequestListener = (asked, answered) => {
      observe('page', asked, answered, () => {
        this.parts.headers.ofPages(asked, answered);
        void this.parts.pages.show(pathAndQuery, read?.encoding ?? 'identity', asked, answered);
      });
    };
    if (read === undefined) make(request, response);
    else this.parts.reads.handle(read, request, response, make);
  }

  /** What is not kept here is not to be kept by anybody, unless the answer says otherwise. */
  private toRouterUnkept(label: string, request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('cache-control', 'no-store');
    this.toRouter(label, request, response);
  }

  private toRouter(label: string, request: IncomingMessage, response: ServerResponse): void {
    observe(label, request, response, () => {
      this.parts.headers.ofData(request, response);
      this.parts.routes(request, response);
    });
  }

  /** What of memory answers a request, if anything may: never what differs by who asks. */
  private readOf(
    { endpoint, isPage, isBuilt, normal }: Address,
    headers: IncomingHttpHeaders,
  ): CacheableRead | undefined {
    if (normal === undefined) return undefined;
    if (isPage) {
      // Files of the build are compressed at its time, better than there is time for here.
      const encoding = isBuilt ? acceptedEncoding(headers['accept-encoding']) : 'identity';
      return { key: `${encoding} ${normal}`, isPage, encoding };
    }
    const differsByMember =
      endpoint?.readsSession === true && this.parts.members.hasSessionCookie(headers.cookie);
    return differsByMember
      ? undefined
      : { key: normal, isPage, isLarge: endpoint?.isLarge === true, encoding: 'identity' };
  }
}
