import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { guardedGet } from '@manzil/service-kit/guarded-get';
import { RefusedRequest } from '@manzil/service-kit/network-guard';

/** A failure caused by the photo or its server; the message is a sentence for staff. */
export class PhotoFailure extends Error {
  override readonly name = 'PhotoFailure';
}

export interface DownloadLimits {
  allowPrivateHosts: readonly string[];
  maxBytes: number;
  /** Milliseconds from the first request to the last byte. */
  totalMs: number;
  /** Aborts the download, which then fails with the reason of the signal. */
  signal: AbortSignal;
}

/** Validators of the stored bytes for a conditional request; with nulls the request is unconditional. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface Download extends Validators {
  /** SHA-256 of the bytes, hex. */
  sha256: string;
}

/**
 * Downloads the photo to a new file, or returns `unchanged` when the server answers 304.
 * @throws PhotoFailure for failures of the photo or its server; other errors are local ones
 */
export async function downloadPhoto(
  url: string,
  path: string,
  had: Validators,
  limits: DownloadLimits,
): Promise<Download | 'unchanged'> {
  const deadline = AbortSignal.timeout(limits.totalMs);
  const signal = AbortSignal.any([deadline, limits.signal]);
  try {
    const { response } = await guardedGet(new URL(url), {
      headers: headersFor(had),
      allowPrivateHosts: limits.allowPrivateHosts,
      signal,
      idleMs: limits.totalMs,
      what: 'The photo',
    });
    return await receive(response, path, limits.maxBytes);
  } catch (error) {
    limits.signal.throwIfAborted();
    if (error instanceof PhotoFailure || isLocal(error)) throw error;
    if (error instanceof RefusedRequest) throw new PhotoFailure(error.message, { cause: error });
    const reason = deadline.aborted ? `did not come within ${limits.totalMs / 1000} s` : 'cannot be had';
    const detail = deadline.aborted || !(error instanceof Error) ? '' : `: ${error.message}`;
    throw new PhotoFailure(`The photo ${reason}${detail}`, { cause: error });
  }
}

function headersFor({ etag, lastModified }: Validators): Record<string, string> {
  return {
    accept: 'image/avif,image/webp,image/jpeg,image/png;q=0.9,*/*;q=0.1',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

async function receive(
  response: IncomingMessage,
  path: string,
  maxBytes: number,
): Promise<Download | 'unchanged'> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) response.destroy();
  if (statusCode === 304) return 'unchanged';
  if (statusCode !== 200) throw new PhotoFailure(`The photo's server answered ${statusCode}`);
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge(maxBytes);
  }
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  if (size === 0) throw new PhotoFailure('The photo is empty');
  const { etag = null, 'last-modified': lastModified = null } = headers;
  return { sha256: hash.digest('hex'), etag, lastModified };
}

const tooLarge = (maxBytes: number): PhotoFailure =>
  new PhotoFailure(`The photo is larger than ${maxBytes / 1_000_000} MB`);

/** Recognises local failures such as a full disk, which are no fault of the photo. */
const isLocal = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && ['open', 'write', 'close'].includes(String(error.syscall));
