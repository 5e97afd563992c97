import type { ContentCollection } from '@manzil/contracts/content/events';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { Clock } from '../clock.js';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';

/**
 * Runs a change of a collection and publishes its event, in one transaction. Changes of one collection are serialised,
 * so that checks of versions, positions and slugs need no locks of their own.
 */
@Injectable()
export class ChangeCollection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announceCollection: AnnounceCollection,
    private readonly clock: Clock,
  ) {}

  change<T>(kind: ContentCollection, change: (context: WriteContext) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      const version = await this.announceCollection.nextVersion(manager, kind);
      const changed = await change({ manager, now: this.clock.now() });
      await this.announceCollection.publish(manager, { kind, version, id: idOf(changed) });
      return changed;
    });
  }

  /** Runs a change that is not public: serialised in the same way, without an event. */
  changeUnseen<T>(kind: ContentCollection, change: (context: WriteContext) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await this.announceCollection.lock(manager, kind);
      return change({ manager, now: this.clock.now() });
    });
  }
}

/** Returns the id of the changed entry; undefined for a new order of all entries. */
const idOf = (changed: unknown): number | undefined =>
  typeof changed === 'object' && changed !== null && 'id' in changed && typeof changed.id === 'number'
    ? changed.id
    : undefined;
