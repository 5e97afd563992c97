import { contentChanged, type ContentCollection } from '@manzil/contracts/content/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * Publishes a change of a collection, within the transaction that makes it. The transaction waits for its turn with
 * {@link AnnounceCollection.takeTurn} first where the entry that changes is known only later.
 */
@Injectable()
export class AnnounceCollection {
  constructor(private readonly outbox: Outbox) {}

  /** Puts the transaction in line with other changes of the collection; returns the version that it makes. */
  async takeTurn(manager: EntityManager, kind: ContentCollection): Promise<number> {
    const [row] = await manager.query<[{ version: number }]>(
      `INSERT INTO collection_version AS collection (kind, version) VALUES ($1, 1)
       ON CONFLICT (kind) DO UPDATE SET version = collection.version + 1
       RETURNING version`,
      [kind],
    );
    return row.version;
  }

  /** `id` is the entry that changes, if it is one. */
  async execute(manager: EntityManager, kind: ContentCollection, id?: number): Promise<void> {
    await this.publish(manager, { kind, version: await this.takeTurn(manager, kind), id });
  }

  publish(
    manager: EntityManager,
    change: { kind: ContentCollection; version: number; id?: number | undefined },
  ): Promise<void> {
    return this.outbox.add(manager, contentChanged, change);
  }
}
