import { IMAGE_FORMATS } from '@manzil/contracts/media/upload';
import { CONFIG, SHUTDOWN } from '@manzil/service-kit/kit-module';
import { DomainError } from '@manzil/service-kit/errors';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MediaConfig } from '../config.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { detectType } from '../upload/detect-type.js';
import { StoreImage, TooSmallImage } from '../upload/store-image.js';
import { downloadPhoto, PhotoFailure, type Download } from './download-photo.js';
import { photosFetched } from './photo-metrics.js';
import { filenameOfBytes, type SourcePhoto } from './photo.repository.js';
import type { PhotoResult } from './settle-photos.js';

/** Pixels of the longer side: a smaller picture is an icon or a tracking pixel, not a photo. */
const LEAST_SIDE = 200;

/**
 * Downloads one photo and stores it if it has changed; bytes that are already stored from another URL are not
 * processed again. A failure of the photo is part of the result and leaves the stored photo; a local failure is thrown.
 */
@Injectable()
export class FetchPhoto {
  constructor(
    private readonly dataSource: DataSource,
    private readonly incoming: IncomingFolder,
    private readonly storeImage: StoreImage,
    @Inject(CONFIG) private readonly config: MediaConfig,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  async fetch(photo: SourcePhoto): Promise<PhotoResult> {
    try {
      const tried = await this.incoming.withFile((path) => this.download(photo, path));
      photosFetched.inc({ outcome: tried === undefined ? 'unchanged' : 'received' });
      return { ...photo, ...tried, error: null, isNoPhoto: false };
    } catch (error) {
      const failure = asFailure(error);
      if (failure === undefined) throw error;
      photosFetched.inc({ outcome: 'failed' });
      // The copy of the earlier photo is kept.
      const isNoPhoto = error instanceof TooSmallImage && photo.filename === null;
      return { ...photo, error: failure, isNoPhoto };
    }
  }

  private async download(photo: SourcePhoto, path: string): Promise<Partial<SourcePhoto> | undefined> {
    const got = await downloadPhoto(photo.url, path, photo, {
      allowPrivateHosts: this.config.FEED_ALLOW_PRIVATE_HOSTS,
      maxBytes: this.config.FEED_PHOTO_MAX_MB * 1_000_000,
      totalMs: this.config.FEED_PHOTO_SECONDS * 1_000,
      signal: this.shutdown,
    });
    if (got === 'unchanged') return undefined;
    const { sha256: sourceHash, etag, lastModified } = got;
    return { sourceHash, etag, lastModified, filename: await this.store(photo, got, path) };
  }

  private async store(photo: SourcePhoto, { sha256 }: Download, path: string): Promise<string> {
    const known = await filenameOfBytes(this.dataSource.manager, sha256);
    if (known !== undefined) return known;
    const contentType = await detectType(path, 'image');
    const { asset } = await this.storeImage.store(path, contentType, nameIn(photo.url), {
      origin: 'feed',
      leastSide: LEAST_SIDE,
    });
    return asset.filename;
  }
}

function asFailure(error: unknown): string | undefined {
  if (error instanceof PhotoFailure) return error.message;
  if (error instanceof TooSmallImage)
    return `The picture is smaller than ${LEAST_SIDE} pixels, so it is not shown as a photo`;
  if (!(error instanceof DomainError)) return undefined;
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return `The photo is no ${IMAGE_FORMATS} image`;
  if (error.code === 'UNPROCESSABLE') return 'The photo is damaged or has too many pixels';
  return undefined;
}

const nameIn = (url: string): string => new URL(url).pathname.split('/').at(-1)?.slice(0, 200) ?? '';
