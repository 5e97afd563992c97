import { withoutSignature } from '@manzil/contracts/media/signed-url';
import { photosSettled } from '@manzil/contracts/media/events';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { knownStems } from '../asset/asset.repository.js';
import { lockStems } from '../claim/claim.repository.js';
import { updateGracePeriods } from '../asset/grace-period.js';
import type { MediaConfig } from '../config.js';
import { isUsed, NEW_VERSION, stemIn, stemOfName, type SourcePhoto } from './photo.repository.js';

/** A photo after a download; with an error, the other fields keep their values. */
export interface PhotoResult extends SourcePhoto {
  error: string | null;
  /** True when the picture is not a photo, so no record shows it. */
  isNoPhoto: boolean;
}

/** Maximum number of records per event. */
const MAX_OWNERS = 500;
const MAX_RETRY_SECONDS = 86_400;

/**
 * Stores the results of downloads and when to repeat them, moves the claims of the records that show the photos, and
 * publishes the changes to those records, in one transaction.
 */
@Injectable()
export class SettlePhotos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG)
    private readonly config: Pick<MediaConfig, 'FEED_PHOTO_RETRY_SECONDS' | 'FEED_PHOTO_RECHECK_HOURS'>,
  ) {}

  async settle(results: PhotoResult[]): Promise<void> {
    if (results.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      const urls = results.map(({ url }) => url);
      const before = await manager.query<{ filename: string | null }[]>(
        'SELECT filename FROM source_photo WHERE url = ANY($1) ORDER BY url FOR UPDATE',
        [urls],
      );
      const stems = [...before, ...results].flatMap(({ filename }) => filename ?? []).map(stemOfName);
      await lockStems(manager, stems);
      const found = await withoutLost(manager, results, stems);
      const changed = await this.save(manager, found);
      if (changed.length === 0) return;
      await moveClaims(manager, changed, [...new Set(stems)]);
      await this.publish(manager, changed);
    });
  }

  /** Returns the URLs that now show another file, or none. */
  private async save(
    manager: EntityManager,
    results: (PhotoResult & { lost: boolean })[],
  ): Promise<string[]> {
    const rows = await manager.query<{ url: string; changed: boolean }[]>(
      `WITH results AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS t (url text, filename text, etag text,
           "lastModified" text, "sourceHash" text, error text, "isNoPhoto" boolean, lost boolean,
           signed boolean)),
       before AS (SELECT p.url, p.filename, p.is_no_photo FROM source_photo p JOIN results USING (url)),
       saved AS (
         UPDATE source_photo p SET
           filename = t.filename, etag = t.etag, last_modified = t."lastModified", source_hash = t."sourceHash",
           is_no_photo = t."isNoPhoto",
           version = CASE WHEN (p.filename, p.is_no_photo) IS DISTINCT FROM (t.filename, t."isNoPhoto") THEN ${NEW_VERSION} ELSE p.version END,
           error = t.error,
           attempts = CASE WHEN t.error IS NULL THEN 0 ELSE p.attempts + 1 END,
           failing_since = CASE WHEN t.error IS NOT NULL THEN coalesce(p.failing_since, now()) END,
           leased_until = '-infinity',
           due_at = CASE WHEN NOT ${isUsed('p')} THEN 'infinity'::timestamptz
                         WHEN t.lost THEN now()
                         WHEN t.error IS NULL AND t.signed THEN 'infinity'
                         WHEN t.error IS NULL THEN now() + $2 * interval '1 hour'
                         ELSE now() + least($4::float8, $3::float8 * power(5, least(p.attempts, 20))) * interval '1 second' END
         FROM results t WHERE p.url = t.url
         RETURNING p.url, p.filename, p.is_no_photo)
       SELECT saved.url,
              (saved.filename, saved.is_no_photo) IS DISTINCT FROM (before.filename, before.is_no_photo) AS changed
       FROM saved JOIN before USING (url)`,
      [
        // Signatures expire, so such a URL is requested again only when a message names it.
        JSON.stringify(results.map((each) => ({ ...each, signed: withoutSignature(each.url) !== each.url }))),
        this.config.FEED_PHOTO_RECHECK_HOURS,
        this.config.FEED_PHOTO_RETRY_SECONDS,
        MAX_RETRY_SECONDS,
      ],
    );
    return rows.filter(({ changed }) => changed).map(({ url }) => url);
  }

  private async publish(manager: EntityManager, urls: string[]): Promise<void> {
    const photos = await settledPhotos(manager, urls);
    const owners = await manager.query<{ owner: string }[]>(
      'SELECT DISTINCT owner FROM source_photo_use WHERE url = ANY($1) ORDER BY owner',
      [urls],
    );
    const names = owners.map(({ owner }) => owner);
    for (let from = 0; from < names.length; from += MAX_OWNERS) {
      await this.outbox.add(manager, photosSettled, {
        owners: names.slice(from, from + MAX_OWNERS),
        photos,
      });
    }
  }
}

/** Returns the photos of these URLs as an event names them. */
export async function settledPhotos(
  manager: EntityManager,
  urls: string[],
): Promise<{ url: string; filename: string | null; isNoPhoto: boolean; version: number }[]> {
  const rows = await manager.query<
    { url: string; filename: string | null; isNoPhoto: boolean; version: string }[]
  >(
    'SELECT url, filename, is_no_photo AS "isNoPhoto", version FROM source_photo WHERE url = ANY($1) ORDER BY url',
    [urls],
  );
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

/** Clears photos whose asset was removed meanwhile, so that they are downloaded again. */
async function withoutLost(
  manager: EntityManager,
  results: PhotoResult[],
  stems: string[],
): Promise<(PhotoResult & { lost: boolean })[]> {
  const known = await knownStems(manager, stems);
  return results.map((photo) => {
    const lost = photo.filename !== null && !known.has(stemOfName(photo.filename));
    const nothing = { filename: null, etag: null, lastModified: null, sourceHash: null };
    return { ...photo, ...(lost && nothing), lost };
  });
}

/** Makes the records that show these URLs claim the new files instead of the old ones. */
async function moveClaims(manager: EntityManager, urls: string[], stems: string[]): Promise<void> {
  await manager.query(
    `INSERT INTO asset_claim (stem, owner)
     SELECT DISTINCT ${stemIn('p.filename')}, u.owner FROM source_photo_use u JOIN source_photo p USING (url)
     WHERE p.url = ANY($1) AND p.filename IS NOT NULL ON CONFLICT DO NOTHING`,
    [urls],
  );
  await manager.query(
    `DELETE FROM asset_claim c USING source_photo_use u
     WHERE u.url = ANY($1) AND c.owner = u.owner AND c.stem = ANY($2) AND NOT EXISTS
       (SELECT 1 FROM source_photo_use still JOIN source_photo p USING (url)
        WHERE still.owner = c.owner AND ${stemIn('p.filename')} = c.stem)`,
    [urls, stems],
  );
  await updateGracePeriods(manager, stems);
}
