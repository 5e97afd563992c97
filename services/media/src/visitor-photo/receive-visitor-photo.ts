import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { VISITOR_PHOTO_TYPES, type VisitorPhoto } from '@manzil/contracts/media/upload';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { fileTypeFromFile } from 'file-type';
import { DataSource, IsNull } from 'typeorm';
import { normaliseImage } from '../image/normalise-image.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { receiveBody } from '../upload/receive-body.js';
import { WorkLimit } from '../work-limit.js';
import { VisitorPhotoEntity } from './visitor-photo.entity.js';

/** Longest side in pixels: enough to see a room, about 300 KB. */
const MAX_SIDE = 1600;

/** Maximum number of photos without a lead, about 600 MB, so that uploads from many addresses cannot fill the disk. */
const MAX_UNCLAIMED = 2_000;

/**
 * Receives a photo of a visitor and stores it re-encoded, without its location or anything but its pixels. The type is
 * detected by the bytes. Refused and broken uploads leave nothing behind. UNAVAILABLE when the maximum number of photos
 * waits for a lead.
 */
@Injectable()
export class ReceiveVisitorPhoto {
  constructor(
    private readonly dataSource: DataSource,
    private readonly incoming: IncomingFolder,
    private readonly images: WorkLimit,
  ) {}

  async receive(body: Readable): Promise<VisitorPhoto> {
    const unclaimed = await this.dataSource.manager.countBy(VisitorPhotoEntity, { leadId: IsNull() });
    if (unclaimed >= MAX_UNCLAIMED) throw new DomainError('UNAVAILABLE', 'Too many photos wait for a lead');
    return this.incoming.withFile(async (received) => {
      await receiveBody(body, received, 'image');
      await assertPhoto(received);
      return this.incoming.withFile(async (path) => {
        const encode = () => normaliseImage(received, path, { lossless: false, maxSide: MAX_SIDE });
        await this.images.run(encode, { urgent: true });
        const { manager } = this.dataSource;
        const photo = manager.create(VisitorPhotoEntity, { bytes: await readFile(path) });
        return { id: (await manager.save(photo)).id };
      });
    });
  }
}

async function assertPhoto(path: string): Promise<void> {
  const detected = await fileTypeFromFile(path);
  if (detected !== undefined && VISITOR_PHOTO_TYPES.includes(detected.mime)) return;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Only JPEG, PNG and WebP photos can be sent');
}
