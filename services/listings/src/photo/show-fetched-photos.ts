import { propertyChanged } from '@manzil/contracts/listings/facts';
import type { photosSettled } from '@manzil/contracts/media/facts';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { ListingsConfig } from '../config.js';
import { isHidden } from '../import/feed-columns.js';
import { LAST_ID } from '../row-key.js';
import { shownImages } from './shown-images.js';

/**
 * Follows what media has of photos elsewhere, in the fact's transaction: the listings it names show the copies
 * in the places of the addresses, and are told of as changed where the public can see it. What a feed said of
 * them stays as it is, so that an import compares addresses with addresses.
 */
@Injectable()
export class ShowFetchedPhotos {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<ListingsConfig, 'FEED_PHOTOS'>,
  ) {}

  async execute(
    manager: EntityManager,
    { owners, photos }: z.output<typeof photosSettled.payload>,
  ): Promise<void> {
    if (this.config.FEED_PHOTOS === 'link') return;
    await keepNewer(manager, photos);
    const ids = owners.flatMap(propertyId);
    if (ids.length === 0) return;
    const changed = await manager.query<
      { payload: z.input<typeof propertyChanged.payload>; told: boolean }[]
    >(
      `WITH changed AS (
         UPDATE property p SET shown_images = ${shownImages('p.images')}, version = p.version + 1
         WHERE p.id = ANY($1) AND p.shown_images IS DISTINCT FROM ${shownImages('p.images')}
         RETURNING p.*)
       SELECT jsonb_build_object('id', p.id, 'pagelink', p.pagelink, 'adType', p.ad_type, 'version', p.version,
                                 'runId', NULL) AS payload,
              p.withdrawn_at IS NULL AND NOT coalesce(${isHidden('p')}, false) AS told
       FROM changed p ORDER BY p.id`,
      [ids],
    );
    const facts = changed.filter(({ told }) => told).map(({ payload }) => payload);
    await this.outbox.addMany(manager, propertyChanged, facts);
  }
}

async function keepNewer(
  manager: EntityManager,
  photos: z.output<typeof photosSettled.payload>['photos'],
): Promise<void> {
  const given = `jsonb_to_recordset($1::jsonb) AS given (url text, filename text, version bigint)`;
  await manager.query(
    `DELETE FROM fetched_photo f USING ${given}
     WHERE f.url = given.url AND given.filename IS NULL AND f.version < given.version`,
    [JSON.stringify(photos)],
  );
  await manager.query(
    `INSERT INTO fetched_photo AS f (url, filename, version)
     SELECT url, filename, version FROM ${given} WHERE filename IS NOT NULL ORDER BY url
     ON CONFLICT (url) DO UPDATE SET filename = excluded.filename, version = excluded.version
       WHERE f.version < excluded.version`,
    [JSON.stringify(photos)],
  );
}

function propertyId(owner: string): number[] {
  const id = Number(/^property:(\d{1,10})$/.exec(owner)?.[1]);
  return id <= LAST_ID ? [id] : [];
}
