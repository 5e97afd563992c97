import { isAlwaysLive, type ApprovalAsks, type LifecycleChange } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@manzil/service-kit/errors';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { HandleLifecycle } from './handle-lifecycle.js';
import { ContentApprovalEntity } from './content-approval.entity.js';
import type { LifecyclePort, PublishedRecord, WriteContext } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { conflict, draftOf, RecordChange } from './record-change.js';
import { assertSchedule, toDate, type Times } from './schedule-entry.js';
import { lastSave } from './version.repository.js';

const NO_TIMES: Times = { publishAt: null, withdrawAt: null };
const timesOf = ({ publishAt = null, withdrawAt = null }: Partial<Times>): Times => ({
  publishAt,
  withdrawAt,
});

/** Stores a request for approval, for the version that the member has seen. */
@Injectable()
export class RequestApproval {
  constructor(
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  @HandleLifecycle('requestApproval')
  request({ kind, id, by, ...wanted }: LifecycleRequest<'requestApproval'>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    return port.changeUnseen(async (context) => {
      const { manager, now } = context;
      const record = await port.require(manager, id);
      const last = record.version === 0 ? null : await lastSave(manager, kind, record);
      assertVersion(`This ${port.noun}`, last, wanted.expectedVersion);
      const { asks, note, expectedVersion: version } = wanted;
      const times = asks === 'schedule' ? timesOf(wanted) : NO_TIMES;
      await assertPossible(context, port, record, { asks, ...times });
      const dates = { publishAt: toDate(times.publishAt), withdrawAt: toDate(times.withdrawAt) };
      await manager.upsert(
        ContentApprovalEntity,
        {
          kind,
          entryId: id,
          version,
          asks,
          note,
          ...dates,
          requestedBy: by,
          requestedAt: now,
          sentBackBy: null,
          sentBackAt: null,
          sentBackNote: null,
        },
        ['kind', 'entryId'],
      );
      const details = { version, asks, note, ...times };
      return this.recordChange.record(manager, port, { action: 'content-approval-requested', id, details });
    });
  }

  @HandleLifecycle('takeBackApproval')
  takeBack({ kind, id, by }: LifecycleRequest<'takeBackApproval'>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    return port.changeUnseen(async ({ manager }) => {
      await port.require(manager, id);
      const found = await manager.findOneBy(ContentApprovalEntity, { kind, entryId: id });
      if (found === null) throw conflict('There is no request to take back', 'no-request');
      if (found.requestedBy !== by)
        throw new DomainError('FORBIDDEN', `This request is from ${found.requestedBy}`);
      await manager.remove(found);
      return this.recordChange.record(manager, port, { action: 'content-approval-taken-back', id });
    });
  }
}

/** Refuses a request that could not be approved now. */
async function assertPossible(
  context: WriteContext,
  port: LifecyclePort,
  record: PublishedRecord,
  { asks, publishAt, withdrawAt }: Times & { asks: ApprovalAsks },
): Promise<void> {
  if (asks === 'schedule') {
    if (publishAt === null && withdrawAt === null)
      throw new DomainError('VALIDATION_FAILED', 'Choose a time', {
        issues: [{ field: 'publishAt', message: 'Choose a time' }],
      });
    await assertSchedule(context, port, record, { publishAt, withdrawAt });
  } else if (asks === 'withdraw') {
    if (isAlwaysLive(port.kind)) throw conflict(`The site always shows this ${port.noun}`, 'always-live');
    if (!record.live) throw conflict(`This ${port.noun} is not on the site`, 'not-live');
  } else if (record.live && (await draftOf(context.manager, port, record)) === undefined)
    throw conflict(`This ${port.noun} has no draft to publish`, 'no-draft');
}
