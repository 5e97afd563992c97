import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog, type AuditedAct, type PastAct } from '../../http/ports.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditTrail } from './audit-trail.js';

/** Lets features write to the audit trail, in separate transactions. */
@Injectable()
export class TrailAuditLog extends AuditLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trail: AuditTrail,
  ) {
    super();
  }

  record(act: AuditedAct): Promise<void> {
    return this.trail.record(this.dataSource.manager, act);
  }

  latest(action: string, entityId: string, limit: number): Promise<PastAct[]> {
    return this.dataSource.getRepository(AuditEntry).find({
      select: { at: true, username: true, changes: true, details: true },
      where: { action, entityId },
      order: { id: 'DESC' },
      take: limit,
    });
  }
}
