import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { StoreAsset, type FinishedFile, type StoreResult } from '../asset/store-asset.js';
import { normaliseImage } from '../image/normalise-image.js';
import { WorkLimit } from '../image/work-limit.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { detectType } from './detect-type.js';
import { digestFile } from './file-digest.js';
import { receiveBody } from './receive-body.js';
import type { UploadHeaders } from './upload-headers.js';

/** Characters of the hash that make a file's name: 128 bits. */
const STEM_LENGTH = 32;

/**
 * Takes a file in: received whole, known by its bytes, images made anew, stored under a name made from the hash
 * of what is stored. The same upload twice is one asset. Refused and broken uploads leave nothing.
 */
@Injectable()
export class UploadAsset {
  constructor(
    private readonly incoming: IncomingFolder,
    private readonly storeAsset: StoreAsset,
    private readonly images: WorkLimit,
  ) {}

  execute({ kind, originalName }: UploadHeaders, body: Readable): Promise<StoreResult> {
    return this.incoming.withFile(async (received) => {
      const digest = await receiveBody(body, received, kind);
      const contentType = await detectType(received, kind);
      if (contentType.startsWith('image/')) return this.storeImage(received, contentType, originalName);
      return this.storeAsset.execute({
        ...named(digest.sha256),
        ...digest,
        path: received,
        kind: 'document',
        contentType,
        extension: 'pdf',
        width: null,
        height: null,
        originalName,
      });
    });
  }

  private storeImage(received: string, contentType: string, originalName: string): Promise<StoreResult> {
    return this.incoming.withFile(async (path) => {
      const size = await this.images.run(() => normaliseImage(received, path, contentType), {
        urgent: true,
      });
      const digest = await digestFile(path);
      return this.storeAsset.execute({
        ...named(digest.sha256),
        ...digest,
        ...size,
        path,
        kind: 'image',
        contentType: 'image/webp',
        extension: 'webp',
        originalName,
      });
    });
  }
}

const named = (sha256: string): Pick<FinishedFile, 'stem'> => ({ stem: sha256.slice(0, STEM_LENGTH) });
