import type { EntryFields, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { SiteChange, SiteTimes } from '@manzil/contracts/content/site-times';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { diffArrays } from 'diff';
import { isDeepStrictEqual } from 'node:util';
import { DataSource } from 'typeorm';
import { HandleLifecycle } from './handle-lifecycle.js';
import { changedFields } from './field-diff.js';
import type { LifecyclePort, PublishedRecord } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { assertKnown, knownFrom } from './show-past.js';
import { ShowSite } from './show-site.js';
import { UpcomingChanges } from './upcoming-changes.js';

/** Entries per query. */
const PART = 100;
const MOST = 1_000;

interface Seen {
  kind: LifecycleKind;
  /** Maps ids to records. */
  records: Map<number, PublishedRecord>;
  /** Ids in the order set by staff; empty for kinds without such an order. */
  order: number[];
}

/** Compares what visitors see at two instants. */
@Injectable()
export class SiteChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
    private readonly showSite: ShowSite,
    private readonly upcoming: UpcomingChanges,
  ) {}

  @HandleLifecycle('getSiteTimes')
  async times(): Promise<SiteTimes> {
    const since = await knownFrom(this.dataSource.manager);
    return { knownFrom: since.toISOString(), upcoming: await this.upcoming.list() };
  }

  @HandleLifecycle('listSiteChanges')
  async list(
    request: LifecycleRequest<'listSiteChanges'>,
  ): Promise<{ changes: SiteChange[]; total: number }> {
    const { from, to } = await this.instantsOf(request);
    const ports = this.ports.kinds.map((kind) => this.ports.of(kind));
    const before = await this.showSite.at(from, () => this.seen(ports));
    const after = await this.showSite.at(to, () => this.seen(ports));
    const changes = ports.flatMap((port, at) => changesOf(port, before[at], after[at]));
    return { changes: changes.slice(0, MOST), total: changes.length };
  }

  @HandleLifecycle('diffSiteChange')
  async diff({ kind, id, ...request }: LifecycleRequest<'diffSiteChange'>) {
    const { from, to } = await this.instantsOf(request);
    const port = this.ports.of(kind);
    const before = await this.showSite.at(from, () => this.find(port, id));
    const after = await this.showSite.at(to, () => this.find(port, id));
    if (before === undefined && after === undefined)
      throw new DomainError('NOT_FOUND', `Visitors see this ${port.noun} at neither time`);
    return { sections: changedFields(fieldsOf(before), fieldsOf(after)) };
  }

  private async instantsOf({ from, to }: { from: string; to: string }): Promise<{ from: Date; to: Date }> {
    const instants = { from: new Date(from), to: new Date(to) };
    await assertKnown(this.dataSource.manager, 'from', instants.from);
    await assertKnown(this.dataSource.manager, 'to', instants.to);
    return instants;
  }

  private async seen(ports: readonly LifecyclePort[]): Promise<Seen[]> {
    const { manager } = this.dataSource;
    const seen: Seen[] = [];
    for (const port of ports) {
      const records = new Map<number, PublishedRecord>();
      for (let after = 0, isLast = false; !isLast;) {
        const part = await port.list(manager, { after, take: PART });
        for (const record of part) if (isSeen(record)) records.set(record.id, record);
        isLast = part.length < PART;
        after = part.at(-1)?.id ?? after;
      }
      seen.push({ kind: port.kind, records, order: (await port.order?.(manager)) ?? [] });
    }
    return seen;
  }

  private async find(port: LifecyclePort, id: number): Promise<PublishedRecord | undefined> {
    const [record] = await port.list(this.dataSource.manager, { after: id - 1, take: 1 });
    return record?.id === id && isSeen(record) ? record : undefined;
  }
}

/** An entry of a fixed part of the site that was never saved is not shown. */
const isSeen = ({ live, version }: PublishedRecord): boolean => live && version > 0;

/** Omits the position in the list, because a move is reported separately. */
function fieldsOf(record: PublishedRecord | undefined): EntryFields {
  const { position: _position, ...fields } = record?.fields ?? {};
  return fields;
}

function changesOf(port: LifecyclePort, before: Seen | undefined, after: Seen | undefined): SiteChange[] {
  const earlier = before?.records ?? new Map<number, PublishedRecord>();
  const later = after?.records ?? new Map<number, PublishedRecord>();
  const moved = movedIn(
    (before?.order ?? []).filter((id) => earlier.has(id) && later.has(id)),
    (after?.order ?? []).filter((id) => earlier.has(id) && later.has(id)),
  );
  const ids = [...new Set([...earlier.keys(), ...later.keys()])].sort((a, b) => a - b);
  return ids.flatMap((id) => {
    const [was, is] = [earlier.get(id), later.get(id)];
    const shown = is ?? was;
    const change = changeOf(was, is, moved.has(id));
    if (shown === undefined || change === undefined) return [];
    return [{ kind: port.kind, id, title: shown.title, change, link: port.audited(shown).link }];
  });
}

function changeOf(
  was: PublishedRecord | undefined,
  is: PublishedRecord | undefined,
  isMoved: boolean,
): SiteChange['change'] | undefined {
  if (was === undefined) return 'added';
  if (is === undefined) return 'removed';
  if (!isDeepStrictEqual(fieldsOf(was), fieldsOf(is))) return 'changed';
  return isMoved ? 'moved' : undefined;
}

/** Returns the smallest set of entries whose move explains the new order. */
const movedIn = (before: number[], after: number[]): Set<number> =>
  new Set(diffArrays(before, after).flatMap(({ added, value }) => (added ? value : [])));
