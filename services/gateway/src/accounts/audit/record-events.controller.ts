import {
  contentAuditRecorded,
  gatewayAuditRecorded,
  leadsAuditRecorded,
  listingsAuditRecorded,
  mediaAuditRecorded,
  type AuditRecord,
} from '@manzil/contracts/audit';
import { HandleEvent, type MessageContext } from '@manzil/messaging/consumer/handle-message';
import { Controller } from '@nestjs/common';
import { AuditTrail } from './audit-trail.js';

/** Appends actions of the services to the audit trail: once, in the transaction that claims the event. */
@Controller()
export class RecordEventsController {
  constructor(private readonly audit: AuditTrail) {}

  @HandleEvent(contentAuditRecorded)
  content(record: AuditRecord, context: MessageContext): Promise<void> {
    return this.append(record, context);
  }

  @HandleEvent(gatewayAuditRecorded)
  gateway(record: AuditRecord, context: MessageContext): Promise<void> {
    return this.append(record, context);
  }

  @HandleEvent(leadsAuditRecorded)
  leads(record: AuditRecord, context: MessageContext): Promise<void> {
    return this.append(record, context);
  }

  @HandleEvent(listingsAuditRecorded)
  listings(record: AuditRecord, context: MessageContext): Promise<void> {
    return this.append(record, context);
  }

  @HandleEvent(mediaAuditRecorded)
  media(record: AuditRecord, context: MessageContext): Promise<void> {
    return this.append(record, context);
  }

  private async append(
    { actor, ...record }: AuditRecord,
    { manager }: Pick<MessageContext, 'manager'>,
  ): Promise<void> {
    await this.audit.append(manager, {
      ...record,
      actorKind: actor.kind,
      memberId: actor.kind === 'member' ? actor.id : null,
      username: actor.kind === 'visitor' ? null : actor.name,
    });
  }
}
