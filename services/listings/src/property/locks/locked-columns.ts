import type { LockedField } from '@manzil/contracts/listings/overrides';
import type { PropertyEntity } from '../property.entity.js';

/** The properties of the entity that each lock holds. */
export const LOCKED_PROPERTIES = {
  title: ['title'],
  featured: ['featured'],
  reference: ['reference'],
  name: ['name'],
  description: ['description'],
  emirate: ['emirate'],
  community: ['community'],
  subCommunity: ['subCommunity'],
  adType: ['adType'],
  unitType: ['unitType', 'unitTypeOriginal'],
  bedrooms: ['bedrooms'],
  rooms: ['rooms'],
  bathrooms: ['bathrooms'],
  builtUpArea: ['builtUpArea'],
  plotArea: ['plotArea'],
  price: ['price', 'quotedPrice', 'rentFrequency', 'reducedFrom', 'reducedAt'],
  cheques: ['cheques'],
  serviceCharge: ['serviceCharge'],
  images: ['images'],
  floorPlans: ['floorPlans'],
  amenities: ['amenities'],
  agent: ['agent'],
  coordinates: ['latitude', 'longitude'],
  permitNumber: ['permitNumber'],
  completionStatus: ['completionStatus'],
  furnishing: ['furnishing'],
  tenure: ['tenure'],
  handoverYear: ['handoverYear'],
  parking: ['parking'],
  developer: ['developer'],
  videoUrl: ['videoUrl'],
  view360Url: ['view360Url'],
} as const satisfies Record<LockedField, readonly (keyof PropertyEntity)[]>;

export type LockedProperty = (typeof LOCKED_PROPERTIES)[LockedField][number];

export const LOCKED_FIELDS = Object.keys(LOCKED_PROPERTIES) as LockedField[];

/** `builtUpArea` to `built_up_area`. */
export const columnOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The field whose lock holds a column. */
export const FIELD_OF_COLUMN: ReadonlyMap<string, LockedField> = new Map(
  LOCKED_FIELDS.flatMap((field) =>
    LOCKED_PROPERTIES[field].map((property) => [columnOf(property), field] as const),
  ),
);

/** Pairs of a field and a column that its lock holds, as SQL; title and featured have columns of their own instead. */
const PAIRS = [...FIELD_OF_COLUMN]
  .filter(([, field]) => field !== 'title' && field !== 'featured')
  .map(([column, field]) => `('${field}', '${column}')`)
  .join(', ');

/** SQL of the columns that are locked on the row `alias`, as an array of text. */
export const lockedColumns = (alias: string): string =>
  `ARRAY(SELECT pair.col FROM (VALUES ('title', 'title'), ('featured', 'featured'), ${PAIRS}) AS pair (field, col)
     WHERE ${alias}.overrides ? pair.field)`;

/** SQL of `feed_values`: the values of `source` for the columns that are locked on the row `alias`. */
export const feedValuesOf = (alias: string, source: string): string =>
  `CASE WHEN ${alias}.overrides = '{}' THEN '{}'::jsonb ELSE coalesce(
     (SELECT jsonb_object_agg(pair.col, to_jsonb(${source})->pair.col) FROM (VALUES ${PAIRS}) AS pair (field, col)
      WHERE ${alias}.overrides ? pair.field), '{}') END`;

/** SQL of the feed's value of a column on the row `alias`, also under a lock. */
export const ofFeed = (alias: string, column: string, type: 'integer' | 'text' | 'jsonb'): string => {
  const value = `${alias}.feed_values->${type === 'jsonb' ? '' : '>'}'${column}'`;
  return `(CASE WHEN ${alias}.feed_values ? '${column}' THEN (${value})::${type} ELSE ${alias}.${column} END)`;
};
