import type { EntityManager } from 'typeorm';

/** Kept longer than any message lives in the stream of events, so that no repetition outlives its row. */
const KEEP_DAYS = 14;

/** Claims a message for a consumer in the handler's own transaction; false when it was handled before. */
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

export async function forgetOldMessages(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM inbox WHERE received_at < now() - make_interval(days => $1)', [KEEP_DAYS]);
  await manager.query('DELETE FROM message_failures WHERE failed_at < now() - make_interval(days => $1)', [
    KEEP_DAYS,
  ]);
}
