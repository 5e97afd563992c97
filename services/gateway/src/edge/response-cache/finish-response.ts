import type { OutgoingHttpHeaders } from 'node:http';
import type { CacheTag } from '@manzil/contracts/cache-tags';
import { currentRequestId } from '@manzil/messaging/request-context';
import { DomainError } from '@manzil/service-kit/errors';
import type { Captured } from './capture-response.js';
import { CachedResponse } from './cached-response.js';
import { toProblem } from '../../http/problems/problem.js';
import type { Shown } from '../../http/response-tags.js';
import { withoutNonce } from './script-hashes.js';

export interface FinishedResponse {
  response: CachedResponse;
  /** Tags of the content in the response; undefined when the response must not be shared. */
  tags: readonly CacheTag[] | undefined;
}

/** Headers of one transfer or one request, and headers that must be created again. */
const NOT_CACHED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'x-cache',
  'x-request-id',
]);
const REVALIDATED = 'no-cache';

export interface FinishOptions {
  /** Names the tags in the header that CDNs read. */
  surrogateKeys: boolean;
  /** Logs why a response could not be finished. */
  report: (error: unknown) => void;
}

/**
 * Converts a captured response of the API or of web into one that can be sent, and shared where that is allowed. An
 * error becomes a response with status 500.
 */
export function finishResponse(
  captured: Captured,
  shown: Shown | undefined,
  options: FinishOptions,
): FinishedResponse {
  try {
    return toFinished(captured, shown, options);
  } catch (error) {
    options.report(error);
    return { response: failure(), tags: undefined };
  }
}

function failure(): CachedResponse {
  const error = new DomainError('INTERNAL', 'Something went wrong on our side');
  const { status, headers, body } = toProblem(error, currentRequestId() ?? '');
  return new CachedResponse(status, headers, Buffer.from(JSON.stringify(body)));
}

function toFinished(captured: Captured, shown: Shown | undefined, options: FinishOptions): FinishedResponse {
  const shared = isShared(captured) ? shown : undefined;
  if (shared !== undefined) nameTags(captured, shared, options);
  if (shared?.nonce !== undefined) return finishPage(captured, shared.tags, shared.nonce);
  return finish(captured, shared?.tags, shown?.tags);
}

/** Returns the headers of a response whose body is still being made, and whether the response may be shared. */
export function finishHead(
  captured: Captured,
  shown: Shown | undefined,
  options: FinishOptions,
): { headers: OutgoingHttpHeaders; isShared: boolean } {
  const shared = isShared(captured) ? shown : undefined;
  if (shared !== undefined) nameTags(captured, shared, options);
  return { headers: reusable(captured.headers, shared !== undefined), isShared: shared !== undefined };
}

const isShared = ({ status, headers }: Captured): boolean => status === 200 && !isPrivate(headers);

function nameTags({ headers }: Captured, { tags }: Shown, { surrogateKeys }: FinishOptions): void {
  if (surrogateKeys) headers['surrogate-key'] = tags.join(' ');
}

function finishPage(captured: Captured, tags: readonly CacheTag[], nonce: string): FinishedResponse {
  const csp = captured.headers['content-security-policy'];
  const page = typeof csp === 'string' ? withoutNonce(captured.body.toString('utf8'), csp, nonce) : undefined;
  if (page === undefined) return finish(captured, undefined);
  const headers = { ...captured.headers, 'content-security-policy': page.csp };
  return finish({ ...captured, headers, body: Buffer.from(page.html) }, tags);
}

function finish(
  { status, headers, body }: Captured,
  tags: readonly CacheTag[] | undefined,
  named: readonly CacheTag[] = tags ?? [],
): FinishedResponse {
  return { response: new CachedResponse(status, reusable(headers, tags !== undefined), body, named), tags };
}

function reusable(headers: OutgoingHttpHeaders, isCached: boolean): OutgoingHttpHeaders {
  const reused = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_CACHED.has(name)));
  // Browsers revalidate each time, at the cost of a 304, so that they notice an event as soon as the gateway does.
  if (isCached && !isImmutable(headers)) reused['cache-control'] = REVALIDATED;
  reused['cache-control'] ??= 'no-store';
  return reused;
}

const isImmutable = (headers: OutgoingHttpHeaders): boolean => has(headers, 'immutable');

const isPrivate = (headers: OutgoingHttpHeaders): boolean =>
  headers['set-cookie'] !== undefined || has(headers, 'no-store') || has(headers, 'private');

const has = (headers: OutgoingHttpHeaders, directive: string): boolean =>
  headers['cache-control']?.includes(directive) ?? false;
