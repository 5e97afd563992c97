import type { ContentCollection } from '@manzil/contracts/content/facts';
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
      await this.announce.execute(manager, kind);
      return change({ manager, now: this.clock.now() });
    });
  }
}
