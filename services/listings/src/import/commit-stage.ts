import { propertyChanged, propertyPublished, propertyWithdrawn } from '@manzil/contracts/listings/facts';
import type { Outbox } from '@manzil/service-kit/outbox';
import type { EntityManager } from 'typeorm';

export interface CommitCounts {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
}

/** Columns that a feed fills; identity, link and what we keep ourselves are not among them. */
const FEED_COLUMNS = [
  'reference',
  'name',
  'title',
  'description',
  'emirate',
  'community',
  'ad_type',
  'unit_type',
  'unit_type_original',
  'bedrooms',
  'rooms',
  'bathrooms',
  'built_up_area',
  'plot_area',
  'price',
  'rent_frequency',
  'quoted_price',
  'cheques',
  'service_charge',
  'featured',
  'images',
  'amenities',
  'agent',
  'latitude',
  'longitude',
  'permit_number',
  'completion_status',
  'furnishing',
  'parking',
  'developer',
  'video_url',
  'view360_url',
] as const;

const STAGED = `FROM import_stage s CROSS JOIN LATERAL jsonb_populate_record(NULL::property, s.record) AS r`;
const columns = FEED_COLUMNS.join(', ');
const staged = FEED_COLUMNS.map((column) => `r.${column}`).join(', ');

/**
 * Turns the stage into the catalogue within the caller's transaction, with a fact for each change. Rows whose
 * content is the same are not written at all. A listing that returns keeps its link.
 */
export async function commitStage(
  manager: EntityManager,
  outbox: Outbox,
  runId: string,
  source: string,
): Promise<CommitCounts> {
  const changed = await touched(
    manager,
    `UPDATE property p SET (${columns}, listed_at, updated_at) =
       (SELECT ${staged}, coalesce(r.listed_at, p.listed_at), coalesce(r.updated_at, now())),
       content_hash = s.content_hash, withdrawn_at = NULL, version = p.version + 1
     ${STAGED}
     WHERE s.run_id = $1 AND s.record IS NOT NULL AND p.source = $2 AND p.source_reference = s.source_reference
       AND (p.content_hash <> s.content_hash OR p.withdrawn_at IS NOT NULL)
     RETURNING p.id`,
    [runId, source],
  );
  const added = await touched(
    manager,
    `INSERT INTO property (source, source_reference, pagelink, content_hash, ${columns}, listed_at, updated_at)
     SELECT $2, s.source_reference, s.pagelink, s.content_hash, ${staged},
            coalesce(r.listed_at, r.updated_at, now()), coalesce(r.updated_at, now())
     ${STAGED}
     WHERE s.run_id = $1 AND s.record IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM property p WHERE p.source = $2 AND p.source_reference = s.source_reference)
     RETURNING id`,
    [runId, source],
  );
  const withdrawn = await touched(
    manager,
    `UPDATE property p SET withdrawn_at = now(), version = version + 1
     WHERE p.source = $2 AND p.withdrawn_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM import_stage s WHERE s.run_id = $1 AND s.source_reference = p.source_reference)
     RETURNING p.id`,
    [runId, source],
  );
  const facts = `SELECT jsonb_build_object('id', id, 'pagelink', pagelink, 'adType', ad_type, 'version', version, 'runId', $2::text)
                 AS payload FROM property WHERE id = ANY($1) ORDER BY id`;
  await outbox.addFromQuery(manager, propertyChanged, facts, [changed, runId]);
  await outbox.addFromQuery(manager, propertyPublished, facts, [added, runId]);
  await outbox.addFromQuery(manager, propertyWithdrawn, facts, [withdrawn, runId]);

  const [{ valid }] = (await manager.query(
    'SELECT count(*)::int AS valid FROM import_stage WHERE run_id = $1 AND record IS NOT NULL',
    [runId],
  )) as [{ valid: number }];
  return {
    added: added.length,
    changed: changed.length,
    unchanged: valid - added.length - changed.length,
    withdrawn: withdrawn.length,
  };
}

/** Ids of the rows a statement returned. TypeORM answers an UPDATE with [rows, count] and an INSERT with rows. */
async function touched(manager: EntityManager, statement: string, parameters: unknown[]): Promise<number[]> {
  const result = (await manager.query(
    `WITH touched AS (${statement}) SELECT id FROM touched`,
    parameters,
  )) as { id: number }[];
  return result.map(({ id }) => id);
}
