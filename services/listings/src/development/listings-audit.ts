import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import type { LifecycleAudit } from '@manzil/lifecycle/lifecycle-ports';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Writes audit records, in the transaction of the change that they describe. */
@Injectable()
export class ListingsAudit implements LifecycleAudit {
  constructor(private readonly outbox: Outbox) {}

  async record(manager: EntityManager, act: Parameters<typeof auditRecord>[0]): Promise<void> {
    await this.outbox.add(manager, listingsAuditRecorded, auditRecord(act));
  }
}
