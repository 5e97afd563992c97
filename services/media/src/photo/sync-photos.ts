import type { fetchPhotos } from '@manzil/contracts/media/commands';
import { withoutSignature } from '@manzil/contracts/media/signed-url';
import { photosSettled } from '@manzil/contracts/media/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { addClaims, isNewerVersion, lockStems, removeClaims, stemsOf } from '../claim/claim.repository.js';
import { updateGracePeriods } from '../asset/grace-period.js';
import { isUsed, NEW_VERSION, stemOfName } from './photo.repository.js';
import { settledPhotos } from './settle-photos.js';

/**
 * Updates the photos that a record shows from its message, within the caller's transaction, and makes them due. Photos
 * that are already stored are published again, so that a record that missed the event, or now shows a photo of another
 * record, gets them at once.
 */
@Injectable()
export class SyncPhotos {
  constructor(private readonly outbox: Outbox) {}

  async sync(manager: EntityManager, references: z.output<typeof fetchPhotos.payload>): Promise<void> {
    if (!(await isNewerVersion(manager, references))) return;
    const { owner } = references;
    const urls = [...new Set(references.urls.filter(isWebAddress))].sort();
    await takeOver(manager, owner, urls);
    await show(manager, owner, urls);
    await leave(manager, owner, urls);
    // Includes photos whose file was removed, because the record may still show it.
    const known = (await settledPhotos(manager, urls)).filter(({ version }) => version > 0);
    const stems = new Set(known.flatMap(({ filename }) => (filename === null ? [] : stemOfName(filename))));
    await claim(manager, owner, stems);
    if (known.length > 0) await this.outbox.add(manager, photosSettled, { owners: [owner], photos: known });
  }
}

/**
 * Reuses the copies of the record's photos for new URLs that differ only in their signatures, so that the copies are
 * shown at once and the download is conditional. Several photos that differ only in their signatures are different
 * photos.
 */
async function takeOver(manager: EntityManager, owner: string, urls: string[]): Promise<void> {
  const stored = await manager.query<{ url: string }[]>(
    `SELECT p.url FROM source_photo p JOIN source_photo_use USING (url)
     WHERE owner = $1 AND p.filename IS NOT NULL AND NOT p.url = ANY($2)`,
    [owner, urls],
  );
  const [before, given] = [byUnsigned(stored.map(({ url }) => url)), byUnsigned(urls)];
  const pairs = [...given].flatMap(([unsigned, url]) => {
    const former = before.get(unsigned);
    return url === undefined || former === undefined ? [] : [{ url, former }];
  });
  if (pairs.length === 0) return;
  await manager.query(
    `INSERT INTO source_photo (url, filename, etag, last_modified, source_hash, version)
     SELECT pair.url, p.filename, p.etag, p.last_modified, p.source_hash, ${NEW_VERSION}
     FROM jsonb_to_recordset($1::jsonb) AS pair (url text, former text) JOIN source_photo p ON p.url = pair.former
     ORDER BY pair.url ON CONFLICT DO NOTHING`,
    [JSON.stringify(pairs)],
  );
}

/** Maps URLs without their signatures to the full URL; undefined if several URLs share one. */
function byUnsigned(urls: readonly string[]): Map<string, string | undefined> {
  const map = new Map<string, string | undefined>();
  for (const url of urls) {
    const unsigned = withoutSignature(url);
    map.set(unsigned, map.has(unsigned) ? undefined : url);
  }
  return map;
}

async function show(manager: EntityManager, owner: string, urls: string[]): Promise<void> {
  await manager.query(
    `INSERT INTO source_photo AS p (url) SELECT url FROM unnest($1::text[]) AS url ORDER BY url
     ON CONFLICT (url) DO UPDATE SET due_at = least(p.due_at, now())`,
    [urls],
  );
  await manager.query(
    'INSERT INTO source_photo_use (owner, url) SELECT $1, url FROM unnest($2::text[]) AS url ON CONFLICT DO NOTHING',
    [owner, urls],
  );
}

/** Photos that are no longer shown are not requested; their rows stay with the asset in case they are shown again. */
async function leave(manager: EntityManager, owner: string, urls: string[]): Promise<void> {
  const left = await manager.query<{ url: string }[]>(
    `WITH gone AS (DELETE FROM source_photo_use WHERE owner = $1 AND NOT url = ANY($2) RETURNING url)
     SELECT url FROM gone ORDER BY url`,
    [owner, urls],
  );
  if (left.length === 0) return;
  const unused = `url = ANY($1) AND NOT ${isUsed('p')}`;
  const names = left.map(({ url }) => url);
  await manager.query(`DELETE FROM source_photo p WHERE ${unused} AND version = 0`, [names]);
  await manager.query(`UPDATE source_photo p SET due_at = 'infinity' WHERE ${unused}`, [names]);
}

async function claim(manager: EntityManager, owner: string, wanted: Set<string>): Promise<void> {
  const had = await stemsOf(manager, owner);
  const all = [...new Set([...wanted, ...had])];
  if (all.length === 0) return;
  await lockStems(manager, all);
  const gone = had.filter((stem) => !wanted.has(stem));
  await removeClaims(manager, owner, gone);
  if (wanted.size > 0) await addClaims(manager, owner, [...wanted]);
  await updateGracePeriods(manager, all);
}

const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);
