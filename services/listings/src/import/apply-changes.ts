import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { lockPagelinks } from '../pagelinks.js';
import { resolvedImages } from '../photo/resolved-images.js';
import { changeOf, publishChangesFrom, isHidden } from '../change/publish-changes.js';
import { ASSIGN_UNDER_LOCKS, FEED_COLUMNS, withoutLocks } from './feed-columns.js';
import type { Attempt } from './import-run.repository.js';
import { NEWS } from './news-of-change.js';
import { recordPrices } from './price-reduction.js';

const columns = FEED_COLUMNS.join(', ');
// A record that was staged without floor plans lacks that field.
const values = FEED_COLUMNS.map((column) =>
  column === 'floor_plans' ? `coalesce(r.floor_plans, '[]')` : `r.${column}`,
).join(', ');

/** Applies the run's journal within the caller's transaction, and publishes the public changes. */
export async function applyChanges(manager: EntityManager, outbox: Outbox, attempt: Attempt): Promise<void> {
  await updateListed(manager, attempt.runId);
  await updateHashes(manager, attempt);
  await recordPrices(manager, attempt.runId);
  await lockPagelinks(manager);
  await insertNew(manager, attempt);
  await publishJournal(manager, outbox, attempt.runId, NEWS);
}

const updateListed = (manager: EntityManager, runId: string): Promise<unknown> =>
  manager.query(
    `UPDATE property p SET ${ASSIGN_UNDER_LOCKS}
     FROM import_change c JOIN property old ON old.id = c.property_id
     CROSS JOIN LATERAL ${withoutLocks('old')} AS f
     CROSS JOIN LATERAL jsonb_populate_record(f, c.after) AS r
     WHERE c.run_id = $1 AND c.kind <> 'added' AND p.id = old.id`,
    [runId],
  );

/**
 * Stores the hashes of records that a later release of the reader parses differently but with the same result, so that
 * the next runs need not compare them. The listing does not change.
 */
const updateHashes = (manager: EntityManager, { runId, number, source }: Attempt): Promise<unknown> =>
  manager.query(
    `UPDATE property p SET content_hash = s.content_hash
     FROM import_stage s
     WHERE s.run_id = $1 AND s.attempt = $2 AND s.record IS NOT NULL AND p.source = $3
       AND p.source_reference = s.source_reference AND p.content_hash <> s.content_hash`,
    [runId, number, source],
  );

/** A link that a listing, a project or another new listing has gets a part of the identity's hash as suffix. */
const insertNew = (manager: EntityManager, { runId, number, source }: Attempt): Promise<unknown> =>
  manager.query(
    `INSERT INTO property (id, source, source_reference, pagelink, content_hash, ${columns}, shown_images, shown_floor_plans, listed_at, updated_at)
     SELECT c.property_id, $3, s.source_reference,
            CASE WHEN row_number() OVER (PARTITION BY s.pagelink ORDER BY s.ordinal) > 1
                   OR EXISTS (SELECT 1 FROM property taken WHERE taken.pagelink = s.pagelink)
                   OR EXISTS (SELECT 1 FROM development taken WHERE taken.pagelink = s.pagelink)
                   OR EXISTS (SELECT 1 FROM development_former_link taken WHERE taken.pagelink = s.pagelink)
                 THEN s.pagelink || '-' || left(md5($3 || ':' || s.source_reference), 10)
                 ELSE s.pagelink END,
            s.content_hash, ${values}, ${resolvedImages('r.images')}, ${resolvedImages('r.floor_plans')},
            coalesce(r.listed_at, r.updated_at, now()), coalesce(r.updated_at, now())
     FROM import_change c
     JOIN import_stage s ON s.run_id = $1 AND s.attempt = $2 AND s.source_reference = c.source_reference
     CROSS JOIN LATERAL jsonb_populate_record(NULL::property, s.record) AS r
     WHERE c.run_id = $1 AND c.kind = 'added'
     ORDER BY s.ordinal`,
    [runId, number, source],
  );

/**
 * Marks as missing are internal, and hidden listings are not public: neither is published. Listings restored by a
 * rollback are not news.
 */
export const publishJournal = (
  manager: EntityManager,
  outbox: Outbox,
  runId: string,
  news = 'NULL',
): Promise<void> =>
  publishChangesFrom(manager, outbox, {
    runId,
    select: `
      SELECT c.seq AS position,
             ${changeOf(WHAT, { formerAdType: FORMER_AD_TYPE, news })}
      FROM import_change c JOIN property p ON p.id = c.property_id
      WHERE c.run_id = $1::uuid AND c.kind IN ('added', 'returned', 'changed', 'withdrawn')
        AND NOT coalesce(${isHidden('p')}, false)`,
    parameters: [runId],
  });

const FORMER_AD_TYPE = "CASE WHEN c.before->>'ad_type' <> p.ad_type::text THEN c.before->>'ad_type' END";

const WHAT = "CASE c.kind WHEN 'added' THEN 'published' WHEN 'returned' THEN 'published' ELSE c.kind END";
