import pg from 'pg';

/** Runs one statement on a connection of its own, and returns its rows. */
export async function query<Row = unknown>(
  connectionString: string,
  statement: string,
  ...values: string[]
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
