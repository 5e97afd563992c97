import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from './actor.js';
import type { AuditAction } from './audit-entry.entity.js';
import { AuditTrail } from './audit-trail.js';

/** Keeps what a member had another service do, after that service has said that it is done. */
@Injectable()
export class RecordAct {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  execute(
    actor: Actor,
    action: AuditAction,
    target: string | number,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    return this.audit.record(this.dataSource.manager, { ...actor, action, target: String(target), details });
  }
}
