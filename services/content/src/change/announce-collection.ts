import { contentChanged, type ContentCollection } from '@manzil/contracts/content/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * Publishes a change of a collection, within the transaction that makes it. Where the changed entry is known only
 * later, the transaction locks the collection first with {@link AnnounceCollection.nextVersion}.
 */
@Injectable()
export class AnnounceCollection {
  constructor(private readonly outbox: Outbox) {}

  /** Locks the collection until the transaction ends, and returns the version of its change. */
  async nextVersion(manager: EntityManager, kind: ContentCollection): Promise<number> {
    const [row] = await manager.query<[{ version: number }]>(
      `INSERT INTO collection_version AS collection (kind, version) VALUES ($1, 1)
       ON CONFLICT (kind) DO UPDATE SET version = collection.version + 1
       RETURNING version`,
      [kind],
    );
    return row.version;
  }

  /** Locks the collection until the transaction ends, for a change that has no event. */
  async lock(manager: EntityManager, kind: ContentCollection): Promise<void> {
    await manager.query(
      'INSERT INTO collection_version (kind, version) VALUES ($1, 1) ON CONFLICT DO NOTHING',
      [kind],
    );
    await manager.query('SELECT FROM collection_version WHERE kind = $1 FOR UPDATE', [kind]);
  }

  /** @param id the changed entry, if it is a single one */
  async announce(manager: EntityManager, kind: ContentCollection, id?: number): Promise<void> {
    await this.publish(manager, { kind, version: await this.nextVersion(manager, kind), id });
  }

  publish(
    manager: EntityManager,
    change: { kind: ContentCollection; version: number; id?: number | undefined },
  ): Promise<void> {
    return this.outbox.add(manager, contentChanged, change);
  }
}
