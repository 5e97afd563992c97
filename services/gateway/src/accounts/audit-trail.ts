import { currentRequestId } from '@manzil/service-kit/request-context';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

type Entry = Pick<AuditEntry, 'action'> &
  Partial<Pick<AuditEntry, 'memberId' | 'username' | 'target' | 'details' | 'address'>>;

/** Keeps what staff did, in the transaction of what they did. */
@Injectable()
export class AuditTrail {
  async record(manager: EntityManager, entry: Entry): Promise<void> {
    await manager.insert(AuditEntry, {
      ...entry,
      // TypeORM's insert type asks for a type no jsonb column can have; the column takes any JSON object.
      details: (entry.details ?? {}) as never,
      requestId: currentRequestId() ?? null,
    });
  }
}
