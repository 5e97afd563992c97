import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { UPLOAD_LIMITS, type UploadKind } from '@manzil/contracts/media/upload';
import { DomainError } from '@manzil/service-kit/errors';
import type { FileDigest } from './file-digest.js';

/**
 * Writes a body to a new file while hashing it, with one chunk in memory at a time. Reading ends with the chunk that
 * exceeds the limit of its kind (PAYLOAD_TOO_LARGE); the body is not closed, so that the response can still be sent.
 * VALIDATION_FAILED when the body is empty or breaks off.
 */
export async function receiveBody(body: Readable, path: string, kind: UploadKind): Promise<FileDigest> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let size = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (size > UPLOAD_LIMITS[kind]) throw tooLarge(kind);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  if (size === 0) throw new DomainError('VALIDATION_FAILED', 'The file is empty');
  return { size, sha256: hash.digest('hex') };
}

export const tooLarge = (kind: UploadKind): DomainError =>
  new DomainError(
    'PAYLOAD_TOO_LARGE',
    kind === 'image'
      ? 'The image size is more than 2MB. Please choose a smaller image!'
      : 'File size is more than 18MB. Please choose a smaller file.',
    { details: { limit: UPLOAD_LIMITS[kind] } },
  );

async function* chunksOf(body: Readable): AsyncIterable<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (error) {
    throw new DomainError('VALIDATION_FAILED', 'The upload broke off', {}, { cause: error });
  }
}
