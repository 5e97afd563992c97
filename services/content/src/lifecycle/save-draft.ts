import type { EntryFields, LifecycleChange } from '@manzil/contracts/content/lifecycle';
import type { createDraft, saveDraft } from '@manzil/contracts/content/lifecycle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { assertVersion } from '../editing/conflicts.js';
import type { WriteContext } from '../editing/collection.js';
import type { LifecyclePort, PublishedRecord } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { ensureLiveVersion, RecordChange } from './record-change.js';
import { lastSave, recordVersion } from './version.repository.js';

interface Draft {
  fields: EntryFields;
  by: string;
}

/**
 * Stores fields that visitors do not see: beside a live entry, or in an entry that is not live. Fields must be valid as
 * for a save, so that a schedule cannot fail because of them while nobody is there.
 */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  create({ kind, fields, by }: z.output<typeof createDraft.request>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    return port.changeUnseen(async (context) => {
      const { id } = await port.create(context, fields, by);
      return this.recordChange.record(context.manager, port, { action: 'content-draft-saved', id });
    });
  }

  save({
    kind,
    id,
    expectedVersion,
    ...draft
  }: z.output<typeof saveDraft.request>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    return port.changeUnseen(async (context) => {
      const { manager } = context;
      const record = await port.require(manager, id);
      assertVersion(`This ${port.noun}`, await lastSave(manager, kind, record), expectedVersion);
      await storeDraft(context, port, record, draft);
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
  if (!record.live) {
    await port.save(context, { id, fields, version, live: false, by });
    return;
  }
  await ensureLiveVersion(manager, port, record);
  const stored = { kind: port.kind, id, version, fields: port.parse(fields), published: false };
  await recordVersion(manager, { ...stored, savedAt: now, savedBy: by });
  await port.raiseVersion(manager, id, version);
  await port.claimFiles(manager, id);
}
