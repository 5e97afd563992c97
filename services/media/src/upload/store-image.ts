import { Injectable } from '@nestjs/common';
import { StoreAsset, type StoreResult } from '../asset/store-asset.js';
import { normaliseImage } from '../image/normalise-image.js';
import { WorkLimit, type Turn } from '../image/work-limit.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { digestFile } from './file-digest.js';

/** Characters of the hash that make a file's name: 128 bits. */
const STEM_LENGTH = 32;

export const stemOf = (sha256: string): string => sha256.slice(0, STEM_LENGTH);

/** Makes a received image anew and stores it under the hash of what came out. UNPROCESSABLE when it is damaged. */
@Injectable()
export class StoreImage {
  constructor(
    private readonly incoming: IncomingFolder,
    private readonly storeAsset: StoreAsset,
    private readonly images: WorkLimit,
  ) {}

  execute(received: string, contentType: string, originalName: string, turn?: Turn): Promise<StoreResult> {
    return this.incoming.withFile(async (path) => {
      const size = await this.images.run(() => normaliseImage(received, path, contentType), turn);
      const digest = await digestFile(path);
      return this.storeAsset.execute({
        ...{ stem: stemOf(digest.sha256), ...digest, ...size },
        ...{ path, kind: 'image', contentType: 'image/webp', extension: 'webp', originalName },
      });
    });
  }
}
