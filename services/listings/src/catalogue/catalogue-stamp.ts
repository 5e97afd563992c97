import type { DataSource } from 'typeorm';

/**
 * Names the state of `property` that a statement begun now sees, and gives `text` in the database's lower case. The
 * stamp tells of every committed write, also of one that commits after a later one.
 */
export async function readStamp(
  dataSource: DataSource,
  text = '',
): Promise<{ stamp: string; lowered: string }> {
  const [row] = await dataSource.query<[{ stamp: string; lowered: string }]>(
    "SELECT concat_ws(':', count(*), max(id), sum(id)) AS stamp, lower($1) AS lowered FROM catalogue_write",
    [text],
  );
  return row;
}
