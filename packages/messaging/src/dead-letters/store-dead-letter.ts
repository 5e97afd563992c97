import type { Actor } from '@manzil/contracts/actor';
import type { EntityManager } from 'typeorm';
import { storableJson, storableText } from '../storable.js';

/** A message whose handler failed at every attempt, or can never succeed. */
export interface DeadLetter {
  consumer: string;
  messageId: string;
  subject: string;
  /** The parsed payload, or its text when it is not JSON. */
  payload: unknown;
  error: string;
  attempts: number;
  actor: Actor | undefined;
}

/**
 * Stores a dead letter, or updates the consumer's existing one for this message. Characters that PostgreSQL cannot
 * store are replaced; otherwise the message would be redelivered forever.
 */
export async function storeDeadLetter(manager: EntityManager, letter: DeadLetter): Promise<void> {
  await manager.query(
    `INSERT INTO dead_letters (consumer, message_id, subject, payload, error, attempts, actor)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (consumer, message_id) DO UPDATE SET error = excluded.error, attempts = excluded.attempts, died_at = now()`,
    [
      letter.consumer,
      letter.messageId,
      letter.subject,
      storableJson(letter.payload),
      storableText(letter.error),
      letter.attempts,
      letter.actor === undefined ? null : JSON.stringify(letter.actor),
    ],
  );
}
