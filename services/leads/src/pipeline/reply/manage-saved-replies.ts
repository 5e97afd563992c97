import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { saveSavedReplies, showSavedReplies } from '@manzil/contracts/http/lead-replies';
import type { StoredReplies } from '@manzil/contracts/leads/reply';
import { STARTER_REPLIES } from '@manzil/contracts/leads/starter-replies';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { SavedRepliesEntity } from './saved-replies.entity.js';

/** Keeps the texts that members start a reply from. */
@Injectable()
export class ManageSavedReplies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(showSavedReplies)
  show(): Promise<StoredReplies> {
    return read(this.dataSource.manager);
  }

  /** Gives the demo replies, unless any were saved. */
  async addStarters(): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(SavedRepliesEntity)
      .values({ single: true, replies: [...STARTER_REPLIES], version: 1 })
      .orIgnore()
      .execute();
  }

  @HandleRpc(saveSavedReplies)
  async save({
    replies,
    expectedVersion,
  }: z.output<typeof saveSavedReplies.request>): Promise<StoredReplies> {
    return this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'saved-replies');
      if ((await read(manager)).version !== expectedVersion)
        throw new DomainError('CONFLICT', 'Someone else has changed the saved replies. Reload the page.');
      const version = expectedVersion + 1;
      await manager.upsert(SavedRepliesEntity, { single: true, replies, version }, ['single']);
      const record = auditRecord({
        action: 'saved-replies-changed',
        entity: { kind: 'saved-replies', id: null, title: 'Saved replies', link: '/backend/saved-replies' },
        details: { replies: replies.length },
      });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      return { replies, version };
    });
  }
}

async function read(manager: EntityManager): Promise<StoredReplies> {
  const stored = await manager.findOneBy(SavedRepliesEntity, { single: true });
  return stored === null ? { replies: [], version: 0 } : { replies: stored.replies, version: stored.version };
}
