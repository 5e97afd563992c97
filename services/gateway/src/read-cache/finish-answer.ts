import type { OutgoingHttpHeaders } from 'node:http';
import type { Captured } from './capture-response.js';
import { KeptAnswer } from './kept-answer.js';
import type { PageFacts } from './page-facts.js';
import type { Tag } from './read-cache.js';
import { withoutNonce } from './script-hashes.js';

export interface FinishedAnswer {
  answer: KeptAnswer;
  /** What it shows; undefined when it may be sent to nobody else. */
  tags: readonly Tag[] | undefined;
}

/** Headers of one transfer or one request, and those that must be made anew. */
const NOT_KEPT = new Set([
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

/** Makes a captured answer of the API or of web into one that can be sent, again and again where that is right. */
export function finishAnswer(
  captured: Captured,
  tags: readonly Tag[] | undefined,
  page?: PageFacts,
): FinishedAnswer {
  const shared = captured.status === 200 && !isPrivate(captured.headers) ? tags : undefined;
  if (shared !== undefined && page?.nonce !== undefined) return finishPage(captured, shared, page.nonce);
  return finish(captured, shared);
}

function finishPage(captured: Captured, tags: readonly Tag[], nonce: string): FinishedAnswer {
  const csp = captured.headers['content-security-policy'];
  const page = typeof csp === 'string' ? withoutNonce(captured.body.toString('utf8'), csp, nonce) : undefined;
  if (page === undefined) return finish(captured, undefined);
  const headers = { ...captured.headers, 'content-security-policy': page.csp };
  return finish({ ...captured, headers, body: Buffer.from(page.html) }, tags);
}

function finish({ status, headers, body }: Captured, tags: readonly Tag[] | undefined): FinishedAnswer {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name)));
  // Browsers ask again each time, which costs a 304: a fact must reach them as it reaches us.
  if (tags !== undefined && !isImmutable(headers)) kept['cache-control'] = REVALIDATED;
  kept['cache-control'] ??= 'no-store';
  return { answer: new KeptAnswer(status, kept, body), tags };
}

const isImmutable = (headers: OutgoingHttpHeaders): boolean => has(headers, 'immutable');

const isPrivate = (headers: OutgoingHttpHeaders): boolean =>
  headers['set-cookie'] !== undefined || has(headers, 'no-store') || has(headers, 'private');

const has = (headers: OutgoingHttpHeaders, directive: string): boolean =>
  headers['cache-control']?.includes(directive) ?? false;
