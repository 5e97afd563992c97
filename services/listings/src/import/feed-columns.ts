import { shownImages } from '../photo/shown-images.js';

/** Columns that a feed fills; identity, link and what we keep ourselves are not among them. */
export const FEED_COLUMNS: readonly string[] = (
  'reference name title description emirate community ad_type unit_type unit_type_original bedrooms rooms ' +
  'bathrooms built_up_area plot_area price rent_frequency quoted_price cheques service_charge featured images ' +
  'amenities agent latitude longitude permit_number completion_status furnishing parking developer video_url ' +
  'view360_url unit_number floor_plans'
).split(' ');

/** What a run may change of a listing besides: all of it is in the journal. */
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

/** Columns that staff can lock: the feed's own value then waits in `feed_<column>`. */
const LOCKABLE = ['title', 'featured'];

/** The `property` row `alias` as the feed left it, without what staff have locked. */
export const withoutLocks = (alias: string): string =>
  `jsonb_populate_record(${alias}, jsonb_build_object(
     'title', coalesce(${alias}.feed_title, ${alias}.title),
     'featured', coalesce(${alias}.feed_featured, ${alias}.featured)))`;

/** Keys of a row's image that say nothing of what a feed or a run did to it. */
export const NOT_JOURNALED =
  "ARRAY['version', 'search_text', 'location_text', 'overrides', 'feed_title', 'feed_featured', 'shown_images', 'shown_floor_plans', 'locks']";

/** What staff may see of a listing that is public by its feed's word. */
export const isHidden = (alias: string): string => `(${alias}.overrides->'hidden' = 'true'::jsonb)`;

/**
 * Assignments for `UPDATE property p` that write the feed's side `r` under the locks of staff. The locks are
 * read from the row that is updated, so one that is set meanwhile counts.
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
  `shown_images = ${shownImages('r.images')}`,
  `shown_floor_plans = ${shownImages('r.floor_plans')}`,
  'version = p.version + 1',
].join(', ');
