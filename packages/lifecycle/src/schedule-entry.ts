import { isAlwaysLive, type LifecycleChange } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { gapsOfEntry } from '@manzil/contracts/publish-gaps';
import { assertComplete } from './assert-complete.js';
import { HandleLifecycle } from './handle-lifecycle.js';
import { ContentScheduleEntity } from './content-schedule.entity.js';
import type { LifecyclePort, PublishedRecord, WriteContext } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { draftOf, RecordChange } from './record-change.js';

export interface Times {
  publishAt: string | null;
  withdrawAt: string | null;
}

/** Sets when the draft of an entry is published and when the entry is withdrawn; null clears a time. */
@Injectable()
export class ScheduleEntry {
  constructor(
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  @HandleLifecycle('scheduleEntry')
  async schedule({ kind, id, by, ...times }: LifecycleRequest<'scheduleEntry'>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    return port.changeUnseen((context) => this.scheduleIn(context, port, { id, by, ...times }));
  }

  /** VALIDATION_FAILED for invalid times. */
  async scheduleIn(
    context: WriteContext,
    port: LifecyclePort,
    { id, by, ...times }: Times & { id: number; by: string },
  ): Promise<LifecycleChange> {
    const { manager } = context;
    const record = await port.require(manager, id);
    await assertSchedule(context, port, record, times);
    // The schedule replaces a publication time in the record's own fields.
    if (record.publishAt !== null)
      await port.save(context, { ...record, version: record.version + 1, live: false, by });
    const dates = { publishAt: toDate(times.publishAt), withdrawAt: toDate(times.withdrawAt) };
    await manager.upsert(
      ContentScheduleEntity,
      { kind: port.kind, entryId: id, ...dates, setBy: by, failure: null },
      ['kind', 'entryId'],
    );
    const details = { publishAt: times.publishAt, withdrawAt: times.withdrawAt };
    return this.recordChange.record(manager, port, { action: 'content-scheduled', id, details });
  }
}

/** VALIDATION_FAILED, with the field, for invalid times. */
export async function assertSchedule(
  { manager, now }: WriteContext,
  port: LifecyclePort,
  record: PublishedRecord,
  times: Times,
): Promise<void> {
  if (times.withdrawAt !== null && isAlwaysLive(port.kind))
    throw refusal('withdrawAt', `The site always shows this ${port.noun}`);
  const publishAt = toDate(times.publishAt);
  const withdrawAt = toDate(times.withdrawAt);
  assertFuture('publishAt', publishAt, now);
  assertFuture('withdrawAt', withdrawAt, publishAt ?? now);
  const draft = await draftOf(manager, port, record);
  if (publishAt !== null) {
    if (record.live && draft === undefined)
      throw refusal('publishAt', `There is no draft of this ${port.noun} to publish`);
    port.assertShowable?.(draft ?? record.fields);
    assertComplete(port.noun, gapsOfEntry(port.kind, draft ?? record.fields));
  }
  if (withdrawAt !== null && publishAt === null && !record.live)
    throw refusal('withdrawAt', `This ${port.noun} is not on the site and has no time to be published`);
}

export const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

function assertFuture(field: string, time: Date | null, after: Date): void {
  if (time !== null && time <= after)
    throw refusal(
      field,
      field === 'publishAt' ? 'Choose a time in the future' : 'Choose a time after the publication',
    );
}

const refusal = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { issues: [{ field, message }] });
