import { DomainError } from '@manzil/service-kit/errors';
import type { Request, RequestHandler, Response } from 'express';
import { MulterError } from 'multer';
import { tooLarge } from './size-limit.js';

/** Bytes for boundaries and headers of the parts around one file. */
export const MULTIPART_EXTRA = 64 * 1024;

interface Multipart {
  /** A middleware of multer. */
  reader: RequestHandler;
  /** Maximum size of the whole body in bytes, including boundaries and headers. */
  mostBytes: number;
  /** Limit in bytes, for the error message. */
  limit: number;
}

/**
 * Reads the multipart body of a request.
 * @throws DomainError 415 for another body, 413 for a larger one, 400 that names the part for an unreadable one; and
 * errors of the reader itself
 */
export async function readMultipart(
  request: Request,
  response: Response,
  { reader, mostBytes, limit }: Multipart,
): Promise<void> {
  if (request.is('multipart/form-data') === false)
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'The form is sent as multipart/form-data');
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge(limit);
  await new Promise<void>((resolve, reject) => {
    void reader(request, response, (error: unknown) => {
      if (error === undefined || error === null) resolve();
      else if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') reject(tooLarge(limit));
      else reject(isUnreadable(error) ? unreadable(error, partsBefore(request)) : (error as Error));
    });
  });
}

/** The multipart parser reports an unreadable body as a plain Error without a class of its own. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error;

function unreadable(cause: Error, parts: number): DomainError {
  const issues = [{ field: `part ${parts + 1}`, message: cause.message }];
  return new DomainError(
    'VALIDATION_FAILED',
    `The form cannot be read: ${cause.message}`,
    { issues },
    { cause },
  );
}

/** The parts that were read whole before the reader failed. */
function partsBefore({ body, file, files }: Request): number {
  const texts = Object.values((body ?? {}) as Record<string, unknown>).flat().length;
  // A file that is being read is listed without its size.
  const stored = Array.isArray(files)
    ? files.filter(({ size }: Partial<Express.Multer.File>) => size !== undefined).length
    : Number(file !== undefined);
  return texts + stored;
}
