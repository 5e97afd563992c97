import type { ChangeKind } from '@manzil/contracts/listings/import-run';
import { propertyChanged, propertyPublished, propertyWithdrawn } from '@manzil/contracts/listings/facts';
import type { Outbox } from '@manzil/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { lockPagelinks } from '../pagelinks.js';
import { shownImages } from '../photo/shown-images.js';
import { ASSIGN_UNDER_LOCKS, FEED_COLUMNS, isHidden, withoutLocks } from './feed-columns.js';
import type { Attempt } from './import-run.repository.js';

const columns = FEED_COLUMNS.join(', ');
const values = FEED_COLUMNS.map((column) => `r.${column}`).join(', ');

/** Makes the run's journal true within the caller's transaction, with a fact for each change the public can see. */
export async function applyChanges(manager: EntityManager, outbox: Outbox, attempt: Attempt): Promise<void> {
  await updateListed(manager, attempt.runId);
  await lockPagelinks(manager);
  await insertNew(manager, attempt);
  await tellOfChanges(manager, outbox, attempt.runId);
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

/** A link that is taken, by a listing, a project or another new one, is made free by a piece of the identity's hash. */
const insertNew = (manager: EntityManager, { runId, number, source }: Attempt): Promise<unknown> =>
  manager.query(
    `INSERT INTO property (id, source, source_reference, pagelink, content_hash, ${columns}, shown_images, listed_at, updated_at)
     SELECT c.property_id, $3, s.source_reference,
            CASE WHEN row_number() OVER (PARTITION BY s.pagelink ORDER BY s.ordinal) > 1
                   OR EXISTS (SELECT 1 FROM property taken WHERE taken.pagelink = s.pagelink)
                   OR EXISTS (SELECT 1 FROM development taken WHERE taken.pagelink = s.pagelink)
                   OR EXISTS (SELECT 1 FROM development_former_link taken WHERE taken.pagelink = s.pagelink)
                 THEN s.pagelink || '-' || left(md5($3 || ':' || s.source_reference), 10)
                 ELSE s.pagelink END,
            s.content_hash, ${values}, ${shownImages('r.images')}, coalesce(r.listed_at, r.updated_at, now()), coalesce(r.updated_at, now())
     FROM import_change c
     JOIN import_stage s ON s.run_id = $1 AND s.attempt = $2 AND s.source_reference = c.source_reference
     CROSS JOIN LATERAL jsonb_populate_record(NULL::property, s.record) AS r
     WHERE c.run_id = $1 AND c.kind = 'added'
     ORDER BY s.ordinal`,
    [runId, number, source],
  );

/** Marks are internal, and of a hidden listing the public knows nothing: neither is told. */
export async function tellOfChanges(manager: EntityManager, outbox: Outbox, runId: string): Promise<void> {
  const facts = `
    SELECT jsonb_build_object('id', p.id, 'pagelink', p.pagelink, 'adType', p.ad_type, 'version', p.version, 'runId', $1::text)
      AS payload FROM import_change c JOIN property p ON p.id = c.property_id
    WHERE c.run_id = $1::uuid AND c.kind = ANY($2) AND NOT coalesce(${isHidden('p')}, false) ORDER BY c.seq`;
  const of = (...kinds: ChangeKind[]): unknown[] => [runId, kinds];
  await outbox.addFromQuery(manager, propertyChanged, facts, of('changed'));
  await outbox.addFromQuery(manager, propertyPublished, facts, of('returned', 'added'));
  await outbox.addFromQuery(manager, propertyWithdrawn, facts, of('withdrawn'));
}
