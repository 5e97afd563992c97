import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { acceptsGzip } from '../accepted-encoding.js';
import { etagsOf, type Preferences } from '../send-response.js';
import { CACHE_TAGS_HEADER } from '../../../http/response-tags.js';
import type { LargeResponse } from './large-response.js';

/** Sends a large response: the part that exists, then the rest as it is made; 304 if the visitor has it already. */
export function sendLarge(
  large: LargeResponse,
  { method, acceptEncoding, ifNoneMatch, wantsTags }: Preferences,
  response: ServerResponse,
  more: readonly OutgoingHttpHeader[],
): void {
  const encoding = acceptsGzip(acceptEncoding) ? 'gzip' : 'identity';
  const headers = large.headersOf(encoding);
  if (wantsTags) headers[CACHE_TAGS_HEADER] = large.tags.join(' ');
  const isKnown = ifNoneMatch === '*' || etagsOf(ifNoneMatch).some((etag) => large.isNamedBy(etag, encoding));
  if (isKnown) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers;
    response.writeHead(304, [...inTurn(rest), ...more]).end();
    return;
  }
  response.writeHead(200, [...inTurn(headers), ...more]);
  if (method === 'HEAD') {
    response.end();
    return;
  }
  // An incomplete body and a client disconnect both close the connection, so that no client mistakes a part for the
  // whole.
  const ended = (): void => undefined;
  if (encoding === 'gzip') pipeline(large.body.read(), response, ended);
  else pipeline(large.body.read(), createGunzip(), response, ended);
}

const inTurn = (headers: OutgoingHttpHeaders): OutgoingHttpHeader[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
