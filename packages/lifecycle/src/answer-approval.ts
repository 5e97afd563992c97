import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '@manzil/service-kit/errors';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { HandleLifecycle } from './handle-lifecycle.js';
import { ContentApprovalEntity } from './content-approval.entity.js';
import type { LifecyclePort, WriteContext } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { PublishAndWithdraw } from './publish-and-withdraw.js';
import { conflict, RecordChange } from './record-change.js';
import { ScheduleEntry } from './schedule-entry.js';
import { lastSave, type EntryKey } from './version.repository.js';

interface Seen extends EntryKey {
  by: string;
  requestedAt: string;
}

/**
 * Approves a pending request or sends it back. The request must be the one that the caller has seen, made by another
 * user.
 */
@Injectable()
export class AnswerApproval {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
    private readonly publishAndWithdraw: PublishAndWithdraw,
    private readonly scheduleEntry: ScheduleEntry,
    private readonly recordChange: RecordChange,
  ) {}

  @HandleLifecycle('approveRequest')
  async approve({ expectedVersion, ...seen }: LifecycleRequest<'approveRequest'>): Promise<LifecycleChange> {
    const { kind, id, by } = seen;
    const port = this.ports.of(kind);
    const { asks } = await requireSeen(this.dataSource.manager, seen);
    if (asks !== 'withdraw') await this.publishAndWithdraw.assertPathIsFree(port, id);
    const approve = async (context: WriteContext): Promise<LifecycleChange> => {
      const { manager } = context;
      // The request may have been answered or replaced before the collection was locked.
      const request = await requireSeen(manager, seen);
      const last = await lastSave(manager, kind, await port.require(manager, id));
      assertVersion(`This ${port.noun}`, last, expectedVersion);
      assertVersion(`This ${port.noun}`, last, request.version);
      await this.carryOut(context, port, request, by);
      const { requestedBy, version } = request;
      const details = { asks, version, requestedBy };
      return this.recordChange.record(manager, port, { action: 'content-approved', id, details });
    };
    return asks === 'schedule' ? port.changeUnseen(approve) : port.change(approve);
  }

  @HandleLifecycle('sendBackRequest')
  sendBack({ note, ...seen }: LifecycleRequest<'sendBackRequest'>): Promise<LifecycleChange> {
    const { kind, id, by } = seen;
    const port = this.ports.of(kind);
    return port.changeUnseen(async ({ manager, now }) => {
      await port.require(manager, id);
      const { requestedBy } = await requireSeen(manager, seen);
      const answer = { sentBackBy: by, sentBackAt: now, sentBackNote: note };
      await manager.update(ContentApprovalEntity, { kind, entryId: id }, answer);
      const details = { requestedBy, note };
      return this.recordChange.record(manager, port, { action: 'content-sent-back', id, details });
    });
  }

  private carryOut(
    context: WriteContext,
    port: LifecyclePort,
    { asks, entryId: id, publishAt, withdrawAt }: ContentApprovalEntity,
    by: string,
  ): Promise<LifecycleChange> {
    if (asks === 'publish') return this.publishAndWithdraw.publishIn(context, port, { id, by });
    if (asks === 'withdraw') return this.publishAndWithdraw.withdrawIn(context, port, { id, by });
    if ([publishAt, withdrawAt].some((time) => time !== null && time <= context.now))
      throw conflict('The time that was asked for has passed. Send the request back.', 'too-late');
    const times = {
      publishAt: publishAt?.toISOString() ?? null,
      withdrawAt: withdrawAt?.toISOString() ?? null,
    };
    return this.scheduleEntry.scheduleIn(context, port, { id, by, ...times });
  }
}

/** CONFLICT if the request that the caller has seen is no longer pending; FORBIDDEN for the caller's own request. */
async function requireSeen(
  manager: EntityManager,
  { kind, id, by, requestedAt }: Seen,
): Promise<ContentApprovalEntity> {
  const found = await manager.findOneBy(ContentApprovalEntity, { kind, entryId: id });
  if (found?.sentBackAt !== null || found.requestedAt.getTime() !== Date.parse(requestedAt))
    throw conflict('This request was answered, taken back or replaced in the meantime', 'no-request');
  if (found.requestedBy === by)
    throw new DomainError('FORBIDDEN', 'Another member must answer your request', {
      details: { reason: 'own-request' },
    });
  return found;
}
