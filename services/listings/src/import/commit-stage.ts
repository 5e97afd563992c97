import { propertyChanged, propertyPublished, propertyWithdrawn } from '@manzil/contracts/listings/facts';
import type { Outbox } from '@manzil/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { lockPagelinks } from '../pagelinks.js';
import type { Attempt } from './import-run.repository.js';

/** Columns that a feed fills; identity, link and what we keep ourselves are not among them. */
const FEED_COLUMNS = [
  ...['reference', 'name', 'title', 'description', 'emirate', 'community'],
  ...[
    'ad_type',
    'unit_type',
    'unit_type_original',
    'bedrooms',
    'rooms',
    'bathrooms',
    'built_up_area',
    'plot_area',
  ],
  ...[
    'price',
    'rent_frequency',
    'quoted_price',
    'cheques',
    'service_charge',
    'featured',
    'images',
    'amenities',
  ],
  ...[
    'agent',
    'latitude',
    'longitude',
    'permit_number',
    'completion_status',
    'furnishing',
    'parking',
    'developer',
  ],
  ...['video_url', 'view360_url'],
];
const columns = FEED_COLUMNS.join(', ');
const values = FEED_COLUMNS.map((column) => `r.${column}`).join(', ');

/** The readable records of the attempt ($1 run, $2 attempt) as rows `s`, and as property columns `r`. */
const STAGED = `(SELECT * FROM import_stage WHERE run_id = $1 AND attempt = $2 AND record IS NOT NULL) s
  CROSS JOIN LATERAL jsonb_populate_record(NULL::property, s.record) AS r`;

/**
 * Turns the stage into the catalogue within the caller's transaction, with a fact for each change. Rows whose
 * content is the same are not written at all. A listing that returns keeps its link and its first-listed date.
 */
export async function commitStage(manager: EntityManager, outbox: Outbox, attempt: Attempt): Promise<void> {
  const { changed, returned } = await updateChanged(manager, attempt);
  await lockPagelinks(manager);
  const added = await insertNew(manager, attempt);
  const withdrawn = await withdrawMissing(manager, attempt);
  const facts = `
    SELECT jsonb_build_object('id', id, 'pagelink', pagelink, 'adType', ad_type, 'version', version, 'runId', $2::text)
      AS payload FROM property WHERE id = ANY($1) ORDER BY id`;
  await outbox.addFromQuery(manager, propertyChanged, facts, [changed, attempt.runId]);
  await outbox.addFromQuery(manager, propertyPublished, facts, [[...returned, ...added], attempt.runId]);
  await outbox.addFromQuery(manager, propertyWithdrawn, facts, [withdrawn, attempt.runId]);
}

async function updateChanged(
  manager: EntityManager,
  { runId, number, source }: Attempt,
): Promise<{ changed: number[]; returned: number[] }> {
  const rows = await manager.query<{ id: number; returned: boolean }[]>(
    `WITH touched AS (
       UPDATE property p SET (${columns}, listed_at, updated_at) =
         (SELECT ${values}, coalesce(r.listed_at, p.listed_at), coalesce(r.updated_at, now())),
         content_hash = s.content_hash, withdrawn_at = NULL, version = p.version + 1
       FROM ${STAGED} JOIN property old ON old.source = $3 AND old.source_reference = s.source_reference
       WHERE p.id = old.id AND (old.content_hash <> s.content_hash OR old.withdrawn_at IS NOT NULL)
       RETURNING p.id, old.withdrawn_at IS NOT NULL AS returned)
     SELECT id, returned FROM touched`,
    [runId, number, source],
  );
  return {
    changed: rows.filter(({ returned }) => !returned).map(({ id }) => id),
    returned: rows.filter(({ returned }) => returned).map(({ id }) => id),
  };
}

/** A link that is taken, by a listing, a project or another new one, is made free by a piece of the identity's hash. */
const insertNew = (manager: EntityManager, { runId, number, source }: Attempt): Promise<number[]> =>
  idsOf(
    manager,
    `INSERT INTO property (source, source_reference, pagelink, content_hash, ${columns}, listed_at, updated_at)
     SELECT $3, s.source_reference,
            CASE WHEN row_number() OVER (PARTITION BY s.pagelink ORDER BY s.ordinal) > 1
                   OR EXISTS (SELECT 1 FROM property taken WHERE taken.pagelink = s.pagelink)
                   OR EXISTS (SELECT 1 FROM development taken WHERE taken.pagelink = s.pagelink)
                   OR EXISTS (SELECT 1 FROM development_former_link taken WHERE taken.pagelink = s.pagelink)
                 THEN s.pagelink || '-' || left(md5($3 || ':' || s.source_reference), 10)
                 ELSE s.pagelink END,
            s.content_hash, ${values}, coalesce(r.listed_at, r.updated_at, now()), coalesce(r.updated_at, now())
     FROM ${STAGED}
     WHERE NOT EXISTS (SELECT 1 FROM property p WHERE p.source = $3 AND p.source_reference = s.source_reference)
     ORDER BY s.ordinal
     RETURNING id`,
    [runId, number, source],
  );

const withdrawMissing = (manager: EntityManager, { runId, number, source }: Attempt): Promise<number[]> =>
  idsOf(
    manager,
    `UPDATE property p SET withdrawn_at = now(), version = p.version + 1
     WHERE p.source = $3 AND p.withdrawn_at IS NULL AND NOT EXISTS
       (SELECT 1 FROM import_stage s WHERE s.run_id = $1 AND s.attempt = $2 AND s.source_reference = p.source_reference)
     RETURNING p.id`,
    [runId, number, source],
  );

async function idsOf(manager: EntityManager, statement: string, parameters: unknown[]): Promise<number[]> {
  const rows = await manager.query<
    {
      id: number;
    }[]
  >(`WITH touched AS (${statement}) SELECT id FROM touched`, parameters);
  return rows.map(({ id }) => id);
}
