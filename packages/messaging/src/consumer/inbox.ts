import type { EntityManager } from 'typeorm';

/** Longer than the event stream stores any message, so that no redelivery comes after its row is deleted. */
const RETENTION_DAYS = 14;

/** Claims a message for a consumer in the handler's own transaction; returns false when it was handled before. */
export async function claimMessage(
  manager: EntityManager,
  consumer: string,
  messageId: string,
): Promise<boolean> {
  const claimed = await manager.query<unknown[]>(
    'INSERT INTO inbox (consumer, message_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS claimed',
    [consumer, messageId],
  );
  return claimed.length > 0;
}

/** Deletes rows of the inbox and counted failures that are older than 14 days. */
export async function deleteExpiredMessages(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM inbox WHERE received_at < now() - make_interval(days => $1::int)', [
    RETENTION_DAYS,
  ]);
  await manager.query(
    'DELETE FROM message_failures WHERE failed_at < now() - make_interval(days => $1::int)',
    [RETENTION_DAYS],
  );
}
