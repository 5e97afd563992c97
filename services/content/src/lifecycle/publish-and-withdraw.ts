import type { EntryFields, LifecycleChange, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { Injectable } from '@nestjs/common';
import type { WriteContext } from '../editing/collection.js';
import type { LifecyclePort } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { conflict, draftOf, RecordChange } from './record-change.js';

interface Wanted {
  kind: LifecycleKind;
  id: number;
  by: string;
}

/** Shows visitors the draft of an entry, or takes the entry off the site. */
@Injectable()
export class PublishAndWithdraw {
  constructor(
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  /** Takes an entry off the site in a change of its own. CONFLICT when it is not live. */
  withdraw({ kind, id, by }: Wanted): Promise<LifecycleChange> {
    const port = this.ports.of(kind);
    return port.change((context) => this.withdrawIn(context, port, { id, by }));
  }

  /** CONFLICT when there is nothing to publish, or its slug was taken meanwhile. */
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
    await port.save(context, { id, fields, version: record.version + 1, live: true, by });
    return this.recordChange.record(manager, port, { action: 'content-published', id });
  }

  /** The draft beside the entry becomes the entry, except for its slug, because nothing is live beside it. */
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
