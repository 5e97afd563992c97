import type { DataSource, EntityManager } from 'typeorm';
import { storeDeadLetter, type DeadLetter } from '../dead-letters/store-dead-letter.js';
import { NonRetryableError } from '../errors.js';

/** Delays before the second, third… attempt; after the last one the message becomes a dead letter. */
const RETRY_DELAYS_MS = [100, 500, 2_000, 10_000];

/**
 * Counts a failure of the handler of a message and returns the delay before the next attempt; an undefined delay
 * means that the message has become a dead letter. Not to be called for a delivery that ended because the process
 * stopped or a dependency was unavailable.
 */
export async function countFailure(
  dataSource: DataSource,
  message: Omit<DeadLetter, 'attempts'>,
  error: unknown,
): Promise<{ attempts: number; delayMs: number | undefined }> {
  return dataSource.transaction(async (manager) => {
    const [row] = await manager.query<{ attempts: number }[]>(
      `INSERT INTO message_failures AS known (consumer, message_id, attempts) VALUES ($1, $2, 1)
       ON CONFLICT (consumer, message_id) DO UPDATE SET attempts = known.attempts + 1, failed_at = now()
       RETURNING attempts`,
      [message.consumer, message.messageId],
    );
    const attempts = row?.attempts ?? 1;
    const delayMs = canNeverSucceed(error) ? undefined : RETRY_DELAYS_MS[attempts - 1];
    if (delayMs === undefined) {
      await storeDeadLetter(manager, { ...message, attempts });
      await clearFailures(manager, message.consumer, message.messageId);
    }
    return { attempts, delayMs };
  });
}

/** Returns how often the handler of the message has failed before. */
export async function failuresOf(
  manager: EntityManager,
  consumer: string,
  messageId: string,
): Promise<number> {
  const [row] = await manager.query<{ attempts: number }[]>(
    'SELECT attempts FROM message_failures WHERE consumer = $1 AND message_id = $2',
    [consumer, messageId],
  );
  return row?.attempts ?? 0;
}

export async function clearFailures(
  manager: EntityManager,
  consumer: string,
  messageId: string,
): Promise<void> {
  await manager.query('DELETE FROM message_failures WHERE consumer = $1 AND message_id = $2', [
    consumer,
    messageId,
  ]);
}

const canNeverSucceed = (error: unknown): boolean =>
  error instanceof NonRetryableError || codeOf(error) === 'VALIDATION_FAILED';

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
