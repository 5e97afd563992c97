import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Runs one statement on a new connection and returns its rows. */
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

/** Opens a connection that is closed with the test, so that a failed test leaves no lock. */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
