import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import type { Product } from './product.js';

const KEY = 'unpublishable';

/** Puts a message that is longer than NATS takes, and one behind it, into the outbox of every service. */
export async function writeUnpublishable({ databaseUrls }: Product): Promise<void> {
  for (const url of databaseUrls)
    await ask(
      url,
      `INSERT INTO outbox (subject, key, payload)
       SELECT 'evt.leads.lead-received.v1', '${KEY}', jsonb_build_object('text', repeat('x', bytes))
       FROM unnest(ARRAY[1100000, 1]) AS bytes`,
    );
}

/** Resolves when each outbox holds these two alone, the first as failed. */
export const onlyUnpublishableLeft = ({ databaseUrls }: Product): Promise<unknown> =>
  waitFor(
    'all but the unpublishable messages to be published',
    async () => {
      const left = await Promise.all(
        databaseUrls.map((url) =>
          ask(url, 'SELECT key, failed_at IS NOT NULL AS failed FROM outbox ORDER BY seq'),
        ),
      );
      return left.every(
        (rows) =>
          JSON.stringify(rows) ===
          JSON.stringify([
            { key: KEY, failed: true },
            { key: KEY, failed: false },
          ]),
      );
    },
    { timeoutMs: 60_000, everyMs: 100 },
  );

async function ask(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows as unknown[];
  } finally {
    await client.end();
  }
}
