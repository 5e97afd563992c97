import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@manzil/messaging/request-context';
import { acceptedEncoding } from './accepted-encoding.js';
import type { CachedResponse, Form } from './cached-response.js';
import { CACHE_TAGS_HEADER } from '../../http/response-tags.js';

/** The parts of a request that decide how a finished response is sent. */
export interface Preferences {
  method: string | undefined;
  acceptEncoding: string | string[] | undefined;
  ifNoneMatch: string | undefined;
  /** Query string with its question mark, or empty. */
  query: string;
  /** True for requests by web, which needs the tags of the parts of its pages. */
  wantsTags: boolean;
}

export const preferencesOf = ({ method, url = '', headers }: IncomingMessage): Preferences => ({
  method,
  query: url.includes('?') ? url.slice(url.indexOf('?')) : '',
  acceptEncoding: headers['accept-encoding'],
  ifNoneMatch: headers['if-none-match'],
  wantsTags: headers[CACHE_TAGS_HEADER] !== undefined,
});

/**
 * Sends a finished response in the best encoding that the client accepts, or 304 when the client has it already. `more`
 * are additional headers as alternating names and values.
 */
export function sendResponse(
  cached: CachedResponse,
  preferences: Preferences,
  response: ServerResponse,
  more: readonly OutgoingHttpHeader[],
): void {
  const encoding = acceptedEncoding(preferences.acceptEncoding);
  const form = cached.formNow(encoding);
  const headers = preferences.wantsTags ? [...more, CACHE_TAGS_HEADER, cached.tags.join(' ')] : more;
  if (form !== undefined) sendForm(cached, form, preferences, response, headers);
  else
    cached
      .form(encoding)
      .then((made) => {
        sendForm(cached, made, preferences, response, headers);
      })
      // Closes the connection, so that no client mistakes a part for the whole.
      .catch(() => response.destroy());
}

/** Closes the connection when sending a response fails; the process continues. */
export function endOnError(
  sending: Promise<void>,
  response: ServerResponse,
  report: (error: unknown) => void,
): void {
  sending.catch((error: unknown) => {
    report(error);
    response.destroy();
  });
}

/** Sends a response that was just made, to each request that waited for it. */
export function sendFresh(made: CachedResponse, preferences: Preferences, response: ServerResponse): void {
  clearHeaders(response);
  sendResponse(made, preferences, response, ['x-cache', 'miss']);
}

/** A finished response has its own headers, so headers set earlier would be duplicated. */
export function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name);
}

function sendForm(
  { status }: CachedResponse,
  { body, etag, head }: Form,
  { method, ifNoneMatch, query }: Preferences,
  response: ServerResponse,
  more: readonly OutgoingHttpHeader[],
): void {
  if (status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) {
    response.writeHead(304, [...withoutBody(head), ...more]).end();
    return;
  }
  // Only permanent redirects keep the query. A temporary redirect is made from it: with the query, a page number beyond
  // the last would redirect to itself.
  const hasMoved = status === 301 || status === 308;
  response.writeHead(status, [...(hasMoved ? keepingQuery(head, query) : head), ...more]);
  if (method === 'HEAD') response.end();
  else response.end(body);
}

/**
 * Adds the full query to the target of a permanent redirect; web only received the parameters that the page depends on.
 */
const keepingQuery = (head: readonly OutgoingHttpHeader[], query: string): OutgoingHttpHeader[] =>
  head.map((value, index) =>
    index % 2 === 1 && head[index - 1] === 'location' && !String(value).includes('?')
      ? `${String(value)}${query}`
      : value,
  );

const OF_THE_BODY = new Set<OutgoingHttpHeader>(['content-length', 'content-encoding']);

const withoutBody = (head: readonly OutgoingHttpHeader[]): OutgoingHttpHeader[] =>
  head.filter((_, index) => !OF_THE_BODY.has(head[index - (index % 2)] ?? ''));

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || etagsOf(ifNoneMatch).includes(etag);

/** Returns the ETags of an `If-None-Match`, which compares weak ones as strong. */
export const etagsOf = (ifNoneMatch = ''): string[] =>
  ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
