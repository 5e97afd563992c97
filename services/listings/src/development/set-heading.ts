import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { setDevelopmentHeading } from '@manzil/contracts/listings/development-rpc';
import { developmentHeadingChanged } from '@manzil/contracts/listings/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DevelopmentHeadingEntity, HEADING_ID } from './development-heading.entity.js';

@Injectable()
export class SetHeading {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(setDevelopmentHeading)
  set({ heading }: { heading: string }): Promise<{ heading: string }> {
    return this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(DevelopmentHeadingEntity, { id: HEADING_ID });
      await manager.save(DevelopmentHeadingEntity, { id: HEADING_ID, text: heading });
      await this.outbox.add(manager, developmentHeadingChanged, { heading });
      const record = auditRecord({
        action: 'development-heading-changed',
        entity: { kind: 'development', id: null, title: '', link: '/backend/developments' },
        changes: changesBetween({ heading: before?.text }, { heading }, ['heading']),
      });
      await this.outbox.add(manager, listingsAuditRecorded, record);
      return { heading };
    });
  }
}
