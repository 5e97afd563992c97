import { photosSettled } from '@manzil/contracts/media/events';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { knownStems } from '../asset/asset.repository.js';
import { lockStems, settleClaims } from '../claim/claim.repository.js';
import type { MediaConfig } from '../config.js';
import { isUsed, NEW_VERSION, stemIn, stemOfName, type SourcePhoto } from './photo.repository.js';

/** A photo after a try; with an error, what we had before stands. */
export interface TriedPhoto extends SourcePhoto {
  error: string | null;
}

/** Records named by one fact. */
const MOST_OWNERS = 500;
const LONGEST_WAIT_SECONDS = 86_400;

/**
 * Keeps what became of photos that were tried, says when to ask again, and moves the claims of the records that
 * show them: in one transaction with the fact that tells those records what has changed.
 */
@Injectable()
export class SettlePhotos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG)
    private readonly config: Pick<MediaConfig, 'FEED_PHOTO_RETRY_SECONDS' | 'FEED_PHOTO_RECHECK_HOURS'>,
  ) {}

  async execute(tried: TriedPhoto[]): Promise<void> {
    if (tried.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      const urls = tried.map(({ url }) => url);
      const before = await manager.query<{ filename: string | null }[]>(
        'SELECT filename FROM source_photo WHERE url = ANY($1) ORDER BY url FOR UPDATE',
        [urls],
      );
      const stems = [...before, ...tried].flatMap(({ filename }) => filename ?? []).map(stemOfName);
      await lockStems(manager, stems);
      const kept = await withoutLost(manager, tried, stems);
      const changed = await this.keep(manager, kept);
      if (changed.length === 0) return;
      await moveClaims(manager, changed, [...new Set(stems)]);
      await this.tell(manager, changed);
    });
  }

  /** Returns the addresses whose file is another one now. */
  private async keep(manager: EntityManager, tried: (TriedPhoto & { lost: boolean })[]): Promise<string[]> {
    const rows = await manager.query<{ url: string; changed: boolean }[]>(
      `WITH tried AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS t (url text, filename text, etag text,
           "lastModified" text, "sourceHash" text, error text, lost boolean)),
       before AS (SELECT p.url, p.filename FROM source_photo p JOIN tried USING (url)),
       kept AS (
         UPDATE source_photo p SET
           filename = t.filename, etag = t.etag, last_modified = t."lastModified", source_hash = t."sourceHash",
           version = CASE WHEN p.filename IS DISTINCT FROM t.filename THEN ${NEW_VERSION} ELSE p.version END,
           error = t.error,
           attempts = CASE WHEN t.error IS NULL THEN 0 ELSE p.attempts + 1 END,
           failing_since = CASE WHEN t.error IS NOT NULL THEN coalesce(p.failing_since, now()) END,
           leased_until = '-infinity',
           due_at = CASE WHEN NOT ${isUsed('p')} THEN 'infinity'::timestamptz
                         WHEN t.lost THEN now()
                         WHEN t.error IS NULL THEN now() + $2 * interval '1 hour'
                         ELSE now() + least($4, $3 * power(5, least(p.attempts, 20))) * interval '1 second' END
         FROM tried t WHERE p.url = t.url
         RETURNING p.url, p.filename)
       SELECT kept.url, kept.filename IS DISTINCT FROM before.filename AS changed
       FROM kept JOIN before USING (url)`,
      [
        JSON.stringify(tried),
        this.config.FEED_PHOTO_RECHECK_HOURS,
        this.config.FEED_PHOTO_RETRY_SECONDS,
        LONGEST_WAIT_SECONDS,
      ],
    );
    return rows.filter(({ changed }) => changed).map(({ url }) => url);
  }

  private async tell(manager: EntityManager, urls: string[]): Promise<void> {
    const photos = await settledPhotos(manager, urls);
    const owners = await manager.query<{ owner: string }[]>(
      'SELECT DISTINCT owner FROM source_photo_use WHERE url = ANY($1) ORDER BY owner',
      [urls],
    );
    const names = owners.map(({ owner }) => owner);
    for (let from = 0; from < names.length; from += MOST_OWNERS) {
      await this.outbox.add(manager, photosSettled, {
        owners: names.slice(from, from + MOST_OWNERS),
        photos,
      });
    }
  }
}

/** What a fact says of these addresses. */
export async function settledPhotos(
  manager: EntityManager,
  urls: string[],
): Promise<{ url: string; filename: string | null; version: number }[]> {
  const rows = await manager.query<{ url: string; filename: string | null; version: string }[]>(
    'SELECT url, filename, version FROM source_photo WHERE url = ANY($1) ORDER BY url',
    [urls],
  );
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

/** A photo whose asset is gone in spite of all is one that we do not have. */
async function withoutLost(
  manager: EntityManager,
  tried: TriedPhoto[],
  stems: string[],
): Promise<(TriedPhoto & { lost: boolean })[]> {
  const known = await knownStems(manager, stems);
  return tried.map((photo) => {
    const lost = photo.filename !== null && !known.has(stemOfName(photo.filename));
    const nothing = { filename: null, etag: null, lastModified: null, sourceHash: null };
    return { ...photo, ...(lost && nothing), lost };
  });
}

/** The records that show these addresses claim what they are now, and no longer what they were. */
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
  await settleClaims(manager, stems);
}
