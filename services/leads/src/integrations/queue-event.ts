import type { SentEvent } from '@manzil/contracts/leads/webhook';
import type { EntityManager } from 'typeorm';

interface QueuedEvent {
  /** An event with the same key is sent once. */
  key: string;
  event: SentEvent;
  /** The event is deleted together with this lead. */
  leadId?: string;
  data: Record<string, unknown>;
}

/** Maximum bytes of a body. */
const MOST_BODY_BYTES = 64 * 1_024;

/** Returns whether a webhook that is on wants the event. */
export async function isWanted(manager: EntityManager, event: SentEvent): Promise<boolean> {
  const [row] = await manager.query<[{ wanted: boolean }]>(
    'SELECT EXISTS (SELECT FROM webhook WHERE is_on AND $1 = ANY (events)) AS wanted',
    [event],
  );
  return row.wanted;
}

/**
 * Stores an event once for its key, with one delivery for each active webhook that subscribes to it, in the transaction
 * of the change; nothing if there is none. With `onlyTo` it goes to that webhook, regardless of its subscriptions.
 */
export async function queueEvent(
  manager: EntityManager,
  { key, event, leadId, data }: QueuedEvent,
  onlyTo?: string,
): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  if (Buffer.byteLength(body) > MOST_BODY_BYTES) throw new Error(`The event ${event} is longer than 64 kB`);
  await manager.query(
    `WITH wanted AS (
       SELECT id FROM webhook WHERE is_on AND CASE WHEN $5::uuid IS NULL THEN $2 = ANY (events) ELSE id = $5 END
     ), stored AS (
       INSERT INTO webhook_event (key, event, lead_id, body)
       SELECT $1, $2, $3::uuid, $4 WHERE EXISTS (SELECT FROM wanted)
       ON CONFLICT (key) DO NOTHING RETURNING id
     )
     INSERT INTO webhook_delivery (webhook_id, event_id) SELECT wanted.id, stored.id FROM wanted, stored`,
    [key, event, leadId ?? null, body, onlyTo ?? null],
  );
}
