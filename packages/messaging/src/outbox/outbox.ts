import type { EventContract, CommandContract } from '@manzil/contracts/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { currentActor, currentRequestId } from '../request-context.js';
import { noteOutboxRows } from './outbox-rows.js';

/**
 * Writes events and commands in the transaction of the change that they report. They are published after the commit, at
 * least once and per key in the order of writing; a rolled-back transaction publishes nothing. Each message carries the
 * id and the actor of the current request.
 */
@Injectable()
export class Outbox {
  async add<P extends z.ZodType>(
    manager: EntityManager,
    contract: EventContract<P> | CommandContract<P>,
    payload: z.input<P>,
  ): Promise<void> {
    await this.addMany(manager, contract, [payload]);
  }

  async addMany<P extends z.ZodType>(
    manager: EntityManager,
    contract: EventContract<P> | CommandContract<P>,
    payloads: z.input<P>[],
  ): Promise<void> {
    if (payloads.length === 0) return;
    const rows = payloads.map((given) => {
      const payload = contract.payload.parse(given);
      return { key: contract.key(payload), payload };
    });
    noteOutboxRows(manager);
    await manager.query(
      `INSERT INTO outbox (subject, key, payload, request_id, actor)
       SELECT $1, key, payload, $3, $4::jsonb
       FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (key text, payload jsonb))
         WITH ORDINALITY AS given(key, payload, position)
       ORDER BY position`,
      [contract.subject, JSON.stringify(rows), ...contextColumns()],
    );
  }

  /**
   * Writes one message for each row of `select`, for changes that one statement makes to many rows. `select` yields
   * the columns `key` (text, as the contract computes it) and `payload` (jsonb), with parameters numbered from $1.
   * The payloads are not validated here.
   */
  async addFromQuery<P extends z.ZodType>(
    manager: EntityManager,
    contract: EventContract<P> | CommandContract<P>,
    select: string,
    parameters: unknown[],
  ): Promise<void> {
    const [subject, requestId, actor] = [1, 2, 3].map((number) => `$${parameters.length + number}`);
    noteOutboxRows(manager);
    await manager.query(
      `INSERT INTO outbox (subject, key, payload, request_id, actor)
       SELECT ${subject}, key, payload, ${requestId}, ${actor}::jsonb FROM (${select}) AS messages`,
      [...parameters, contract.subject, ...contextColumns()],
    );
  }
}

/** Returns the request id and the actor as an outbox row stores them. */
function contextColumns(): [string | null, string | null] {
  const actor = currentActor();
  return [currentRequestId() ?? null, actor === undefined ? null : JSON.stringify(actor)];
}
