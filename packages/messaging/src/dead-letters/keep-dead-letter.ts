import type { Actor } from '@manzil/contracts/actor';
import type { EntityManager } from 'typeorm';

/** A message whose handler failed at every attempt, or can never succeed. */
export interface DeadLetter {
  consumer: string;
  messageId: string;
  subject: string;
  /** What the message holds; its text when that is no JSON. */
  payload: unknown;
  error: string;
  attempts: number;
  actor: Actor | undefined;
}

export async function keepDeadLetter(manager: EntityManager, letter: DeadLetter): Promise<void> {
  await manager.query(
    `INSERT INTO dead_letters (consumer, message_id, subject, payload, error, attempts, actor)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (consumer, message_id) DO UPDATE SET error = excluded.error, attempts = excluded.attempts, died_at = now()`,
    [
      letter.consumer,
      letter.messageId,
      letter.subject,
      storable(letter.payload),
      letter.error.replaceAll('\0', '\uFFFD'),
      letter.attempts,
      letter.actor === undefined ? null : JSON.stringify(letter.actor),
    ],
  );
}

/** PostgreSQL stores no NUL in jsonb, and a message that holds one must not stay in the stream for ever. */
const storable = (payload: unknown): string => JSON.stringify(payload).replaceAll('\\u0000', '\\ufffd');
