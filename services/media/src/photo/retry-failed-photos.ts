import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { retryFailedPhotos } from '@manzil/contracts/http/failed-photos';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUsed } from './photo.repository.js';

/**
 * Makes a failed photo due now, or all of them when no URL is given; returns how many. The count of its failures stays,
 * so that its next delay is longer if it fails again.
 */
@Injectable()
export class RetryFailedPhotos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(retryFailedPhotos)
  async retry({ url }: { url?: string | undefined }): Promise<{ count: number }> {
    return this.dataSource.transaction((manager) => this.markDue(manager, url));
  }

  private async markDue(manager: EntityManager, url: string | undefined): Promise<{ count: number }> {
    const due = await manager.query<[unknown[], number]>(
      // Rows are locked in the same order as in SettlePhotos, which prevents deadlocks.
      `UPDATE source_photo SET due_at = now() WHERE url IN (
         SELECT p.url FROM source_photo p
         WHERE p.error IS NOT NULL AND ($1::text IS NULL OR p.url = $1) AND ${isUsed('p')}
         ORDER BY p.url FOR UPDATE)`,
      [url ?? null],
    );
    const count = due[1];
    if (url !== undefined && count === 0)
      throw new DomainError('NOT_FOUND', 'This photo is not among those that could not be had');
    const entity = { kind: 'photo', id: null, title: url ?? '', link: '/backend/feed/photos' };
    const record = auditRecord({ action: 'photos-retried', entity, details: { count } });
    await this.outbox.add(manager, mediaAuditRecorded, record);
    return { count };
  }
}
