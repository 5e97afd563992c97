import type { PropertyChange } from '@manzil/contracts/listings/events';
import type { photosSettled } from '@manzil/contracts/media/events';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { ListingsConfig } from '../config.js';
import { isHidden, changeOf, publishChanges } from '../change/publish-changes.js';
import { LAST_ID } from '../row-key.js';
import { resolvedImages } from './resolved-images.js';

// Both read the updated row, so that changes by a concurrent import are included.
const IMAGES = resolvedImages('p.images');
const FLOOR_PLANS = resolvedImages('p.floor_plans');

/**
 * Applies what media reports about remote photos, in the event's transaction: the listings in the event show the
 * copies instead of the source URLs, and public ones are published as changed. The source URLs are not changed, so
 * that an import compares URLs with URLs.
 */
@Injectable()
export class ShowFetchedPhotos {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<ListingsConfig, 'FEED_PHOTOS'>,
  ) {}

  async show(
    manager: EntityManager,
    { owners, photos }: z.output<typeof photosSettled.payload>,
  ): Promise<void> {
    if (this.config.FEED_PHOTOS === 'link') return;
    await storeNewer(manager, photos);
    const ids = owners.flatMap(propertyId);
    if (ids.length === 0) return;
    const changed = await manager.query<{ change: PropertyChange; isPublic: boolean }[]>(
      `WITH changed AS (
         UPDATE property p
         SET shown_images = ${IMAGES}, shown_floor_plans = ${FLOOR_PLANS}, version = p.version + 1
         WHERE p.id = ANY($1) AND (p.shown_images IS DISTINCT FROM ${IMAGES}
           OR p.shown_floor_plans IS DISTINCT FROM ${FLOOR_PLANS})
         RETURNING p.*)
       SELECT ${changeOf("'pictured'")},
              p.withdrawn_at IS NULL AND NOT coalesce(${isHidden('p')}, false) AS "isPublic"
       FROM changed p ORDER BY p.id`,
      [ids],
    );
    const visible = changed.filter(({ isPublic }) => isPublic).map(({ change }) => change);
    await publishChanges(manager, this.outbox, visible);
  }
}

async function storeNewer(
  manager: EntityManager,
  photos: z.output<typeof photosSettled.payload>['photos'],
): Promise<void> {
  await manager.query(
    `INSERT INTO fetched_photo AS f (url, filename, is_no_photo, version)
     SELECT url, filename, coalesce("isNoPhoto", false), version
     FROM jsonb_to_recordset($1::jsonb) AS given (url text, filename text, "isNoPhoto" boolean, version bigint) ORDER BY url
     ON CONFLICT (url) DO UPDATE SET filename = excluded.filename, is_no_photo = excluded.is_no_photo, version = excluded.version
       WHERE f.version < excluded.version`,
    [JSON.stringify(photos)],
  );
}

function propertyId(owner: string): number[] {
  const id = Number(/^property:(\d{1,10})$/.exec(owner)?.[1]);
  return id <= LAST_ID ? [id] : [];
}
