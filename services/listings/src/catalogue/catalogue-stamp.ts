import type { DataSource } from 'typeorm';

/** Statements that have written to `property` ever, of those whose transactions are over. */
export const WRITES_SO_FAR = 'coalesce(sum(1 + forgotten), 0)::float8';

/**
 * Names the state of `property` that a statement begun now sees by the number of writes in it, and gives `texts` in
 * the database's lower case. A later state has more writes, also when one commits after a later one.
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
