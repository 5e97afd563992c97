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
  /** With its question mark; empty without one. */
  query: string;
  /** Web names what its pages are made of. */
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
 * Sends a finished response: in the best encoding the visitor takes, or 304 when the visitor has it already.
 * `more` are headers of this one response, names and values in turn.
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
      // A visitor gets no part for the whole.
      .catch(() => response.destroy());
}

/** An error while a response is sent ends its connection, and not the process. */
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

/** The headers of a finished response are in it; those set while it was made would be sent beside them. */
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
  // A temporary redirect has decided about the query; with it, a page behind the last would lead to itself.
  const hasMoved = status === 301 || status === 308;
  response.writeHead(status, [...(hasMoved ? keepingQuery(head, query) : head), ...more]);
  if (method === 'HEAD') response.end();
  else response.end(body);
}

/** A page that has moved is requested with the same query there, of which web was given what the page depends on. */
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
