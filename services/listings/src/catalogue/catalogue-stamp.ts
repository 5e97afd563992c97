import type { DataSource } from 'typeorm';

/** Statements that have written to `property` ever, of those whose transactions are over. */
export const WRITES_SO_FAR = 'coalesce(sum(1 + forgotten), 0)::float8';

/**
 * Names the state of `property` that a statement begun now sees by the number of writes in it, and gives `text` in
 * the database's lower case. A later state has more writes, also when one commits after a later one.
 */
export async function readStamp(
  dataSource: DataSource,
  text = '',
): Promise<{ stamp: number; lowered: string }> {
  const [row] = await dataSource.query<[{ stamp: number; lowered: string }]>(
    `SELECT ${WRITES_SO_FAR} AS stamp, lower($1) AS lowered FROM catalogue_write`,
    [text],
  );
  return row;
}
