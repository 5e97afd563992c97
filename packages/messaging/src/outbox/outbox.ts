import type { EventContract, CommandContract } from '@manzil/contracts/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { currentActor, currentRequestId } from '../request-context.js';

/**
 * Where events and commands are written in the transaction of the change that they report. They are published
 * after the commit, at least once, and those of one key in the order in which they were written; a rolled-back
 * transaction publishes nothing. Each carries the request and the actor that it was written for.
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
    await manager.query(
      `INSERT INTO outbox (subject, key, payload, request_id, actor)
       SELECT $1, key, payload, $3, $4::jsonb
       FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (key text, payload jsonb))
         WITH ORDINALITY AS given(key, payload, position)
       ORDER BY position`,
      [contract.subject, JSON.stringify(rows), ...context()],
    );
  }

  /**
   * For changes made by one statement over many rows: `select` yields the columns `key` (text, as the contract
   * makes it) and `payload` (jsonb), one row a message, with its parameters numbered from $1. Payloads are made by
   * the database and not parsed here.
   */
  async addFromQuery<P extends z.ZodType>(
    manager: EntityManager,
    contract: EventContract<P> | CommandContract<P>,
    select: string,
    parameters: unknown[],
  ): Promise<void> {
    const [subject, requestId, actor] = [1, 2, 3].map((number) => `$${parameters.length + number}`);
    await manager.query(
      `INSERT INTO outbox (subject, key, payload, request_id, actor)
       SELECT ${subject}, key, payload, ${requestId}, ${actor}::jsonb FROM (${select}) AS messages`,
      [...parameters, contract.subject, ...context()],
    );
  }
}

/** The request id and the actor, as a row of the outbox holds them. */
function context(): [string | null, string | null] {
  const actor = currentActor();
  return [currentRequestId() ?? null, actor === undefined ? null : JSON.stringify(actor)];
}
