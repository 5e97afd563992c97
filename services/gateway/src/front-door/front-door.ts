import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { currentRequestId, REQUEST_ID_HEADER, runWithRequest } from '@manzil/service-kit/request-context';
import { readSessionCookie } from '../accounts/session-cookie.js';
import type { WebPages } from '../pages/web-pages.js';
import { acceptedEncoding } from '../read-cache/accepted-encoding.js';
import { normalised } from '../read-cache/cache-key.js';
import type { ReadThrough } from '../read-cache/read-through.js';
import { observe } from './http-metrics.js';
import { matchRoute } from './match-route.js';
import type { Route } from './routes/route.js';
import type { SecurityHeaders } from './security-headers.js';
import { believeWebAlone } from './visitor-address.js';

/** Paths under these are ours alone: one we do not know is answered 404 here, not by web. */
const OWN = ['/api/', '/uploads/', '/health/'];
/** Where web's build puts its hashed files. */
const BUILT = '/assets/';

interface Parts {
  routes: RequestListener;
  pages: WebPages;
  reads: ReadThrough;
  headers: SecurityHeaders;
  /** Shared with web: what it has now, and what it had before while that changes. */
  webTokens: readonly (string | undefined)[];
}

/**
 * Where every request enters, before Express and Nest: gives it its id, answers public reads from memory,
 * sends what is no route to web and the rest to the router.
 */
export class FrontDoor {
  constructor(private readonly parts: Parts) {}

  readonly listener: RequestListener = (request, response) => {
    believeWebAlone(request, this.parts.webTokens);
    const given = request.headers[REQUEST_ID_HEADER];
    runWithRequest(typeof given === 'string' ? given : undefined, () => {
      const requestId = currentRequestId() ?? '';
      request.headers[REQUEST_ID_HEADER] = requestId;
      response.setHeader(REQUEST_ID_HEADER, requestId);
      this.receive(request, response);
    });
  };

  private receive(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = request;
    const [path, query] = splitOnce(url, '?');
    const route = matchRoute(method, path);
    if (route !== undefined) this.answerRoute(route, path, query, request, response);
    else if (isPage(method, path)) this.answerPage(path, query, request, response);
    else this.toRouterUnkept('none', request, response);
  }

  private answerRoute(
    route: Route,
    path: string,
    query: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { kept } = route;
    const key = kept && normalised(path, query, kept.query);
    const differsByMember =
      route.readsSession === true && readSessionCookie(request.headers.cookie) !== undefined;
    if (kept === undefined || key === undefined || differsByMember) {
      this.toRouterUnkept(route.path, request, response);
      return;
    }
    this.parts.reads.handle({ key, tags: kept.tags }, request, response, (asked, answered) => {
      this.toRouter(route.path, asked, answered);
    });
  }

  private answerPage(path: string, query: string, request: IncomingMessage, response: ServerResponse): void {
    const address = normalised(path.replace(/^\/{2,}/, '/'), query);
    // Files of the build are compressed at its time, better than there is time for here.
    const encoding = path.startsWith(BUILT)
      ? acceptedEncoding(request.headers['accept-encoding'])
      : 'identity';
    const make: RequestListener = (asked, answered) => {
      observe('page', asked, answered, () => {
        this.parts.headers.ofPages(asked, answered);
        void this.parts.pages.show(address ?? `${path}?${query}`, encoding, asked, answered);
      });
    };
    if (address === undefined) make(request, response);
    else this.parts.reads.handle({ key: `${encoding} ${address}` }, request, response, make);
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
}

const isPage = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path.startsWith('/') && !OWN.some((own) => path.startsWith(own));

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
