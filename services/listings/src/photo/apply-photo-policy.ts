import { fetchPhotos } from '@manzil/contracts/media/commands';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { isHidden, changeOf, publishChangesFrom } from '../change/publish-changes.js';
import { hasRemoteImages, remoteImages, picturesOf } from './resolved-images.js';
import { photosOfListing } from './fetch-photos-of-run.js';

/**
 * Applies a changed `FEED_PHOTOS` at a start, in one replica: it commands media to fetch all photos and plans of the
 * catalogue, or none, after which listings show the source URLs again.
 */
@Injectable()
export class ApplyPhotoPolicy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<ListingsConfig, 'FEED_PHOTOS'>,
  ) {}

  apply(): Promise<void> {
    const { FEED_PHOTOS: policy } = this.config;
    return this.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE photo_policy IN EXCLUSIVE MODE');
      const [last] = await manager.query<{ policy: string }[]>('SELECT policy FROM photo_policy');
      if ((last?.policy ?? 'link') === policy) return;
      await manager.query('DELETE FROM photo_policy');
      await manager.query('INSERT INTO photo_policy (policy) VALUES ($1)', [policy]);
      if (policy === 'fetch') await this.commandAll(manager, remoteImages(picturesOf('p')));
      else await this.showSourceUrls(manager);
    });
  }

  /** Increases the versions, because media may have handled the current ones under the other policy. */
  private async commandAll(manager: EntityManager, urls: string): Promise<void> {
    const affected = `p.presence IN ('listed', 'missing') AND ${hasRemoteImages(picturesOf('p'))}`;
    await manager.query(`UPDATE property p SET version = version + 1 WHERE ${affected}`);
    await this.outbox.addFromQuery(
      manager,
      fetchPhotos,
      `SELECT 'property:' || p.id AS key, ${photosOfListing(urls)} AS payload FROM property p WHERE ${affected} ORDER BY p.id`,
      [],
    );
  }

  private async showSourceUrls(manager: EntityManager): Promise<void> {
    const copied = '(p.shown_images IS NOT NULL OR p.shown_floor_plans IS NOT NULL)';
    const visible = `${copied} AND p.withdrawn_at IS NULL AND NOT coalesce(${isHidden('p')}, false)`;
    await this.commandAll(manager, "'[]'::jsonb");
    await publishChangesFrom(manager, this.outbox, {
      runId: null,
      select: `SELECT p.id AS position, ${changeOf("'pictured'")} FROM property p WHERE ${visible}`,
      parameters: [],
    });
    await manager.query(
      `UPDATE property p SET shown_images = NULL, shown_floor_plans = NULL WHERE ${copied}`,
    );
    await manager.query('DELETE FROM fetched_photo');
  }
}
