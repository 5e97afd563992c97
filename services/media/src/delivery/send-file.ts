import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@manzil/service-kit/errors';
import type { Request, Response } from 'express';
import type { ByteRange } from '../storage/asset-storage.js';
import type { FoundUpload } from './find-upload.js';

/** The bytes of a name never change, so caches need not revalidate. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Answers GET and HEAD with the whole file (200), one range of it (206, 416), or 304. */
export async function sendFile(
  request: Request,
  response: Response,
  file: FoundUpload,
  open: (range: ByteRange | undefined) => Readable,
): Promise<void> {
  const etag = `"${file.version}"`;
  response.status(200).set({
    ETag: etag,
    'Cache-Control': CACHE_CONTROL,
    'Content-Type': file.contentType,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    // Scripts in a file must not run when it is opened directly.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ...(file.contentType.startsWith('image/')
      ? {}
      : { 'Content-Disposition': `attachment; filename="${file.filename}"` }),
  });
  if (isKnown(request.get('if-none-match'), etag)) {
    response.status(304).removeHeader('Content-Type');
    response.end();
    return;
  }
  const range = requestedRange(request, etag, file.size);
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${file.size}`).end();
    return;
  }
  if (range !== undefined) {
    response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  response.set('Content-Length', String(range === undefined ? file.size : range.end - range.start + 1));
  if (request.method === 'HEAD') response.end();
  else await stream(open(range), response);
}

/** Ignores Cache-Control of the request: a matching ETag means that the client has the same bytes. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*') ?? false;

/** Returns undefined, which means the whole file, for several ranges, malformed ranges and an outdated If-Range. */
function requestedRange(
  request: Request,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.get('if-range');
  if (request.method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = request.range(size, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  return ranges[0];
}

async function stream(file: Readable, response: Response): Promise<void> {
  try {
    await pipeline(file, response);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_STREAM_PREMATURE_CLOSE') return; // The client has disconnected.
    if (code === 'ENOENT') throw new DomainError('NOT_FOUND', 'There is no such file', {}, { cause: error });
    throw error;
  }
}
