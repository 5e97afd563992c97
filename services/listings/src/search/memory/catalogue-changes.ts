import type { EntityManager } from 'typeorm';
import { WRITES_SO_FAR } from '../catalogue-stamp.js';

/**
 * A version of the catalogue: the number of writes in it, and the PostgreSQL snapshot that decides which transactions
 * it includes.
 */
export interface CopiedVersion {
  stamp: number;
  snapshot: string;
}

/** The copy reads at most this many changed listings one by one; with more it is rebuilt. */
const MOST_CHANGES = 20_000;

/**
 * Reads the version that the caller's transaction sees; it must be REPEATABLE READ, so that this version stays the
 * same.
 */
export async function readVersion(manager: EntityManager): Promise<CopiedVersion> {
  const [version] = await manager.query<[CopiedVersion]>(
    `SELECT ${WRITES_SO_FAR} AS stamp, pg_current_snapshot()::text AS snapshot FROM catalogue_write`,
  );
  return version;
}

/**
 * Returns the ids of listings written between two versions, of which the transaction sees the later one. Undefined
 * when they are not known: some writes named no rows or were deleted from the log, or the database was replaced.
 */
export async function readChanges(
  manager: EntityManager,
  from: CopiedVersion,
  to: CopiedVersion,
): Promise<number[] | undefined> {
  const [row] = await manager.query<[{ writes: number; known: boolean; ids: number[] | null }]>(
    `WITH unseen AS (
       SELECT xid, everything FROM catalogue_write WHERE NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)
     ), named AS (
       SELECT DISTINCT property_id FROM catalogue_change WHERE xid IN (SELECT xid FROM unseen) LIMIT $2
     )
     SELECT (SELECT count(*)::int FROM unseen) AS writes,
            NOT EXISTS (SELECT FROM unseen WHERE everything) AS known,
            (SELECT array_agg(property_id) FROM named) AS ids`,
    [from.snapshot, MOST_CHANGES + 1],
  );
  const ids = row.ids ?? [];
  return row.known && from.stamp + row.writes === to.stamp && ids.length <= MOST_CHANGES ? ids : undefined;
}
