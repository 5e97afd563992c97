import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { VisitorPhotoEntity } from './visitor-photo.entity.js';

const DAY_MS = 24 * 3_600_000;

/** Deletes photos whose enquiry has not arrived within a day. */
@Injectable()
export class PurgeVisitorPhotos {
  constructor(private readonly dataSource: DataSource) {}

  async purge(now = new Date()): Promise<void> {
    const receivedAt = LessThan(new Date(now.getTime() - DAY_MS));
    await this.dataSource.manager.delete(VisitorPhotoEntity, { leadId: IsNull(), receivedAt });
  }
}
