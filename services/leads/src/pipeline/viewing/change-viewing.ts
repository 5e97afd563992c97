import { changeViewing } from '@manzil/contracts/http/viewings';
import type { TimelineKind } from '@manzil/contracts/leads/timeline';
import type { OwnViewingChange, Viewing, ViewingChange } from '@manzil/contracts/leads/viewing';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { requireLead } from '../../record/lead.repository.js';
import { seesAll } from '../../record/visible-leads.js';
import { appendToTimeline } from '../timeline/append-to-timeline.js';
import { auditViewing, stateOf } from './audit-viewing.js';
import { requireFuture } from './book-lead-viewing.js';
import { placeViewing, readFreeTimes } from './place-viewing.js';
import { queueViewingMails } from './queue-viewing-mails.js';
import { isOwn } from './require-adviser.js';
import { isOverlap, slotTakenError } from './slot-taken-error.js';
import { lockAdviser, noViewing, requireViewing, toViewing } from './viewing.repository.js';
import { ViewingEntity } from './viewing.entity.js';

/** A visitor who changes the time more often than this has to call. */
const MOST_VERSIONS = 20;

const ENTRIES: Readonly<Record<ViewingChange['act'], TimelineKind>> = {
  move: 'viewing-moved',
  cancel: 'viewing-cancelled',
  attended: 'viewing-attended',
  'no-show': 'viewing-missed',
};

interface Changed {
  before: ReturnType<typeof stateOf>;
  after: ViewingEntity;
}

/** Moves and cancels viewings, and records their outcome. */
@Injectable()
export class ChangeViewing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Makes a member's change to the version that they have seen. */
  @HandleRpc(changeViewing)
  async byMember({
    id,
    expectedVersion,
    change,
    asMember,
  }: z.output<typeof changeViewing.request>): Promise<Viewing> {
    const seen = await requireViewing(this.dataSource.manager, id);
    if (!seesAll(asMember) && !isOwn(asMember, seen.adviser)) throw noViewing();
    if (change.act === 'move') requireFuture(new Date(change.startsAt));
    return this.nameOverlap(seen, change, async (manager) => {
      const viewing = await lockViewing(manager, seen);
      if (viewing.version !== expectedVersion)
        throw versionConflict('The viewing', { ...viewing, updatedBy: '' });
      const changed = await this.apply(manager, { viewing, change, by: asMember.username });
      await auditViewing({ manager, outbox: this.outbox }, changed);
      return toViewing(changed.after, await requireLead(manager, changed.after.leadId));
    });
  }

  /** Makes the visitor's change; repeating it has no effect. */
  async byVisitor(id: string, change: OwnViewingChange): Promise<void> {
    const seen = await requireViewing(this.dataSource.manager, id);
    await this.nameOverlap(seen, change, async (manager) => {
      const viewing = await lockViewing(manager, seen);
      const isDone =
        change.act === 'cancel'
          ? viewing.status === 'cancelled'
          : viewing.startsAt.getTime() === new Date(change.startsAt).getTime();
      if (isDone) return;
      if (viewing.startsAt.getTime() <= Date.now())
        throw new DomainError('CONFLICT', 'This viewing is not to come any more');
      if (viewing.version >= MOST_VERSIONS)
        throw new DomainError('CONFLICT', 'This viewing was changed too often. Please call us.');
      await this.apply(manager, { viewing, change, by: '' });
    });
  }

  private async nameOverlap<T>(
    { id, adviser }: ViewingEntity,
    change: ViewingChange,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      if (!isOverlap(error) || change.act !== 'move') throw error;
      const { times } = await readFreeTimes(this.dataSource.manager, adviser, id);
      throw slotTakenError(new Date(change.startsAt), times);
    }
  }

  /** `by` is empty where the visitor does it. */
  private async apply(
    manager: EntityManager,
    { viewing, change, by }: { viewing: ViewingEntity; change: ViewingChange; by: string },
  ): Promise<Changed> {
    const { id, leadId, version, home } = viewing;
    requirePossible(viewing, change);
    const before = stateOf(viewing);
    await manager.update(
      ViewingEntity,
      { id },
      {
        ...(await columnsOf(manager, { viewing, change, by })),
        version: version + 1,
        updatedAt: () => 'now()',
      },
    );
    const after = await manager.findOneByOrFail(ViewingEntity, { id });
    await appendToTimeline(manager, {
      leadId,
      kind: ENTRIES[change.act],
      author: by,
      note: home?.title ?? null,
      oldValue: change.act === 'move' ? before.startsAt.toISOString() : null,
      newValue: after.startsAt.toISOString(),
    });
    if (change.act === 'move' || change.act === 'cancel') {
      const { email } = await requireLead(manager, leadId);
      const what = change.act === 'move' ? 'moved' : 'cancelled';
      await queueViewingMails(manager, what, { viewing: after, email });
    }
    return { before, after };
  }
}

/** The adviser is locked first, as for a booking. */
async function lockViewing(manager: EntityManager, { id, adviser }: ViewingEntity): Promise<ViewingEntity> {
  await lockAdviser(manager, adviser);
  const viewing = await manager.findOne(ViewingEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (viewing === null) throw noViewing();
  return viewing;
}

function requirePossible({ status, startsAt }: ViewingEntity, { act }: ViewingChange): void {
  const isResult = act === 'attended' || act === 'no-show';
  if (isResult && startsAt.getTime() > Date.now())
    throw new DomainError('CONFLICT', 'This viewing is still to come');
  if (status === 'booked' || (isResult && status !== 'cancelled' && status !== act)) return;
  throw new DomainError('CONFLICT', `This viewing is ${status === 'no-show' ? 'missed' : status} already`);
}

async function columnsOf(
  manager: EntityManager,
  { viewing: { id, adviser }, change, by }: { viewing: ViewingEntity; change: ViewingChange; by: string },
) {
  if (change.act !== 'move') return { status: change.act === 'cancel' ? ('cancelled' as const) : change.act };
  const who = by === '' ? 'visitor' : 'staff';
  const { outsideHours = false } = change;
  const place = { adviser, startsAt: new Date(change.startsAt), by: who, except: id, outsideHours } as const;
  return { ...(await placeViewing(manager, place)), placedAt: () => 'now()' };
}
