import pg from 'pg';
import { onTestFinished } from 'vitest';

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

/** A connection that ends with the test, so that a failed one leaves no lock. */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
