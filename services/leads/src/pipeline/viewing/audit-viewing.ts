import type { ViewingMode, ViewingStatus } from '@manzil/contracts/leads/viewing';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import type { EntityManager } from 'typeorm';
import type { ViewingEntity } from './viewing.entity.js';

interface AuditedState {
  adviser: string;
  startsAt: Date;
  status: ViewingStatus;
  mode: ViewingMode;
}

export const stateOf = ({ adviser, startsAt, status, mode }: ViewingEntity): AuditedState => ({
  adviser,
  startsAt,
  status,
  mode,
});

/** Records an action by a member on a viewing. The audit trail does not name the visitor. */
export async function auditViewing(
  { manager, outbox }: { manager: EntityManager; outbox: Outbox },
  { before, after }: { before: AuditedState | null; after: ViewingEntity },
): Promise<void> {
  const title = after.home?.reference ?? 'Viewing';
  const entity = { kind: 'viewing', id: after.id, title, link: '/backend/viewings' };
  const changes = changesBetween(before, stateOf(after), ['adviser', 'startsAt', 'status', 'mode']);
  const action = before === null ? 'viewing-booked' : 'viewing-changed';
  await outbox.add(manager, leadsAuditRecorded, auditRecord({ action, entity, changes }));
}
