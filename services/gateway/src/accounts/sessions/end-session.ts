import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { Sessions } from './sessions.js';

/** Ends a session of the calling member, on any device, with its notifications. NOT_FOUND for another member's. */
@Injectable()
export class EndSession {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  async end(id: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { memberId } = actor;
      if (!(await this.sessions.close(manager, { id, memberId })))
        throw new DomainError('NOT_FOUND', 'This session does not exist');
      await this.audit.record(manager, { ...actor, action: 'session-ended' });
    });
  }
}
