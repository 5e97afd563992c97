import type { EntityManager } from 'typeorm';
import { WRITES_SO_FAR } from './catalogue-stamp.js';

/** A state of the catalogue: the number of writes in it, and which transactions it sees, as the database puts it. */
export interface Moment {
  stamp: number;
  snapshot: string;
}

/** So many changed listings at most are read one by one; more are read with all the others. */
const MOST_CHANGES = 20_000;

/** The state that the caller's transaction sees; it is to be REPEATABLE READ, so that it stays the same. */
export async function readMoment(manager: EntityManager): Promise<Moment> {
  const [moment] = await manager.query<[Moment]>(
    `SELECT ${WRITES_SO_FAR} AS stamp, pg_current_snapshot()::text AS snapshot FROM catalogue_write`,
  );
  return moment;
}

/**
 * Ids of listings written between two moments, the later one being what the transaction sees. Undefined when they
 * are not known: some writes named no rows or are forgotten, or the database is not the one it was.
 */
export async function readChanges(
  manager: EntityManager,
  from: Moment,
  to: Moment,
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
