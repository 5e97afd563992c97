import { fetchPhotos } from '@manzil/contracts/media/commands';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { isHidden } from '../import/feed-columns.js';
import { changeOf, publishChangesFrom } from '../property/publish-changes.js';
import { hasImagesElsewhere, imagesElsewhere, picturesOf } from './shown-images.js';
import { photosOfListing } from './fetch-photos-of-run.js';

/**
 * At a start, when `FEED_PHOTOS` is not what it was at the last one: names all photos and plans of the catalogue to
 * media, or none, whereupon listings show the addresses again. One replica does it.
 */
@Injectable()
export class FollowPhotoPolicy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<ListingsConfig, 'FEED_PHOTOS'>,
  ) {}

  execute(): Promise<void> {
    const { FEED_PHOTOS: policy } = this.config;
    return this.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE photo_policy IN EXCLUSIVE MODE');
      const [last] = await manager.query<{ policy: string }[]>('SELECT policy FROM photo_policy');
      if ((last?.policy ?? 'link') === policy) return;
      await manager.query('DELETE FROM photo_policy');
      await manager.query('INSERT INTO photo_policy (policy) VALUES ($1)', [policy]);
      if (policy === 'fetch') await this.tellOfAll(manager, imagesElsewhere(picturesOf('p')));
      else await this.showAddresses(manager);
    });
  }

  /** Under a new version, for media may have heard of this one under the other policy. */
  private async tellOfAll(manager: EntityManager, urls: string): Promise<void> {
    const concerned = `p.presence IN ('listed', 'missing') AND ${hasImagesElsewhere(picturesOf('p'))}`;
    await manager.query(`UPDATE property p SET version = version + 1 WHERE ${concerned}`);
    await this.outbox.addFromQuery(
      manager,
      fetchPhotos,
      `SELECT 'property:' || p.id AS key, ${photosOfListing(urls)} AS payload FROM property p WHERE ${concerned} ORDER BY p.id`,
      [],
    );
  }

  private async showAddresses(manager: EntityManager): Promise<void> {
    const copied = '(p.shown_images IS NOT NULL OR p.shown_floor_plans IS NOT NULL)';
    const shown = `${copied} AND p.withdrawn_at IS NULL AND NOT coalesce(${isHidden('p')}, false)`;
    await this.tellOfAll(manager, "'[]'::jsonb");
    await publishChangesFrom(manager, this.outbox, {
      runId: null,
      select: `SELECT p.id AS position, ${changeOf("'pictured'")} FROM property p WHERE ${shown}`,
      parameters: [],
    });
    await manager.query(
      `UPDATE property p SET shown_images = NULL, shown_floor_plans = NULL WHERE ${copied}`,
    );
    await manager.query('DELETE FROM fetched_photo');
  }
}
