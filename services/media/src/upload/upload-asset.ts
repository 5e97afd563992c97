import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { StoreAsset, type StoreResult } from '../asset/store-asset.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { detectType } from './detect-type.js';
import { receiveBody } from './receive-body.js';
import { StoreImage, stemOf } from './store-image.js';
import type { UploadHeaders } from './upload-headers.js';

/**
 * Receives a file completely, detects its type by its bytes, re-encodes images, and stores the result under a name made
 * of its hash, so the same upload twice is one asset. Refused and broken uploads leave nothing behind.
 */
@Injectable()
export class UploadAsset {
  constructor(
    private readonly incoming: IncomingFolder,
    private readonly storeAsset: StoreAsset,
    private readonly storeImage: StoreImage,
  ) {}

  upload({ kind, originalName }: UploadHeaders, body: Readable): Promise<StoreResult> {
    return this.incoming.withFile(async (received) => {
      const digest = await receiveBody(body, received, kind);
      const contentType = await detectType(received, kind);
      if (contentType.startsWith('image/')) {
        // A form with files sends a picture from the library back as it is; the existing asset is reused.
        const stored = await this.storeAsset.reuse(digest.sha256);
        return stored ?? this.storeImage.store(received, contentType, originalName, { urgent: true });
      }
      return this.storeAsset.store({
        stem: stemOf(digest.sha256),
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
}
