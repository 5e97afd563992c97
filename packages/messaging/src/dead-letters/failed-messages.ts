import type { Actor } from '@manzil/contracts/actor';
import type { FailedMessage } from '@manzil/contracts/failed-messages';
import { MESSAGE_ROUTES } from '@manzil/contracts/message-routes';
import { jetstream } from '@nats-io/jetstream';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NatsLink } from '../connection/nats-link.js';
import { ACTOR_HEADER, encodeActor } from '../request-context.js';

/** Names the one consumer that a requeued message is for; the others pass over it. */
export const CONSUMER_HEADER = 'manzil-consumer';

/** A message that was requeued or discarded. */
export interface SettledMessage {
  id: string;
  subject: string;
}

/** Longer payloads are not read to find out what a dead letter is about. */
const READ_BYTES = 16_384;
/** Dead letters whose payloads are in memory at once while they are requeued. */
const REQUEUED_AT_ONCE = 20;

interface ListedRow extends Omit<FailedMessage, 'failedAt'> {
  failedAt: Date;
  payload: unknown;
}

interface Letter extends SettledMessage {
  consumer: string;
  payload: unknown;
  actor: Actor | null;
}

/** What could not be published or handled, kept until someone puts it back or gives it up. */
@Injectable()
export class FailedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly link: NatsLink,
  ) {}

  /** Newest first. */
  async list(limit: number): Promise<FailedMessage[]> {
    const rows = await this.dataSource.query<ListedRow[]>(
      `SELECT failed.*,
              CASE WHEN kind = 'unpublished' THEN
                (SELECT count(*)::int FROM outbox later WHERE later.key = failed.key AND later.seq > failed.seq)
              ELSE 0 END AS waiting
       FROM (
         (SELECT id, 'unpublished' AS kind, subject, key, seq, NULL AS consumer, last_error AS reason, attempts,
                 failed_at AS "failedAt", NULL::jsonb AS payload
          FROM outbox WHERE failed_at IS NOT NULL ORDER BY failed_at DESC LIMIT $1)
         UNION ALL
         (SELECT id, 'unhandled', subject, NULL, NULL, consumer, error, attempts, died_at,
                 CASE WHEN pg_column_size(payload) <= $2 THEN payload END
          FROM dead_letters ORDER BY died_at DESC LIMIT $1)
       ) AS failed
       ORDER BY "failedAt" DESC, id LIMIT $1`,
      [limit, READ_BYTES],
    );
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      subject: row.subject,
      key: row.kind === 'unpublished' ? row.key : keyOfPayload(row.subject, row.payload),
      consumer: row.consumer,
      reason: row.reason,
      attempts: row.attempts,
      failedAt: row.failedAt.toISOString(),
      waiting: row.waiting,
    }));
  }

  async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `SELECT ((SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL)
             + (SELECT count(*) FROM dead_letters))::int AS count`,
    );
    return row?.count ?? 0;
  }

  /**
   * The messages of these ids, or all that have failed before this transaction began, get all their attempts again: a
   * dead letter for its consumer alone. It is gone with the commit, and JetStream has it before that; after a
   * rollback it may be there and handled as well, and requeueing it again within minutes has no effect.
   */
  async requeue(manager: EntityManager, ids: readonly string[] | 'all'): Promise<SettledMessage[]> {
    const rows = await manager.query<SettledMessage[]>(
      `WITH requeued AS (
         UPDATE outbox SET failed_at = NULL, last_error = NULL, attempts = 0, next_attempt_at = now()
         WHERE failed_at IS NOT NULL AND ${THESE} RETURNING id, subject, seq)
       SELECT id, subject FROM requeued ORDER BY seq`,
      [idsOf(ids)],
    );
    for (;;) {
      const letters = await takeLetters(manager, ids, REQUEUED_AT_ONCE);
      if (letters.length === 0) return rows;
      await Promise.all(letters.map((letter) => this.republish(letter)));
      rows.push(...letters.map(({ id, subject }) => ({ id, subject })));
    }
  }

  /** The messages are deleted; what waits behind them in the outbox is published. */
  async discard(manager: EntityManager, ids: readonly string[]): Promise<SettledMessage[]> {
    return manager.query<SettledMessage[]>(
      `WITH unpublished AS (DELETE FROM outbox WHERE failed_at IS NOT NULL AND ${THESE} RETURNING id, subject),
            letter AS (DELETE FROM dead_letters WHERE ${THESE} RETURNING id, subject)
       SELECT * FROM unpublished UNION ALL SELECT * FROM letter`,
      [idsOf(ids)],
    );
  }

  private async republish(letter: Letter): Promise<void> {
    await jetstream(this.link.connection).publish(letter.subject, JSON.stringify(letter.payload), {
      msgID: `requeue-${letter.id}`,
      headers: headersOf(letter),
    });
  }
}

/** What a dead letter is about, by the contract of its subject; null where it has none or does not match it. */
function keyOfPayload(subject: string, payload: unknown): string | null {
  const contract = MESSAGE_ROUTES.find(({ message }) => message.subject === subject)?.message;
  const parsed = contract?.payload.safeParse(payload);
  return contract !== undefined && parsed?.success === true ? contract.key(parsed.data) : null;
}

/** Ids are compared as text: what is no id at all is not there either. */
const THESE = '($1::text[] IS NULL OR id::text = ANY($1))';

const idsOf = (ids: readonly string[] | 'all'): readonly string[] | null => (ids === 'all' ? null : ids);

/** Deletes the oldest dead letters; one that a requeued message has become since is left. */
const takeLetters = (
  manager: EntityManager,
  ids: readonly string[] | 'all',
  limit: number,
): Promise<Letter[]> =>
  manager.query<Letter[]>(
    `WITH oldest AS (
       SELECT id FROM dead_letters WHERE died_at <= now() AND ${THESE} ORDER BY died_at, id LIMIT $2 FOR UPDATE),
     taken AS (DELETE FROM dead_letters WHERE id IN (SELECT id FROM oldest)
       RETURNING id, consumer, subject, payload, actor, died_at)
     SELECT id, consumer, subject, payload, actor FROM taken ORDER BY died_at, id`,
    [idsOf(ids), limit],
  );

function headersOf({ consumer, actor }: Letter): MsgHdrs {
  const natsHeaders = headers();
  natsHeaders.set(CONSUMER_HEADER, consumer);
  if (actor !== null) natsHeaders.set(ACTOR_HEADER, encodeActor(actor));
  return natsHeaders;
}
