import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { Injectable } from '@nestjs/common';
import { HandleLifecycle } from './handle-lifecycle.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { conflict, draftOf, RecordChange } from './record-change.js';
import { assertUnscheduled, clearPublishTime, recordVersion } from './version.repository.js';

/** Discards the draft beside a live entry: the next version is the live one. The draft stays among the versions. */
@Injectable()
export class DiscardDraft {
  constructor(
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  @HandleLifecycle('discardDraft')
  discard({ kind, id, by, mayPublish }: LifecycleRequest<'discardDraft'>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    return port.changeUnseen(async ({ manager, now }) => {
      const record = await port.require(manager, id);
      if ((await draftOf(manager, port, record)) === undefined)
        throw conflict(`This ${port.noun} has no draft`, 'no-draft');
      if (!mayPublish) await assertUnscheduled(manager, { kind, id, publishAt: record.publishAt });
      const version = record.version + 1;
      const live = { kind, id, version, fields: record.fields, published: true };
      await recordVersion(manager, { ...live, savedAt: now, savedBy: by });
      await port.raiseVersion(manager, id, version);
      await clearPublishTime(manager, { kind, id });
      return this.recordChange.record(manager, port, { action: 'content-draft-discarded', id });
    });
  }
}
