import { resolvedImages } from '../photo/resolved-images.js';

/** The columns that a feed fills, without identity, link and internal ones. */
export const FEED_COLUMNS: readonly string[] = (
  'reference name title description emirate community ad_type unit_type unit_type_original bedrooms rooms ' +
  'bathrooms built_up_area plot_area price rent_frequency quoted_price cheques service_charge featured images ' +
  'amenities agent latitude longitude permit_number completion_status furnishing parking developer video_url ' +
  'view360_url unit_number floor_plans'
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

/** The columns that staff can lock: the feed's own value is stored in `feed_<column>` meanwhile. */
const LOCKABLE = ['title', 'featured'];

/** SQL of the `property` row `alias` with the feed's values in place of locked ones. */
export const withoutLocks = (alias: string): string =>
  `jsonb_populate_record(${alias}, jsonb_build_object(
     'title', coalesce(${alias}.feed_title, ${alias}.title),
     'featured', coalesce(${alias}.feed_featured, ${alias}.featured)))`;

/** Keys of a row's JSON that neither a feed nor a run changes. */
export const NOT_JOURNALED =
  "ARRAY['version', 'search_text', 'location_text', 'detail_words', 'overrides', 'feed_title', 'feed_featured', 'shown_images', 'shown_floor_plans', 'locks']";

/** SQL that is true for a listing that staff hide. */
export const isHidden = (alias: string): string => `(${alias}.overrides->'hidden' = 'true'::jsonb)`;

/**
 * SQL assignments for `UPDATE property p` that write the feed's row `r` under the locks of staff. The locks are read
 * from the row that is updated, so that a concurrent lock counts.
 */
export const ASSIGN_UNDER_LOCKS = [
  ...[...FEED_COLUMNS, ...RUN_COLUMNS]
    .filter((column) => !LOCKABLE.includes(column))
    .map((column) => `${column} = r.${column}`),
  "title = coalesce(p.overrides->>'title', r.title)",
  "feed_title = CASE WHEN p.overrides ? 'title' THEN r.title END",
  "featured = coalesce((p.overrides->'featured')::boolean, r.featured)",
  "feed_featured = CASE WHEN p.overrides ? 'featured' THEN r.featured END",
  `withdrawn_at = CASE WHEN r.presence IN ('gone', 'retracted') OR coalesce(${isHidden('p')}, false)
     THEN coalesce(r.withdrawn_at, now()) END`,
  `shown_images = ${resolvedImages('r.images')}`,
  `shown_floor_plans = ${resolvedImages('r.floor_plans')}`,
  'version = p.version + 1',
].join(', ');
