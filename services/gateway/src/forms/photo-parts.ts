import type { Readable } from 'node:stream';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import type { StorageEngine } from 'multer';

export interface PhotoPart {
  name: string;
  /** Undefined when the photo is too large. */
  bytes: Buffer | undefined;
}

type Done = (error?: unknown, info?: Partial<Express.Multer.File>) => void;

/**
 * Holds the photos of one form in memory: at most `most`, of which none is over the limit. The rest of the form is read
 * and discarded, so that a form with a photo that is refused keeps all its texts.
 */
export class PhotoParts implements StorageEngine {
  readonly photos: PhotoPart[] = [];
  /** Photos beyond `most`. */
  surplus = 0;

  constructor(private readonly most: number) {}

  _handleFile(_request: unknown, { originalname, stream }: Express.Multer.File, done: Done): void {
    const isWanted = this.photos.length < this.most;
    const photo: PhotoPart = { name: originalname, bytes: undefined };
    if (isWanted) this.photos.push(photo);
    else this.surplus += 1;
    read(stream, isWanted ? MAX_IMAGE_BYTES : 0).then((bytes) => {
      photo.bytes = bytes;
      done(null, {});
    }, done);
  }

  _removeFile(_request: unknown, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    done(null);
  }
}

/** Reads a stream to its end; undefined when it has more than `most` bytes. */
async function read(stream: Readable, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > most ? undefined : Buffer.concat(chunks);
}
