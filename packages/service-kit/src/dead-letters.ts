import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from './errors.js';
import { NatsLink } from './nats-link.js';

/** Names the one consumer that a requeued message is for; the others pass over it. */
export const CONSUMER_HEADER = 'manzil-consumer';

export interface DeadLetter {
  id: string;
  consumer: string;
  messageId: string;
  subject: string;
  payload: unknown;
  error: string;
  attempts: number;
  diedAt: Date;
}

/** Messages whose handler failed at every attempt, kept until someone puts them back. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly dataSource: DataSource,
    private readonly link: NatsLink,
  ) {}

  async keep(letter: Omit<DeadLetter, 'id' | 'diedAt'>): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO dead_letters (consumer, message_id, subject, payload, error, attempts)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (consumer, message_id) DO UPDATE SET error = excluded.error, attempts = excluded.attempts, died_at = now()`,
      [
        letter.consumer,
        letter.messageId,
        letter.subject,
        JSON.stringify(letter.payload),
        letter.error,
        letter.attempts,
      ],
    );
  }

  /** Newest first. */
  async list(limit = 100): Promise<DeadLetter[]> {
    return this.dataSource.query(
      `SELECT id, consumer, message_id AS "messageId", subject, payload, error, attempts, died_at AS "diedAt"
       FROM dead_letters ORDER BY died_at DESC LIMIT $1`,
      [limit],
    );
  }

  /** Publishes the message again, for its consumer alone. The row goes once JetStream has the message. */
  async requeue(id: string): Promise<void> {
    const rows = await this.dataSource.query<Pick<DeadLetter, 'consumer' | 'subject' | 'payload'>[]>(
      // Compared as text: what is no id at all is not there either.
      'SELECT consumer, subject, payload FROM dead_letters WHERE id::text = $1',
      [id],
    );
    const letter = rows[0];
    if (letter === undefined) throw new DomainError('NOT_FOUND', 'There is no such dead letter');
    const natsHeaders = headers();
    natsHeaders.set(CONSUMER_HEADER, letter.consumer);
    await jetstream(this.link.connection).publish(letter.subject, JSON.stringify(letter.payload), {
      msgID: `requeue-${id}`,
      headers: natsHeaders,
    });
    await this.dataSource.query('DELETE FROM dead_letters WHERE id = $1', [id]);
  }
}
