import { isDeepStrictEqual } from 'node:util';
import type { EntryFields } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { swapFile } from '@manzil/contracts/media/swap-file';
import { Injectable } from '@nestjs/common';
import { HandleLifecycle } from './handle-lifecycle.js';
import { ContentScheduleEntity } from './content-schedule.entity.js';
import type { LifecyclePort, PublishedRecord, WriteContext } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { draftOf } from './record-change.js';
import { recordVersion } from './version.repository.js';

/**
 * Replaces one upload by another in a record and in the draft beside it, in one transaction: live content stays live, a
 * draft stays a draft, and both keep their times.
 */
@Injectable()
export class ReplaceFile {
  constructor(private readonly ports: LifecyclePorts) {}

  @HandleLifecycle('replaceFile')
  async replace({ kind, id, by, from, to }: LifecycleRequest<'replaceFile'>): Promise<{ replaced: boolean }> {
    const port = this.ports.of(kind);
    const swap = swapFile(from, to);
    const { replaced } = await port.change(async (context) => {
      const record = await port.require(context.manager, id);
      const draft = await draftOf(context.manager, port, record);
      const [live, beside] = [swap(record.fields), draft && swap(draft)];
      if (isDeepStrictEqual(live, record.fields) && isDeepStrictEqual(beside, draft))
        return { id, replaced: false };
      const schedule = await context.manager.findOneBy(ContentScheduleEntity, { kind, entryId: id });
      const save = { id, fields: live, version: record.version + 1, live: record.live, by };
      const saved = isDeepStrictEqual(live, record.fields) ? record : await port.save(context, save);
      if (beside !== undefined) await storeBeside(context, port, saved, { fields: beside, by });
      if (schedule !== null) await context.manager.save(ContentScheduleEntity, schedule);
      else if (record.publishAt !== null && saved.publishAt === null)
        await context.manager.insert(ContentScheduleEntity, {
          kind,
          entryId: id,
          publishAt: record.publishAt,
          withdrawAt: null,
          setBy: by,
          failure: null,
        });
      return { id, replaced: true };
    });
    return { replaced };
  }
}

async function storeBeside(
  { manager, now }: WriteContext,
  port: LifecyclePort,
  { id, version }: PublishedRecord,
  { fields, by }: { fields: EntryFields; by: string },
): Promise<void> {
  const draft = { kind: port.kind, id, version: version + 1, fields, published: false };
  await recordVersion(manager, { ...draft, savedAt: now, savedBy: by });
  await port.raiseVersion(manager, id, draft.version);
  await port.claimFiles(manager, id);
}
