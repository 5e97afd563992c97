import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { guardedGet } from '@manzil/service-kit/guarded-get';
import { RefusedRequest } from '@manzil/service-kit/network-guard';
import { FeedError } from './feed-error.js';
import { readableFile } from './readable-file.js';
import { withoutSilence } from './idle-timeout.js';

export interface FetchOptions {
  /** Host names and IP addresses that may be on private networks. */
  allowPrivateHosts: readonly string[];
  /** Files that may be read, and folders whose whole content may be. */
  readableFiles: readonly string[];
  /** Reads a file that an operator has stored, by its hash. */
  storedFile?: (sha256: string) => AsyncIterable<Buffer>;
  /** The longest wait for a byte, in milliseconds. */
  idleMs: number;
  /** The longest time from the first request to the last byte, in milliseconds. */
  totalMs: number;
  /** Aborts the reading; the bytes then throw its reason. */
  signal?: AbortSignal;
}

export interface OpenedFeed {
  /** The received bytes, not decompressed. */
  bytes: AsyncIterable<Buffer>;
  /** The encoding that the server declares. */
  charset: string | undefined;
  /** The URL that relative URLs in the feed are resolved against; undefined for a file. */
  base: string | undefined;
  /**
   * The sender's identifier of this version of the feed; an equal one promises equal bytes. Null when there is none.
   */
  validator: string | null;
}

/**
 * Opens the feed at a file, http or https URL. Private networks are refused unless their host is allowed, also after
 * redirects. A file must be among those that may be read, and a redirect never leads to one. Every failure is a
 * {@link FeedError}.
 */
export async function openFeed(location: string, options: FetchOptions): Promise<OpenedFeed> {
  const url = new URL(location);
  if (url.protocol === 'stored:') return openStored(url, options);
  return url.protocol === 'file:' ? openFile(url, options) : openHttp(url, options);
}

async function openFile(url: URL, { signal, readableFiles }: FetchOptions): Promise<OpenedFeed> {
  const path = await readableFile(url, readableFiles);
  const found = await stat(path).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!found.isFile()) throw new FeedError('The feed is not a regular file', 'unreachable');
  const validator = `file ${found.size} ${found.mtimeMs}`;
  return { bytes: readAll(createReadStream(path), signal), charset: undefined, base: undefined, validator };
}

function openStored({ pathname }: URL, { signal, storedFile }: FetchOptions): OpenedFeed {
  const [sha256 = ''] = pathname.split('/');
  if (storedFile === undefined) throw new FeedError('The feed is not at a usable address', 'unreachable');
  return { bytes: readAll(storedFile(sha256), signal), charset: undefined, base: undefined, validator: null };
}

async function openHttp(first: URL, options: FetchOptions): Promise<OpenedFeed> {
  const deadline = AbortSignal.timeout(options.totalMs);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
  try {
    const headers = { 'accept-encoding': 'gzip, identity' };
    const { response, url } = await guardedGet(first, { ...options, signal, headers, what: 'The feed' });
    if (response.statusCode !== 200) {
      response.destroy();
      throw new FeedError(`The feed's server answered ${response.statusCode ?? 0}`, 'unreachable');
    }
    const body = withoutSilence(response as AsyncIterable<Buffer>, options.idleMs);
    return {
      bytes: readAll(body, options.signal),
      charset: /charset="?([\w-]+)/i.exec(response.headers['content-type'] ?? '')?.[1],
      base: url.href,
      validator: validatorOf(response.headers),
    };
  } catch (error) {
    options.signal?.throwIfAborted();
    throw unreachable(error);
  }
}

function validatorOf(headers: IncomingMessage['headers']): string | null {
  const { etag, 'last-modified': modified, 'content-length': length } = headers;
  if (etag === undefined && modified === undefined) return null;
  return JSON.stringify([etag, modified, length]).slice(0, 1_000);
}

async function* readAll(
  body: AsyncIterable<Buffer>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  let hasStarted = false;
  try {
    for await (const chunk of body) {
      signal?.throwIfAborted();
      hasStarted = true;
      yield chunk;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw hasStarted ? brokenOff(error) : unreachable(error);
  }
}

function unreachable(error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof FeedError) return cause;
  if (cause instanceof RefusedRequest) return new FeedError(cause.message, 'unreachable');
  return new FeedError(`The feed cannot be read: ${reasonOf(cause)}`, 'unreachable');
}

const brokenOff = (error: unknown): FeedError =>
  error instanceof FeedError
    ? error
    : new FeedError(`The feed cannot be read to its end: ${reasonOf(error)}`, 'truncated');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
