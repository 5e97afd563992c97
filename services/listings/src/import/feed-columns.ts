import { isHidden } from '../change/publish-changes.js';
import { resolvedImages } from '../photo/resolved-images.js';
import { feedValuesOf, FIELD_OF_COLUMN } from '../property/locks/locked-columns.js';

/** The columns that a feed fills, without identity, link and internal ones. */
export const FEED_COLUMNS: readonly string[] = (
  'reference name title description emirate community sub_community ad_type unit_type unit_type_original bedrooms rooms ' +
  'bathrooms built_up_area plot_area price rent_frequency quoted_price cheques service_charge featured images ' +
  'amenities agent latitude longitude permit_number completion_status furnishing parking developer video_url ' +
  'view360_url unit_number floor_plans title_ar description_ar tenure handover_year'
).split(' ');

/** Further columns that a run may change; all of them are in the journal. */
const RUN_COLUMNS = [
  'source_reference',
  'content_hash',
  'listed_at',
  'updated_at',
  'presence',
  'missing_since',
  'missing_since_run',
  'reduced_from',
  'reduced_at',
];

/** Columns whose feed value is stored in a separate column: `feed_<column>`. */
const OWN_COLUMNS = ['title', 'featured'];

/** SQL of the `property` row `alias` with the feed's values in place of locked ones. */
export const withoutLocks = (alias: string): string =>
  `jsonb_populate_record(${alias}, jsonb_build_object(
     'title', coalesce(${alias}.feed_title, ${alias}.title),
     'featured', coalesce(${alias}.feed_featured, ${alias}.featured)) || ${alias}.feed_values)`;

/** Keys of a row's JSON that neither a feed nor a run changes. */
export const NOT_JOURNALED =
  "ARRAY['version', 'search_text', 'location_text', 'detail_words', 'overrides', 'feed_title', 'feed_featured', 'shown_images', 'shown_floor_plans', 'locks', 'feed_values', 'is_draft', 'changed_by']";

/** SQL of a column of the row `p` that is updated with `r`: under a lock it stays as it is. */
function underLock(column: string): string {
  const field = FIELD_OF_COLUMN.get(column);
  return field === undefined
    ? `r.${column}`
    : `CASE WHEN p.overrides ? '${field}' THEN p.${column} ELSE r.${column} END`;
}

/**
 * SQL assignments for `UPDATE property p` that write the feed's row `r` under the locks of staff. The locks are read
 * from the row that is updated, so that a concurrent lock is respected.
 */
export const ASSIGN_UNDER_LOCKS = [
  ...[...FEED_COLUMNS, ...RUN_COLUMNS]
    .filter((column) => !OWN_COLUMNS.includes(column))
    .map((column) => `${column} = ${underLock(column)}`),
  "title = coalesce(p.overrides->>'title', r.title)",
  "feed_title = CASE WHEN p.overrides ? 'title' THEN r.title END",
  "featured = coalesce((p.overrides->'featured')::boolean, r.featured)",
  "feed_featured = CASE WHEN p.overrides ? 'featured' THEN r.featured END",
  `feed_values = ${feedValuesOf('p', 'r')}`,
  `withdrawn_at = CASE WHEN r.presence IN ('gone', 'retracted') OR coalesce(${isHidden('p')}, false)
     THEN coalesce(r.withdrawn_at, now()) END`,
  `shown_images = ${resolvedImages(underLock('images'))}`,
  `shown_floor_plans = ${resolvedImages(underLock('floor_plans'))}`,
  'version = p.version + 1',
].join(', ');
