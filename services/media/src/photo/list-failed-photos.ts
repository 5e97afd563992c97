import { LIBRARY_PAGE_SIZE, type FailedPhoto } from '@manzil/contracts/media/library';
import { listFailedPhotos } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isUsed } from './photo.repository.js';

interface FailedRow extends Omit<FailedPhoto, 'failingSince' | 'nextTryAt'> {
  failingSince: Date;
  nextTryAt: Date;
}

/** Lists photos in use whose last download failed, longest failing first. */
@Injectable()
export class ListFailedPhotos {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listFailedPhotos)
  async list({ page }: { page: number }) {
    const failed = `source_photo p WHERE p.error IS NOT NULL AND ${isUsed('p')}`;
    const [count] = await this.dataSource.query<[{ total: number }]>(
      `SELECT count(*)::int AS total FROM ${failed}`,
    );
    const rows = await this.dataSource.query<FailedRow[]>(
      `SELECT p.url, p.error, p.attempts, p.filename, p.failing_since AS "failingSince", p.due_at AS "nextTryAt",
              p.due_at <= now() OR p.leased_until > now() AS "inHand",
              (SELECT json_agg(json_build_object('owner', o.owner, 'label', o.label)) FROM
                 (SELECT owner, label FROM source_photo_use u JOIN asset_owner USING (owner)
                  WHERE u.url = p.url ORDER BY label, owner LIMIT 10) o) AS "usedBy"
       FROM ${failed} ORDER BY p.failing_since, p.url OFFSET $1 LIMIT $2`,
      [(page - 1) * LIBRARY_PAGE_SIZE, LIBRARY_PAGE_SIZE],
    );
    const items = rows.map((row) => ({
      ...row,
      failingSince: row.failingSince.toISOString(),
      nextTryAt: row.nextTryAt.toISOString(),
    }));
    return { items, total: count.total, page, pageSize: LIBRARY_PAGE_SIZE };
  }
}
