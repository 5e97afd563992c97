import type { DataSource } from 'typeorm';

/** Counts all committed statements that have written to `property`. */
export const WRITES_SO_FAR = 'coalesce(sum(1 + forgotten), 0)::float8';

/**
 * Identifies the current version of `property` by the number of writes in it, and returns `texts` in PostgreSQL's
 * lower case. A later version always has more writes, even when transactions commit out of order.
 */
export async function readStamp(
  dataSource: DataSource,
  texts: readonly string[] = [],
): Promise<{ stamp: number; lowered: string[] }> {
  const [row] = await dataSource.query<[{ stamp: number; lowered: string[] }]>(
    `SELECT ${WRITES_SO_FAR} AS stamp, ARRAY(SELECT lower(text) FROM unnest($1::text[]) AS text) AS lowered
     FROM catalogue_write`,
    [texts],
  );
  return row;
}
