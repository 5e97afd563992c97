import type { FailedMessage } from '@manzil/contracts/failed-messages';
import { MESSAGE_ROUTES } from '@manzil/contracts/message-routes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noteOutboxRows } from '../outbox/outbox-rows.js';

/** A message that was requeued or discarded. */
export interface SettledMessage {
  id: string;
  subject: string;
}

/** Payloads that are longer are not read to show the key of a dead letter. */
const READ_BYTES = 16_384;

interface ListedRow extends Omit<FailedMessage, 'failedAt'> {
  failedAt: Date;
  payload: unknown;
}

/** Messages that could not be published or handled, stored until they are requeued or discarded. */
@Injectable()
export class FailedMessages {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns at most `limit` failed messages, newest first. */
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
   * Resets the attempts of the messages with these ids, or of all that failed before this transaction began. A dead
   * letter becomes a row of the outbox, on the subject that only its own consumer reads.
   */
  async requeue(manager: EntityManager, ids: readonly string[] | 'all'): Promise<SettledMessage[]> {
    noteOutboxRows(manager);
    return manager.query<SettledMessage[]>(
      `WITH unpublished AS (
         UPDATE outbox SET failed_at = NULL, last_error = NULL, attempts = 0, next_attempt_at = now()
         WHERE failed_at IS NOT NULL AND ${THESE} RETURNING id, subject, seq),
       letters AS (
         DELETE FROM dead_letters WHERE died_at <= now() AND ${THESE}
         RETURNING id, consumer, subject, payload, actor, died_at),
       again AS (
         INSERT INTO outbox (subject, key, payload, actor)
         SELECT 'requeue.' || split_part(consumer, '__', 1) || '.' || subject, 'dead-letter:' || id, payload, actor
         FROM letters ORDER BY died_at, id)
       SELECT id, subject FROM (
         SELECT id, subject, seq, NULL AS died_at FROM unpublished
         UNION ALL SELECT id, subject, NULL, died_at FROM letters) AS requeued
       ORDER BY seq NULLS LAST, died_at, id`,
      [idsOf(ids)],
    );
  }

  /** Deletes the messages, so that later rows of their keys in the outbox are published. */
  async discard(manager: EntityManager, ids: readonly string[]): Promise<SettledMessage[]> {
    noteOutboxRows(manager);
    return manager.query<SettledMessage[]>(
      `WITH unpublished AS (DELETE FROM outbox WHERE failed_at IS NOT NULL AND ${THESE} RETURNING id, subject),
            letter AS (DELETE FROM dead_letters WHERE ${THESE} RETURNING id, subject)
       SELECT * FROM unpublished UNION ALL SELECT * FROM letter`,
      [idsOf(ids)],
    );
  }
}

/** Returns the key of a payload by its subject's contract; null without a contract or a valid payload. */
function keyOfPayload(subject: string, payload: unknown): string | null {
  const contract = MESSAGE_ROUTES.find(({ message }) => message.subject === subject)?.message;
  const parsed = contract?.payload.safeParse(payload);
  return contract !== undefined && parsed?.success === true ? contract.key(parsed.data) : null;
}

/** Compares ids as text, so that a malformed id matches nothing instead of failing. */
const THESE = '($1::text[] IS NULL OR id::text = ANY($1))';

const idsOf = (ids: readonly string[] | 'all'): readonly string[] | null => (ids === 'all' ? null : ids);
