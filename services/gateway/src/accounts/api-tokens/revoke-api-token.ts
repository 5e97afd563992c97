import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { apiTokenEntity, AuditTrail } from '../audit/audit-trail.js';
import { ApiTokenRecord } from './api-token.entity.js';

/** Deletes a token; its data stays in the audit trail. */
@Injectable()
export class RevokeApiToken {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  /** NOT_FOUND for an unknown token, also for the second of two concurrent revocations. */
  async revoke(id: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const record = await manager.findOne(ApiTokenRecord, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (record === null) throw new DomainError('NOT_FOUND', 'There is no such token');
      await this.remove(manager, record, actor);
    });
  }

  /** Runs in the transaction that disables the member: the tokens stay invalid when the member is enabled again. */
  async revokeAllOf(manager: EntityManager, memberId: string, actor: Actor): Promise<void> {
    const records = await manager.find(ApiTokenRecord, {
      where: { memberId },
      lock: { mode: 'pessimistic_write' },
    });
    for (const record of records) await this.remove(manager, record, actor);
  }

  private async remove(manager: EntityManager, record: ApiTokenRecord, actor: Actor): Promise<void> {
    const { id, scopes } = record;
    await manager.delete(ApiTokenRecord, { id });
    const entity = apiTokenEntity(record);
    await this.audit.record(manager, { ...actor, action: 'api-token-revoked', entity, details: { scopes } });
  }
}
