import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import type { Product } from './product.js';
import { query } from './query.js';

const TOO_LONG = 'too-long';
const NOT_ALLOWED = 'not-allowed';
/**
 * Events that the services with an outbox may not publish: an event of leads, and for leads itself an event of
 * listings.
 */
const FOREIGN = ['evt.leads.lead-arrived.v1', 'evt.listings.import-finished.v1'] as const;

/**
 * Writes unpublishable messages into the outbox of every service: one above the size limit of NATS and one that
 * only another service may publish, each followed by a second one with the same key.
 */
export async function writeUnpublishable({ databaseUrls }: Product): Promise<void> {
  for (const url of databaseUrls) {
    await query(
      url,
      `INSERT INTO outbox (subject, key, payload)
       SELECT 'evt.leads.lead-received.v1', '${TOO_LONG}', jsonb_build_object('text', repeat('x', bytes))
       FROM unnest(ARRAY[1100000, 1]) AS bytes`,
    );
    await query(
      url,
      `INSERT INTO outbox (subject, key, payload)
       SELECT CASE current_database() WHEN 'manzil_leads' THEN '${FOREIGN[1]}' ELSE '${FOREIGN[0]}' END,
              '${NOT_ALLOWED}', '{"forged": true}' FROM generate_series(1, 2)`,
    );
  }
}

/** Returns the messages of {@link writeUnpublishable} that NATS accepted although their sender may not publish them. */
export async function forgedEvents({ gatewayOnNats }: Product): Promise<unknown[]> {
  const stored = await Promise.all(FOREIGN.map((subject) => storedEvents(gatewayOnNats, subject)));
  return stored.flat().filter((event) => JSON.stringify(event).includes('forged'));
}

/** Resolves when each outbox contains only these messages, and the first of each key was refused. */
export const onlyUnpublishableLeft = ({ databaseUrls }: Product): Promise<unknown> =>
  waitFor(
    'all but the unpublishable messages to be published',
    async () => {
      const left = await Promise.all(
        databaseUrls.map((url) => query(url, 'SELECT key, attempts > 0 AS refused FROM outbox ORDER BY seq')),
      );
      return left.every(
        (rows) =>
          JSON.stringify(rows) ===
          JSON.stringify([
            { key: TOO_LONG, refused: true },
            { key: TOO_LONG, refused: false },
            { key: NOT_ALLOWED, refused: true },
            { key: NOT_ALLOWED, refused: false },
          ]),
      );
    },
    { timeoutMs: 60_000, everyMs: 100 },
  );
