import type { DataSource } from 'typeorm';

/** Counts all committed statements that have written to `property`. */
export const WRITES_SO_FAR = 'coalesce(sum(1 + forgotten), 0)::float8';

/**
 * Identifies the current version of `property` by the number of writes in it. A later version always has more writes,
 * even when transactions commit out of order.
 */
export async function readStamp(dataSource: DataSource): Promise<number> {
  const [{ stamp }] = await dataSource.query<[{ stamp: number }]>(
    `SELECT ${WRITES_SO_FAR} AS stamp FROM catalogue_write`,
  );
  return stamp;
}

/** PostgreSQL lower-cases these letters as JavaScript does; Arabic ones have no case. */
const LOWERED_ALIKE = /^[\x20-\x7e\p{Script=Arabic}]*$/u;

/** Returns the texts in PostgreSQL's lower case. */
export async function lowerCase(dataSource: DataSource, texts: readonly string[]): Promise<string[]> {
  if (texts.every((text) => LOWERED_ALIKE.test(text))) return texts.map((text) => text.toLowerCase());
  const [{ lowered }] = await dataSource.query<[{ lowered: string[] }]>(
    'SELECT ARRAY(SELECT lower(text) FROM unnest($1::text[]) AS text) AS lowered',
    [texts],
  );
  return lowered;
}
