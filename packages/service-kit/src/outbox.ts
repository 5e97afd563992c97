import type { FactContract, WorkContract } from '@manzil/contracts/rpc';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { currentRequestId } from './request-context.js';

/**
 * Where facts and work are written in the transaction of the change they tell of. They are published after
 * the commit, at least once and in the order they were written; a rolled-back transaction publishes nothing.
 */
@Injectable()
export class Outbox {
  async add<P extends z.ZodType>(
    manager: EntityManager,
    contract: FactContract<P> | WorkContract<P>,
    payload: z.input<P>,
  ): Promise<void> {
    await this.addMany(manager, contract, [payload]);
  }

  async addMany<P extends z.ZodType>(
    manager: EntityManager,
    contract: FactContract<P> | WorkContract<P>,
    payloads: z.input<P>[],
  ): Promise<void> {
    if (payloads.length === 0) return;
    const parsed = payloads.map((payload) => contract.payload.parse(payload));
    await manager.query(
      `INSERT INTO outbox (subject, payload, request_id)
       SELECT $1, payload, $3 FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given(payload, position)
       ORDER BY position`,
      [contract.subject, JSON.stringify(parsed), currentRequestId() ?? null],
    );
  }

  /**
   * For changes made by one statement over many rows: `select` yields one jsonb column named `payload` a fact,
   * with its parameters numbered from $1. Payloads are made by the database and not parsed here.
   */
  async addFromQuery<P extends z.ZodType>(
    manager: EntityManager,
    contract: FactContract<P>,
    select: string,
    parameters: unknown[],
  ): Promise<void> {
    const subject = `$${parameters.length + 1}`;
    const requestId = `$${parameters.length + 2}`;
    await manager.query(
      `INSERT INTO outbox (subject, payload, request_id) SELECT ${subject}, payload, ${requestId} FROM (${select}) AS facts`,
      [...parameters, contract.subject, currentRequestId() ?? null],
    );
  }
}
