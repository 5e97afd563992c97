import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { Agent, request, type Dispatcher } from 'undici';
import { FeedError } from './feed-error.js';
import { guardedLookup, refusePrivateAddress } from './network-guard.js';

export interface FetchLimits {
  /** Host names that may resolve to private addresses. */
  allowPrivateHosts: readonly string[];
  /** Milliseconds without a byte. */
  idleMs: number;
}

const MAX_REDIRECTS = 5;
const CONNECT_MS = 10_000;

/** The bytes at a file, http or https address. Private networks are refused unless their host is allowed. */
export async function openFeed(location: string, limits: FetchLimits): Promise<AsyncIterable<Buffer>> {
  const url = new URL(location);
  if (url.protocol === 'file:') return openFile(fileURLToPath(url));
  const dispatcher = new Agent({
    connect: { lookup: guardedLookup(limits.allowPrivateHosts), timeout: CONNECT_MS },
    bodyTimeout: limits.idleMs,
    headersTimeout: limits.idleMs,
  });
  return openHttp(url, limits, dispatcher);
}

function openFile(path: string): AsyncIterable<Buffer> {
  return readAll(createReadStream(path));
}

async function openHttp(
  first: URL,
  limits: FetchLimits,
  dispatcher: Dispatcher,
): Promise<AsyncIterable<Buffer>> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new FeedError(`A feed cannot be read over ${url.protocol}`);
    refusePrivateAddress(url.hostname, limits.allowPrivateHosts);
    const response = await request(url, {
      dispatcher,
      headers: { 'accept-encoding': 'gzip, identity' },
    }).catch((error: unknown) => {
      throw unreachable(error);
    });
    const next = response.headers['location'];
    if (response.statusCode >= 300 && response.statusCode < 400 && typeof next === 'string') {
      await response.body.dump();
      url = new URL(next, url);
      continue;
    }
    if (response.statusCode !== 200) {
      await response.body.dump();
      throw new FeedError(`The feed's server answered ${response.statusCode}`);
    }
    return readAll(response.body, dispatcher);
  }
  throw new FeedError(`The feed redirects more than ${MAX_REDIRECTS} times`);
}

async function* readAll(body: Readable, dispatcher?: Dispatcher): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield chunk as Buffer;
  } catch (error) {
    throw unreachable(error);
  } finally {
    await dispatcher?.destroy();
  }
}

function unreachable(error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  const cause = error instanceof Error && error.cause instanceof FeedError ? error.cause : error;
  return cause instanceof FeedError
    ? cause
    : new FeedError(`The feed cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
}
