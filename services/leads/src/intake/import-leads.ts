import { setTimeout as delay } from 'node:timers/promises';
import type { ReadRow } from '@manzil/contracts/leads/lead-import';
import { importLeads } from '@manzil/contracts/leads/rpc';
import { stagesOfStatus } from '@manzil/contracts/leads/stage';
import { waitingFor } from '@manzil/service-kit/dependency-metrics';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { LeadListeners } from '../record/lead-listeners.js';
import { LeadEntity } from '../record/lead.entity.js';
import { People } from '../record/people.js';
import { readLeadRow, type LeadOfRow } from './read-lead-row.js';

type Request = z.output<typeof importLeads.request>;

interface Read {
  line: number;
  lead: LeadOfRow | undefined;
  problems: ReadRow['problems'];
  foreign: ReadRow['foreign'];
}

/** Maximum time that a slice waits for forms, and the pause between two looks. */
const LONGEST_WAIT_MS = 1_000;
const CHECK_MS = 25;

/** An old file does not restore a lead that was erased or whose retention period has ended. */
const ERASED = 'This lead was erased here, or deleted because its time of storage was over';

/**
 * Stores leads of a file, once for each row. Members and webhooks are not notified, and no rules or deadlines apply:
 * these people wrote or called long ago and were answered elsewhere.
 */
@Injectable()
export class ImportLeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listeners: LeadListeners,
  ) {}

  @HandleRpc(importLeads)
  async import({
    columns,
    values,
    rows,
    members,
    dryRun,
    importId,
    asMember,
  }: Request): Promise<{ rows: ReadRow[] }> {
    const people = await People.read(this.dataSource.manager);
    const known = { columns, values, members: new Set(members), people, now: new Date() };
    const read = rows.map((row): Read => ({ line: row.line, ...readLeadRow(row, known) }));
    if (dryRun) return { rows: await preview(this.dataSource.manager, read) };
    await this.letFormsPass();
    return this.dataSource.transaction(async (manager) => {
      const erased = await erasedAmong(manager, read);
      const leads = read.flatMap(({ lead }) => (lead !== undefined && !erased.has(lead.id) ? [lead] : []));
      const added = await addLeads(manager, leads, { by: asMember.username, importId });
      if (importId !== undefined && added.length > 0)
        await manager.query(
          `INSERT INTO lead_import (id, made_by, imported) VALUES ($1, $2, $3)
           ON CONFLICT (id) DO UPDATE SET imported = lead_import.imported + excluded.imported`,
          [importId, asMember.username, added.length],
        );
      await this.listeners.publishImport(manager, { leads: added, by: asMember.username });
      const ids = new Set(added.map(({ id }) => id));
      return { rows: outcomesOf(read, erased, ids, 'imported') };
    });
  }

  /** Visitors wait for their forms, so these get the connections first. */
  private async letFormsPass(): Promise<void> {
    const latest = performance.now() + LONGEST_WAIT_MS;
    while (waitingFor(this.dataSource) > 0 && performance.now() < latest) await delay(CHECK_MS);
  }
}

async function preview(manager: EntityManager, read: readonly Read[]): Promise<ReadRow[]> {
  const ids = idsOf(read);
  const stored = await manager.find(LeadEntity, { select: { id: true }, where: { id: In(ids) } });
  const there = new Set(stored.map(({ id }) => id));
  const added = new Set(ids.filter((id) => !there.has(id)));
  return outcomesOf(read, await erasedAmong(manager, read), added, 'ready');
}

const idsOf = (read: readonly Read[]): string[] => read.flatMap(({ lead }) => lead?.id ?? []);

async function erasedAmong(manager: EntityManager, read: readonly Read[]): Promise<Set<string>> {
  const rows = await manager.query<{ lead_id: string }[]>(
    "SELECT DISTINCT lead_id FROM ledger_entry WHERE lead_id = ANY ($1) AND kind IN ('erased', 'expired')",
    [idsOf(read)],
  );
  return new Set(rows.map(({ lead_id }) => lead_id));
}

/** Returns the leads that were added; of two rows with one id only the first. */
async function addLeads(
  manager: EntityManager,
  leads: readonly LeadOfRow[],
  { by, importId = null }: { by: string; importId: string | null | undefined },
): Promise<LeadEntity[]> {
  if (leads.length === 0) return [];
  const values = leads
    // Sorted, so that concurrent imports do not deadlock.
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ receivedAt, ...lead }) => ({
      ...lead,
      enteredBy: by,
      updatedBy: by,
      importId,
      receivedAt: receivedAt ?? (() => 'now()'),
    }));
  const insert = manager.createQueryBuilder().insert().into(LeadEntity).values(values);
  const { raw } = (await insert.orIgnore().returning('id').execute()) as { raw: { id: string }[] };
  const ids = raw.map(({ id }) => id);
  return manager.findBy(LeadEntity, { id: In(ids) });
}

/** `added` are the leads that were stored; of several rows with one id, the first is stored. */
function outcomesOf(
  read: readonly Read[],
  erased: ReadonlySet<string>,
  added: ReadonlySet<string>,
  outcome: 'ready' | 'imported',
): ReadRow[] {
  const left = new Set(added);
  return read.map(({ line, lead, problems, foreign }) => {
    const skipped = { line, foreign: [], lead: null, outcome: 'skipped' as const };
    if (lead === undefined) return { ...skipped, problems };
    if (erased.has(lead.id)) return { ...skipped, problems: [{ column: null, message: ERASED }] };
    const isAdded = left.delete(lead.id);
    return { line, problems, foreign, lead: toShown(lead), outcome: isAdded ? outcome : 'already-there' };
  });
}

const toShown = ({
  id,
  name,
  email,
  phone,
  receivedAt,
  ...lead
}: LeadOfRow): NonNullable<ReadRow['lead']> => ({
  id,
  name,
  email,
  phone,
  source: lead.source,
  assignee: lead.assignee,
  tags: lead.tags,
  kind: lead.kind,
  home: lead.listing,
  receivedAt: receivedAt?.toISOString() ?? null,
  stage: lead.chosenStage ?? stagesOfStatus(lead.status)[0] ?? null,
});
