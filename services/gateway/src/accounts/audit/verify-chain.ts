import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** A row of the trail that was noted elsewhere, to verify later that nothing before it has changed. */
export interface Anchor {
  id: string;
  /** Hex. */
  hash: string;
}

interface BrokenRow {
  id: string;
  at: Date;
  /** Describes how the row differs from the original. */
  difference: string;
}

export interface ChainReport {
  rows: number;
  head: Anchor | undefined;
  broken: BrokenRow | undefined;
}

interface Row {
  id: string;
  at: Date;
  content: string;
  previousHash: string;
  hash: string;
}

/** Mirrors `audit.chain()`, so that a changed function of the database does not hide a change of the rows. */
const ROWS = `
  SELECT id, at, encode(previous_hash, 'hex') AS "previousHash", encode(hash, 'hex') AS hash, jsonb_build_array(
    id,
    to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    actor_kind, member_id, username, action,
    entity_kind, entity_id, entity_title, entity_link,
    changes, details, address, request_id,
    encode(previous_hash, 'hex')
  )::text AS content
  FROM audit.entry WHERE id > $1 ORDER BY id LIMIT $2`;

/**
 * Verifies the trail from its first row and stops at the first difference: a changed row, a row that does not follow
 * the previous one, or a missing row. Rows deleted from the end are only detected with an anchor.
 */
export async function verifyChain(
  dataSource: DataSource,
  { anchor, batchSize = 1_000 }: { anchor?: Anchor; batchSize?: number } = {},
): Promise<ChainReport> {
  let rows = 0;
  let head: Anchor | undefined;
  for (;;) {
    const batch = await dataSource.query<Row[]>(ROWS, [head?.id ?? '-9223372036854775808', batchSize]);
    for (const row of batch) {
      const difference = differenceOf(row, head) ?? anchorDifference(row, anchor);
      if (difference !== undefined) return { rows, head, broken: { id: row.id, at: row.at, difference } };
      head = { id: row.id, hash: row.hash };
      rows += 1;
    }
    if (batch.length < batchSize) break;
  }
  const isCut = anchor !== undefined && BigInt(anchor.id) > BigInt(head?.id ?? 0);
  const broken = isCut
    ? { id: anchor.id, at: new Date(), difference: 'it is missing at the end' }
    : undefined;
  return { rows, head, broken };
}

function differenceOf(
  { id, content, previousHash, hash }: Row,
  before: Anchor | undefined,
): string | undefined {
  const expectedId = String(BigInt(before?.id ?? 0) + 1n);
  if (id !== expectedId) return `row ${expectedId} before it is missing, or this one is out of its place`;
  if (previousHash !== (before?.hash ?? '')) return 'it does not follow the row before it';
  const isAsWritten = createHash('sha256').update(content).digest('hex') === hash;
  return isAsWritten ? undefined : 'its content is not what its hash was made of';
}

const anchorDifference = (row: Row, anchor: Anchor | undefined): string | undefined =>
  anchor?.id === row.id && anchor.hash !== row.hash ? 'its hash is not the one that was noted' : undefined;
