import type { ContentCollection } from '@manzil/contracts/content/events';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { Clock } from '../clock.js';
import type { WriteContext } from './collection.js';

/**
 * Runs a change to a collection and tells of it, all or nothing. Changes to one collection take turns: each sees
 * what those before it have done, so that checks of versions, places and addresses need no locks of their own.
 */
@Injectable()
export class ChangeCollection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceCollection,
    private readonly clock: Clock,
  ) {}

  execute<T>(kind: ContentCollection, change: (context: WriteContext) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      const version = await this.announce.takeTurn(manager, kind);
      const changed = await change({ manager, now: this.clock.now() });
      await this.announce.publish(manager, { kind, version, id: idOf(changed) });
      return changed;
    });
  }
}

/** The entry that was changed; an order of all of them is none. */
const idOf = (changed: unknown): number | undefined =>
  typeof changed === 'object' && changed !== null && 'id' in changed && typeof changed.id === 'number'
    ? changed.id
    : undefined;
