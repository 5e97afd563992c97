import type { Actor } from '@manzil/contracts/actor';
import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NatsLink } from '../connection/nats-link.js';
import { ACTOR_HEADER, encodeActor } from '../request-context.js';

/** Names the one consumer that a requeued message is for; the others pass over it. */
export const CONSUMER_HEADER = 'manzil-consumer';

export interface FailedMessage {
  id: string;
  /** `unpublished` is a row of the outbox that the bus refuses, `unhandled` a dead letter of a consumer. */
  kind: 'unpublished' | 'unhandled';
  subject: string;
  /** The key of an unpublished message, the consumer of an unhandled one. */
  about: string;
  reason: string;
  attempts: number;
  failedAt: Date;
  /** Later messages of the key that wait until this one is requeued or discarded. */
  waiting: number;
}

/** What could not be published or handled, kept until someone puts it back or gives it up. */
@Injectable()
export class FailedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly link: NatsLink,
  ) {}

  /** Newest first. */
  list(limit: number): Promise<FailedMessage[]> {
    return this.dataSource.query<FailedMessage[]>(
      `SELECT id, 'unpublished' AS kind, subject, key AS about, last_error AS reason, attempts,
              failed_at AS "failedAt",
              (SELECT count(*)::int FROM outbox later WHERE later.key = failed.key AND later.seq > failed.seq) AS waiting
       FROM outbox failed WHERE failed_at IS NOT NULL
       UNION ALL
       SELECT id, 'unhandled', subject, consumer, error, attempts, died_at, 0 FROM dead_letters
       ORDER BY "failedAt" DESC, id LIMIT $1`,
      [limit],
    );
  }

  async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT ((SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL)
             + (SELECT count(*) FROM dead_letters))::int AS count`,
    );
    return row?.count ?? 0;
  }

  /** The message gets all its attempts again, for its consumer alone. False when there is no such message. */
  async requeue(id: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<unknown[]>(
        // Compared as text: what is no id at all is not there either.
        `WITH requeued AS (
           UPDATE outbox SET failed_at = NULL, last_error = NULL, attempts = 0, next_attempt_at = now()
           WHERE id::text = $1 AND failed_at IS NOT NULL RETURNING seq)
         SELECT seq FROM requeued`,
        [id],
      );
      return rows.length > 0 || this.republish(manager, id);
    });
  }

  /** The message is deleted; what waits behind it in the outbox is published. False when there is no such message. */
  async discard(id: string): Promise<boolean> {
    const rows = await this.dataSource.transaction((manager) =>
      manager.query<unknown[]>(
        `WITH unpublished AS (DELETE FROM outbox WHERE id::text = $1 AND failed_at IS NOT NULL RETURNING id),
              letter AS (DELETE FROM dead_letters WHERE id::text = $1 RETURNING id)
         SELECT id FROM unpublished UNION ALL SELECT id FROM letter`,
        [id],
      ),
    );
    return rows.length > 0;
  }

  /** The dead letter goes once JetStream has the message. */
  private async republish(manager: EntityManager, id: string): Promise<boolean> {
    const [letter] = await manager.query<
      { consumer: string; subject: string; payload: unknown; actor: Actor | null }[]
    >('SELECT consumer, subject, payload, actor FROM dead_letters WHERE id::text = $1', [id]);
    if (letter === undefined) return false;
    const natsHeaders = headers();
    natsHeaders.set(CONSUMER_HEADER, letter.consumer);
    if (letter.actor !== null) natsHeaders.set(ACTOR_HEADER, encodeActor(letter.actor));
    await jetstream(this.link.connection).publish(letter.subject, JSON.stringify(letter.payload), {
      msgID: `requeue-${id}`,
      headers: natsHeaders,
    });
    await manager.query('DELETE FROM dead_letters WHERE id = $1', [id]);
    return true;
  }
}
