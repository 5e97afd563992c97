import { BYTE_ORDER_MARK } from '@manzil/service-kit/csv';
import type { SelectQueryBuilder } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';

/** A slice has at most this many rows: what is read beyond its bytes is read again for the next one. */
const SLICE_ROWS = 250;
/** A slice has at most this many bytes as JSON; the limit of a NATS message is about twice as high. */
const SLICE_BYTES = 512 * 1024;

interface Slice {
  /** The last row of the previous slice; undefined for the first slice, which begins with the header. */
  cursor: string | undefined;
  header: string;
  linesOf: (leads: LeadEntity[]) => Promise<string[]> | string[];
}

/**
 * Reads one slice of a CSV file of what `query` finds in leads called `lead`, newest first. A slice continues after the last
 * row of the one before it, so rows that arrive or change during an export are neither repeated nor lost.
 */
export async function readCsvSlice(
  query: SelectQueryBuilder<LeadEntity>,
  { cursor, header, linesOf }: Slice,
): Promise<{ csv: string; next: string | null }> {
  if (cursor !== undefined) {
    const [at, id] = cursor.split('_');
    query.andWhere('(lead.received_at, lead.id) < (CAST(:at AS timestamptz), CAST(:id AS uuid))', { at, id });
  }
  const rows = await query
    .orderBy('lead.receivedAt', 'DESC')
    .addOrderBy('lead.id', 'DESC')
    .limit(SLICE_ROWS)
    .getMany();
  const lines = cursor === undefined ? [BYTE_ORDER_MARK, header] : [];
  let bytes = 0;
  for (const [index, line] of (await linesOf(rows)).entries()) {
    bytes += Buffer.byteLength(JSON.stringify(line));
    const before = rows[index - 1];
    if (bytes > SLICE_BYTES && before !== undefined) return { csv: lines.join(''), next: cursorOf(before) };
    lines.push(line);
  }
  const last = rows.length === SLICE_ROWS ? rows.at(-1) : undefined;
  return { csv: lines.join(''), next: last === undefined ? null : cursorOf(last) };
}

const cursorOf = ({ receivedAt, id }: LeadEntity): string => `${receivedAt.toISOString()}_${id}`;
