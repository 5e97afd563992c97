import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import type { scheduleEntry } from '@manzil/contracts/content/lifecycle-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ContentScheduleEntity } from './content-schedule.entity.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { draftOf, RecordChange } from './record-change.js';

/** Sets when the draft of an entry is published and when the entry is withdrawn; null clears a time. */
@Injectable()
export class ScheduleEntry {
  constructor(
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  schedule({ kind, id, by, ...times }: z.output<typeof scheduleEntry.request>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    return port.changeUnseen(async (context) => {
      const { manager, now } = context;
      const record = await port.require(manager, id);
      const publishAt = toDate(times.publishAt);
      const withdrawAt = toDate(times.withdrawAt);
      assertFuture('publishAt', publishAt, now);
      assertFuture('withdrawAt', withdrawAt, publishAt ?? now);
      const hasDraft = !record.live || (await draftOf(manager, port, record)) !== undefined;
      if (publishAt !== null && !hasDraft)
        throw refusal('publishAt', `There is no draft of this ${port.noun} to publish`);
      if (withdrawAt !== null && publishAt === null && !record.live)
        throw refusal('withdrawAt', `This ${port.noun} is not on the site and has no time to be published`);
      // The times set here replace the one that the record's own fields have.
      if (record.publishAt !== null)
        await port.save(context, { ...record, version: record.version + 1, live: false, by });
      await manager.upsert(
        ContentScheduleEntity,
        { kind, entryId: id, publishAt, withdrawAt, setBy: by, failure: null },
        ['kind', 'entryId'],
      );
      const details = { publishAt: times.publishAt, withdrawAt: times.withdrawAt };
      return this.recordChange.record(manager, port, { action: 'content-scheduled', id, details });
    });
  }
}

const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

function assertFuture(field: string, time: Date | null, after: Date): void {
  if (time !== null && time <= after)
    throw refusal(
      field,
      field === 'publishAt' ? 'Choose a time in the future' : 'Choose a time after the publication',
    );
}

const refusal = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { issues: [{ field, message }] });
