import { listImportChanges } from '@manzil/contracts/http/import-runs';
import type { ChangeKind, ImportChange } from '@manzil/contracts/listings/import-run';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';

/** A page has at most this many bytes as JSON, unless a single change has more. */
const PAGE_BYTES = 400 * 1024;
const LONGEST_TEXT = 1_000;
/** At most this many images of one listing are shown on either side. */
const LONGEST_LIST = 30;

/** Internal columns; the kind of the change shows their effect to staff. */
const INTERNAL = new Set([
  ...['content_hash', 'presence', 'missing_since', 'missing_since_run', 'withdrawn_at'],
  ...['reduced_from', 'reduced_at'],
]);

interface Row {
  seq: string;
  kind: ChangeKind;
  property_id: number | null;
  source_reference: string;
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Lists the journal of a run, field by field: its changes, or those that it would have made. */
@Injectable()
export class ListChanges {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listImportChanges)
  async list({
    id,
    kind,
    after,
    limit,
  }: {
    id: string;
    kind?: ChangeKind | undefined;
    after: number;
    limit: number;
  }): Promise<{
    changes: ImportChange[];
    next: number | null;
  }> {
    if (!(await this.dataSource.manager.existsBy(ImportRunEntity, { id }))) {
      throw new DomainError('NOT_FOUND', 'There is no such import run');
    }
    const rows = await this.dataSource.query<Row[]>(
      `SELECT seq, kind, property_id, source_reference, title, before, after FROM import_change
       WHERE run_id = $1 AND seq > $2 AND ($3::text IS NULL OR kind = $3) ORDER BY seq LIMIT $4`,
      [id, after, kind ?? null, limit],
    );
    const changes: ImportChange[] = [];
    let bytes = 0;
    for (const row of rows) {
      const change = toChange(row);
      bytes += Buffer.byteLength(JSON.stringify(change));
      const last = changes.at(-1);
      if (bytes > PAGE_BYTES && last !== undefined) return { changes, next: last.seq };
      changes.push(change);
    }
    return { changes, next: rows.length === limit ? (changes.at(-1)?.seq ?? null) : null };
  }
}

const toChange = ({ seq, kind, property_id, source_reference, title, before, after }: Row): ImportChange => ({
  seq: Number(seq),
  kind,
  propertyId: property_id,
  sourceReference: source_reference,
  title,
  fields: Object.entries(after ?? {})
    .filter(([column]) => !INTERNAL.has(column))
    .map(([column, to]) => ({
      field: column.replace(/_[a-z]/g, (pair) => pair.slice(1).toUpperCase()),
      from: shortened(before?.[column] ?? null),
      to: shortened(to),
    })),
});

function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (!Array.isArray(value) || value.length <= LONGEST_LIST) return value;
  return [...(value as unknown[]).slice(0, LONGEST_LIST), `… and ${value.length - LONGEST_LIST} more`];
}
