import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { changeOf, publishChangesFrom } from '../change/publish-changes.js';
import { PlaceNames, type Location, type Named } from './place-names.js';

/** Rows per transaction. */
const BATCH_ROWS = 1_000;

type Query = Pick<EntityManager, 'query'>;

interface Rename {
  emirate: string;
  community: string;
  sub: string | null;
  new_emirate: string;
  new_community: string;
  new_sub: string | null;
}

/** Reused while the rows are unchanged: every staff search reads them, and they seldom change. */
let lastNames: { rows: string; names: PlaceNames } | undefined;

/** Returns the stored names, including additions of staff. */
export async function readPlaceNames(db: Query): Promise<PlaceNames> {
  const places = await db.query<Named[]>(
    'SELECT name, name_ar AS "nameAr", aliases, search_only AS "searchOnly", emirate FROM place ORDER BY name',
  );
  const rows = JSON.stringify(places);
  if (lastNames?.rows !== rows) lastNames = { rows, names: new PlaceNames(places) };
  return lastNames.names;
}

/**
 * Resolves the places of all stored listings, or of the listings of one place, in batches that are published and
 * committed one by one. Returns the number of changed listings. Also resolves staff locks and the feed's values below
 * them. Must not be called within a transaction.
 */
export async function resolveListings(
  manager: EntityManager,
  outbox: Outbox,
  { place }: { place?: string } = {},
): Promise<number> {
  const names = await readPlaceNames(manager);
  const all = await renamesOf(manager, names, 'property');
  const renames = all.filter(
    (to) => place === undefined || [to.new_emirate, to.new_community, to.new_sub].includes(place),
  );
  let changed = 0;
  for (let after = 0; renames.length > 0;) {
    const ids = await manager.transaction(async (batch) => {
      const found = await renameRows(batch, renames, { after, most: BATCH_ROWS });
      await publishChangesFrom(batch, outbox, {
        runId: null,
        select: `SELECT p.id AS position, ${changeOf("'changed'")} FROM property p
                 WHERE p.id = ANY($1::int[]) AND p.withdrawn_at IS NULL`,
        parameters: [found],
      });
      return found;
    });
    changed += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH_ROWS) break;
  }
  await resolveFeedValues(manager, names);
  return changed;
}

/**
 * Resolves these listings within the caller's transaction: a rollback restores values from before later changes of the
 * place names.
 */
export async function resolveThese(manager: EntityManager, ids: readonly number[]): Promise<void> {
  const names = await readPlaceNames(manager);
  const renames = await renamesOf(manager, names, 'property');
  if (renames.length > 0) await renameRows(manager, renames, { after: 0, most: ids.length, only: ids });
}

/** Resolves the records of a stage, which were read before the names changed. */
export async function resolveStage(manager: EntityManager, runId: string, attempt: number): Promise<void> {
  const names = await readPlaceNames(manager);
  const stage = `(SELECT coalesce(record->>'emirate', '') AS emirate, coalesce(record->>'community', '') AS community,
      record->>'sub_community' AS sub_community
    FROM import_stage WHERE run_id = '${runId}' AND attempt = ${attempt} AND record IS NOT NULL) AS staged`;
  const renames = await renamesOf(manager, names, stage);
  if (renames.length === 0) return;
  await manager.query(
    `UPDATE import_stage s SET record = s.record || jsonb_strip_nulls(jsonb_build_object(
       'emirate', r.new_emirate, 'community', r.new_community, 'sub_community', r.new_sub))
     FROM ${RENAMES} WHERE s.run_id = $2 AND s.attempt = $3 AND s.record->>'emirate' = r.emirate
       AND s.record->>'community' = r.community AND s.record->>'sub_community' IS NOT DISTINCT FROM r.sub`,
    [JSON.stringify(renames), runId, attempt],
  );
}

const RENAMES = `jsonb_to_recordset($1::jsonb) AS r (emirate text, community text, sub text,
  new_emirate text, new_community text, new_sub text)`;

/** Compares each distinct place of the rows with the place it resolves to. */
async function renamesOf(db: Query, names: PlaceNames, rows: string): Promise<Rename[]> {
  const found = await db.query<Location[]>(
    `SELECT DISTINCT emirate, community, sub_community AS "subCommunity" FROM ${rows}`,
  );
  return found.flatMap((location) => {
    const { emirate, community, subCommunity: sub } = location;
    const now = names.resolve(location);
    if (now.emirate === emirate && now.community === community && now.subCommunity === sub) return [];
    return [
      {
        emirate,
        community,
        sub,
        new_emirate: now.emirate,
        new_community: now.community,
        new_sub: now.subCommunity,
      },
    ];
  });
}

/** Renames the next rows by id, and returns the ids. A locked value remains equal to its column. */
async function renameRows(
  db: Query,
  renames: readonly Rename[],
  { after, most, only }: { after: number; most: number; only?: readonly number[] },
): Promise<number[]> {
  const lock = (field: string, column: string): string =>
    `CASE WHEN p.overrides ? '${field}' THEN jsonb_build_object('${field}', r.${column}) ELSE '{}' END`;
  const [rows] = await db.query<[{ id: number }[], number]>(
    `WITH next AS (
       SELECT p.id, r.* FROM property p JOIN ${RENAMES}
         ON p.emirate = r.emirate AND p.community = r.community AND p.sub_community IS NOT DISTINCT FROM r.sub
       WHERE p.id > $2 AND ($4::int[] IS NULL OR p.id = ANY($4)) ORDER BY p.id LIMIT $3 FOR UPDATE OF p
     )
     UPDATE property p SET emirate = r.new_emirate, community = r.new_community, sub_community = r.new_sub,
       overrides = p.overrides || ${lock('emirate', 'new_emirate')} || ${lock('community', 'new_community')}
         || ${lock('subCommunity', 'new_sub')},
       version = p.version + 1
     FROM next r WHERE p.id = r.id RETURNING p.id`,
    [JSON.stringify(renames), after, most, only ?? null],
  );
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

const FEED_PLACE = ['emirate', 'community', 'sub_community'] as const;

/** Resolves the feed's values below locks of staff. */
async function resolveFeedValues(db: Query, names: PlaceNames): Promise<void> {
  const rows = await db.query<
    (Record<(typeof FEED_PLACE)[number], string | null> & {
      id: number;
      feedValues: Record<string, unknown>;
    })[]
  >(
    `SELECT p.id, p.feed_values AS "feedValues", ${FEED_PLACE.map((column) => `f.${column}`).join(', ')}
     FROM property p CROSS JOIN LATERAL jsonb_populate_record(p, p.feed_values) AS f
     WHERE p.feed_values ?| $1 ORDER BY p.id`,
    [FEED_PLACE],
  );
  const changed = rows.flatMap(({ id, feedValues, emirate, community, sub_community: subCommunity }) => {
    const now = names.resolve({ emirate: emirate ?? '', community: community ?? '', subCommunity });
    const resolved = { ...now, sub_community: now.subCommunity };
    const differing = FEED_PLACE.filter(
      (column) => column in feedValues && feedValues[column] !== resolved[column],
    );
    if (differing.length === 0) return [];
    return [{ id, values: Object.fromEntries(differing.map((column) => [column, resolved[column]])) }];
  });
  for (let from = 0; from < changed.length; from += BATCH_ROWS)
    await db.query(
      `UPDATE property p SET feed_values = p.feed_values || given.values
       FROM jsonb_to_recordset($1::jsonb) AS given (id int, values jsonb) WHERE p.id = given.id`,
      [JSON.stringify(changed.slice(from, from + BATCH_ROWS))],
    );
}
