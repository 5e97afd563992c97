import type { EntryFields, LifecycleChange } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { Injectable } from '@nestjs/common';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { HandleLifecycle } from './handle-lifecycle.js';
import type { LifecyclePort, PublishedRecord, WriteContext } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { conflict, draftOf, ensureLiveVersion, RecordChange } from './record-change.js';
import { assertUnscheduled, deleteReplacedDraft, lastSave, recordVersion } from './version.repository.js';

interface Draft {
  fields: EntryFields;
  by: string;
}

/**
 * Stores fields that visitors do not see: beside a live entry, or in an entry that is not live. What a kind demands only
 * of shown entries is checked before a schedule, so that none fails unattended because of it.
 */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  @HandleLifecycle('createDraft')
  async create({ kind, fields, by }: LifecycleRequest<'createDraft'>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    const { create } = port;
    if (create === undefined) throw conflict(`A ${port.noun} cannot be added`, 'always-live');
    await port.assertPathIsFree?.(fields);
    return port.changeUnseen(async (context) => {
      const { id } = await create(context, fields, by);
      return this.recordChange.record(context.manager, port, { action: 'content-draft-saved', id });
    });
  }

  @HandleLifecycle('saveDraft')
  async save({
    kind,
    id,
    expectedVersion,
    replacesDraft,
    mayPublish,
    ...draft
  }: LifecycleRequest<'saveDraft'>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    await port.assertPathIsFree?.(draft.fields, id);
    return port.changeUnseen(async (context) => {
      const { manager } = context;
      const record = await port.require(manager, id);
      const last = record.version === 0 ? null : await lastSave(manager, kind, record);
      assertVersion(`This ${port.noun}`, last, expectedVersion);
      if (!mayPublish) await assertUnscheduled(manager, { kind, id, publishAt: record.publishAt });
      await storeDraft(context, port, record, draft);
      if (replacesDraft)
        await deleteReplacedDraft(manager, { kind, id, version: record.version, savedBy: draft.by });
      return this.recordChange.record(manager, port, { action: 'content-draft-saved', id });
    });
  }
}

/** Stores the draft of a record as its next version. */
async function storeDraft(
  context: WriteContext,
  port: LifecyclePort,
  record: PublishedRecord,
  { fields, by }: Draft,
): Promise<void> {
  const { manager, now } = context;
  const { id } = record;
  const version = record.version + 1;
  const replaced = (await draftOf(manager, port, record)) ?? record.fields;
  const parsed = port.parse(fields, id, replaced);
  if (!record.live) {
    await port.save(context, { id, fields: parsed, version, live: false, by });
    return;
  }
  await ensureLiveVersion(manager, port, record);
  const stored = { kind: port.kind, id, version, fields: parsed, published: false };
  await recordVersion(manager, { ...stored, savedAt: now, savedBy: by });
  await port.raiseVersion(manager, id, version);
  await port.claimFiles(manager, id);
}
