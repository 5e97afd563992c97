import { Injectable } from '@nestjs/common';
import type { AssetEntity } from '../asset/asset.entity.js';
import { StoreAsset, type StoreResult } from '../asset/store-asset.js';
import { normaliseImage } from '../image/normalise-image.js';
import { WorkLimit, type WorkOptions } from '../work-limit.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { digestFile } from './file-digest.js';

/** Characters of the hash in a file's name: 128 bits. */
const STEM_LENGTH = 32;

export const stemOf = (sha256: string): string => sha256.slice(0, STEM_LENGTH);

/** An image with both sides shorter than required; nothing of it is stored. */
export class TooSmallImage extends Error {
  override readonly name = 'TooSmallImage';
}

/** Re-encodes a received image and stores it under the hash of the result. UNPROCESSABLE when it is damaged. */
@Injectable()
export class StoreImage {
  constructor(
    private readonly incoming: IncomingFolder,
    private readonly storeAsset: StoreAsset,
    private readonly images: WorkLimit,
  ) {}

  store(
    received: string,
    contentType: string,
    originalName: string,
    {
      origin = 'staff',
      leastSide = 0,
      ...options
    }: WorkOptions & {
      origin?: AssetEntity['origin'];
      /** Pixels of the longer side. @throws TooSmallImage */
      leastSide?: number;
    } = {},
  ): Promise<StoreResult> {
    return this.incoming.withFile(async (path) => {
      // PNGs are drawings and logos.
      const lossless = contentType === 'image/png';
      const size = await this.images.run(() => normaliseImage(received, path, { lossless }), options);
      if (Math.max(size.width, size.height) < leastSide) throw new TooSmallImage();
      const digest = await digestFile(path);
      return this.storeAsset.store({
        stem: stemOf(digest.sha256),
        ...digest,
        ...size,
        path,
        kind: 'image',
        contentType: 'image/webp',
        extension: 'webp',
        originalName,
        origin,
      });
    });
  }
}
