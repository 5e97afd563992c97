import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { SessionRecord } from './session.entity.js';

/** Ends a session of the calling member, wherever it is open. NOT_FOUND for anybody else's. */
@Injectable()
export class EndSession {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async end(id: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(SessionRecord, { id, memberId: actor.memberId });
      if (affected !== 1) throw new DomainError('NOT_FOUND', 'This session does not exist');
      await this.audit.record(manager, { ...actor, action: 'session-ended' });
    });
  }
}
