import { contentChanged, type ContentCollection } from '@manzil/contracts/content/facts';
import { Outbox } from '@manzil/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Tells of a change to a collection; called in the transaction that makes it, which it puts in line with others. */
@Injectable()
export class AnnounceCollection {
  constructor(private readonly outbox: Outbox) {}

  async execute(manager: EntityManager, kind: ContentCollection): Promise<void> {
    const [row] = await manager.query<[{ version: number }]>(
      `INSERT INTO collection_version AS collection (kind, version) VALUES ($1, 1)
       ON CONFLICT (kind) DO UPDATE SET version = collection.version + 1
       RETURNING version`,
      [kind],
    );
    await this.outbox.add(manager, contentChanged, { kind, version: row.version });
  }
}
