import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FeedError } from './feed-error.js';
import { httpGet, withoutSilence } from './http-get.js';
import { refusePrivateAddress } from './network-guard.js';

export interface FetchOptions {
  /** Host names and addresses that may be on private networks. */
  allowPrivateHosts: readonly string[];
  /** Milliseconds without a byte while one is waited for. */
  idleMs: number;
  /** Milliseconds from the first request to the last byte. */
  totalMs: number;
  /** Ends the reading; what it throws comes out of the bytes. */
  signal?: AbortSignal;
}

export interface OpenedFeed {
  /** As they arrived: not decompressed. */
  bytes: AsyncIterable<Buffer>;
  /** Encoding named by the server. */
  charset: string | undefined;
  /** What relative addresses in the feed count from; undefined for a file. */
  base: string | undefined;
}

const MAX_REDIRECTS = 5;

/**
 * The bytes at a file, http or https address. Private networks are refused unless their host is allowed, also
 * behind redirects. Whether a file may be asked for at all is decided where a run is requested: here the
 * location is trusted, except that a redirect never leads to a file. Every failure is a {@link FeedError}.
 */
export async function openFeed(location: string, options: FetchOptions): Promise<OpenedFeed> {
  const url = new URL(location);
  return url.protocol === 'file:' ? openFile(url, options.signal) : openHttp(url, options);
}

async function openFile(url: URL, signal: AbortSignal | undefined): Promise<OpenedFeed> {
  const path = fileURLToPath(url);
  const found = await stat(path).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!found.isFile()) throw new FeedError('The feed is not a regular file', 'unreachable');
  return { bytes: readAll(createReadStream(path), signal), charset: undefined, base: undefined };
}

async function openHttp(first: URL, options: FetchOptions): Promise<OpenedFeed> {
  const deadline = AbortSignal.timeout(options.totalMs);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
  try {
    const { response, url } = await follow(first, { ...options, signal });
    const body = withoutSilence(response as AsyncIterable<Buffer>, options.idleMs);
    return {
      bytes: readAll(body, options.signal),
      charset: /charset="?([\w-]+)/i.exec(response.headers['content-type'] ?? '')?.[1],
      base: url.href,
    };
  } catch (error) {
    options.signal?.throwIfAborted();
    throw unreachable(error);
  }
}

async function follow(
  first: URL,
  options: FetchOptions & { signal: AbortSignal },
): Promise<{ response: IncomingMessage; url: URL }> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    refusePrivateAddress(url.hostname, options.allowPrivateHosts);
    const headers = { 'accept-encoding': 'gzip, identity', ...credentials(first, url) };
    const response = await httpGet(bare(url), { ...options, headers });
    if (response.statusCode === 200) return { response, url: bare(url) };
    response.destroy();
    const { statusCode = 0 } = response;
    const target = response.headers.location;
    if (statusCode < 300 || statusCode >= 400 || target === undefined) {
      throw new FeedError(`The feed's server answered ${statusCode}`, 'unreachable');
    }
    url = redirected(url, target);
  }
  throw new FeedError(`The feed redirects more than ${MAX_REDIRECTS} times`, 'unreachable');
}

function redirected(from: URL, target: string): URL {
  if (!URL.canParse(target, from.href)) {
    throw new FeedError('The feed redirects to what is no address', 'unreachable');
  }
  const to = new URL(target, from);
  const isWeb = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:');
  if (!isWeb) {
    throw new FeedError(
      `The feed redirects from ${from.protocol} to ${to.protocol}, which is not followed`,
      'unreachable',
    );
  }
  return to;
}

/** User name and password of the address go to its own server only. */
function credentials(first: URL, url: URL): { authorization?: string } {
  if (first.username === '' || first.origin !== url.origin) return {};
  const pair = `${decodeURIComponent(first.username)}:${decodeURIComponent(first.password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function bare(url: URL): URL {
  const copy = new URL(url.href);
  copy.username = '';
  copy.password = '';
  return copy;
}

async function* readAll(
  body: AsyncIterable<Buffer>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  let begun = false;
  try {
    for await (const chunk of body) {
      signal?.throwIfAborted();
      begun = true;
      yield chunk;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw begun ? brokenOff(error) : unreachable(error);
  }
}

function unreachable(error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof FeedError) return cause;
  return new FeedError(`The feed cannot be read: ${reasonOf(cause)}`, 'unreachable');
}

const brokenOff = (error: unknown): FeedError =>
  error instanceof FeedError
    ? error
    : new FeedError(`The feed cannot be read to its end: ${reasonOf(error)}`, 'truncated');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
