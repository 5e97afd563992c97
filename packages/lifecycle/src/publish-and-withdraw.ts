import {
  isAlwaysLive,
  type EntryFields,
  type LifecycleChange,
  type LifecycleKind,
} from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { gapsOfEntry } from '@manzil/contracts/publish-gaps';
import { assertComplete } from './assert-complete.js';
import { HandleLifecycle } from './handle-lifecycle.js';
import type { LifecyclePort, WriteContext } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { conflict, draftOf, RecordChange } from './record-change.js';
import { lastSave } from './version.repository.js';

interface Wanted {
  kind: LifecycleKind;
  id: number;
  by: string;
}

/** Publishes the draft of an entry, or withdraws the entry. */
@Injectable()
export class PublishAndWithdraw {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  /** Withdraws an entry, as its own change. CONFLICT if it is not live, or of a kind that is always live. */
  @HandleLifecycle('withdrawEntry')
  async withdraw({ kind, id, by }: Wanted): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    if (isAlwaysLive(kind)) throw conflict(`The site always shows this ${port.noun}`, 'always-live');
    return port.change((context) => this.withdrawIn(context, port, { id, by }));
  }

  /** Publishes the draft, as its own change. CONFLICT if another user saved since `expectedVersion`. */
  @HandleLifecycle('publishDraft')
  async publish({
    kind,
    id,
    by,
    expectedVersion,
  }: LifecycleRequest<'publishDraft'>): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    await this.assertPathIsFree(port, id);
    return port.change(async (context) => {
      if (expectedVersion !== undefined) {
        const last = await lastSave(context.manager, kind, await port.require(context.manager, id));
        assertVersion(`This ${port.noun}`, last, expectedVersion);
      }
      return this.publishIn(context, port, { id, by });
    });
  }

  /** Another record may have taken the path of the draft since it was saved. */
  async assertPathIsFree(port: LifecyclePort, id: number): Promise<void> {
    if (port.assertPathIsFree === undefined) return;
    const { manager } = this.dataSource;
    const draft = await draftOf(manager, port, await port.require(manager, id));
    if (draft !== undefined) await port.assertPathIsFree(draft, id);
  }

  /** CONFLICT when there is nothing to publish, or its slug was taken meanwhile; UNPROCESSABLE for an incomplete one. */
  async publishIn(
    context: WriteContext,
    port: LifecyclePort,
    { id, by }: Omit<Wanted, 'kind'>,
  ): Promise<LifecycleChange> {
    const { manager } = context;
    const record = await port.require(manager, id);
    const draft = await draftOf(manager, port, record);
    if (record.live && draft === undefined)
      throw conflict(`This ${port.noun} has no draft to publish`, 'no-draft');
    const fields = draft ?? record.fields;
    assertComplete(port.noun, gapsOfEntry(port.kind, fields));
    await port.save(context, { id, fields, version: record.version + 1, live: true, by });
    return this.recordChange.record(manager, port, { action: 'content-published', id });
  }

  /** A draft beside the withdrawn entry replaces its fields, except for the slug. */
  async withdrawIn(
    context: WriteContext,
    port: LifecyclePort,
    { id, by }: Omit<Wanted, 'kind'>,
  ): Promise<LifecycleChange> {
    const { manager } = context;
    const record = await port.require(manager, id);
    if (!record.live) throw conflict(`This ${port.noun} is not on the site`, 'not-live');
    const draft = await draftOf(manager, port, record);
    const fields = draft === undefined ? record.fields : withKept(port, draft, record.fields);
    await port.save(context, { id, fields, version: record.version + 1, live: false, by });
    return this.recordChange.record(manager, port, { action: 'content-withdrawn', id });
  }
}

/** Returns `fields` with the slug and the other kept fields of `current`. */
export const withKept = (port: LifecyclePort, fields: EntryFields, current: EntryFields): EntryFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(current).filter(([field]) => port.kept.includes(field))),
});
