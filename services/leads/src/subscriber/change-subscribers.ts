import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { changeSubscribers } from '@manzil/contracts/http/subscribers';
import type { SubscriberAction, SubscribersChanged } from '@manzil/contracts/leads/subscriber';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { LeadEntity } from '../record/lead.entity.js';
import { titleOf } from '../record/lead.repository.js';
import { LeadListeners } from '../record/lead-listeners.js';
import { confirmAccepted } from './queue-confirmation.js';
import { appendToTimeline } from '../pipeline/timeline/append-to-timeline.js';
import { stateOf } from './subscriber-state.js';

type Change = Pick<LeadEntity, 'status' | 'unsubscribedAt' | 'unsubscribedBy'>;

/**
 * Returns the change that an action makes to a subscriber; undefined when it does not apply. Staff cannot resume a
 * subscription that its owner ended.
 */
const ACTIONS: Readonly<
  Record<SubscriberAction, (lead: LeadEntity, by: string) => Partial<Change> | undefined>
> = {
  unsubscribe: ({ status, unsubscribedAt }, by) =>
    status === 'spam' || unsubscribedAt !== null
      ? undefined
      : { unsubscribedAt: new Date(), unsubscribedBy: by },
  resume: ({ status, unsubscribedAt, unsubscribedBy }) =>
    status === 'spam' || unsubscribedAt === null || unsubscribedBy === null
      ? undefined
      : { unsubscribedAt: null, unsubscribedBy: null },
  accept: ({ status }) => (status === 'spam' ? { status: 'new' } : undefined),
  suspect: ({ status, unsubscribedAt }) =>
    status === 'spam' || unsubscribedAt !== null ? undefined : { status: 'spam' },
};

type Outcome = { version: number } | { reason: SubscribersChanged['refused'][number]['reason'] };

/**
 * Changes newsletter addresses independently: an address that another user has changed meanwhile does not stop the
 * others.
 */
@Injectable()
export class ChangeSubscribers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly listeners: LeadListeners,
  ) {}

  @HandleRpc(changeSubscribers)
  async change({
    subscribers,
    action,
    by,
  }: z.output<typeof changeSubscribers.request>): Promise<SubscribersChanged> {
    const result: SubscribersChanged = { changed: [], refused: [] };
    for (const { id, expectedVersion } of subscribers) {
      const outcome = await this.dataSource.transaction((manager) =>
        this.changeOne(manager, { id, expectedVersion, action, by }),
      );
      if ('version' in outcome) result.changed.push({ id, ...outcome });
      else result.refused.push({ id, ...outcome });
    }
    return result;
  }

  private async changeOne(
    manager: EntityManager,
    {
      id,
      expectedVersion,
      action,
      by,
    }: { id: string; expectedVersion: number; action: SubscriberAction; by: string },
  ): Promise<Outcome> {
    // The lock lets the owner's own link, used at the same time, come before or after and not in between.
    const before = await manager.findOne(LeadEntity, {
      where: { id, kind: 'newsletter' },
      lock: { mode: 'pessimistic_write' },
    });
    if (before === null) return { reason: 'missing' };
    if (before.version !== expectedVersion) return { reason: 'version' };
    const change = ACTIONS[action](before, by);
    if (change === undefined) return { reason: 'state' };
    const version = before.version + 1;
    const after = { ...before, ...change, version, updatedBy: by, updatedAt: new Date() };
    await manager.update(LeadEntity, { id }, { ...change, version, updatedBy: by, updatedAt: () => 'now()' });
    if (action === 'accept') await confirmAccepted(manager, before);
    await this.record(manager, { before, after, by });
    return { version };
  }

  private async record(
    manager: EntityManager,
    { before, after, by }: { before: LeadEntity; after: LeadEntity; by: string },
  ): Promise<void> {
    const { id } = before;
    const [was, is] = [{ state: stateOf(before) }, { state: stateOf(after) }];
    await appendToTimeline(manager, {
      leadId: id,
      kind: 'status-changed',
      author: by,
      oldValue: was.state,
      newValue: is.state,
    });
    const entity = { kind: 'subscriber', id, title: titleOf(before), link: '/backend/newsletter' };
    const act = { action: 'subscriber-changed', entity, changes: changesBetween(was, is, ['state']) };
    await this.outbox.add(manager, leadsAuditRecorded, auditRecord(act));
    const change = { ...is, version: after.version, by };
    await this.listeners.publishChange(manager, { kind: 'changed', before, change });
  }
}
