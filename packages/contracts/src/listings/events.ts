import { z } from 'zod';
import {
  catalogueTag,
  developmentTag,
  listingTag,
  listTag,
  pathTag,
  portalFeedTag,
  type CacheTag,
} from '../cache-tags.js';
import { defineCommand, defineEvent } from '../messages.js';
import { importCountsSchema, importStateSchema, runKindSchema } from './import-run.js';
import { PORTALS } from './vocabulary.js';
import { adTypeSchema } from './vocabulary-schemas.js';

/** `pictured`: only the photos changed, so membership and order of lists are unaffected. */
const changeKindSchema = z.enum(['published', 'changed', 'withdrawn', 'pictured']);

/** Reasons to alert people with a matching saved search. */
export const HOME_NEWS = ['new', 'back', 'reduced'] as const;
export type HomeNews = (typeof HOME_NEWS)[number];

const propertyChangeSchema = z.object({
  id: z.int(),
  pagelink: z.string(),
  adType: adTypeSchema,
  what: changeKindSchema,
  /** The former list, if the listing has moved to another one. */
  formerAdType: adTypeSchema.optional(),
  /** Absent for other changes, and when the previous release publishes. */
  news: z.enum(HOME_NEWS).optional(),
  /** Incremented by every change of the listing. */
  version: z.int(),
});
export type PropertyChange = z.output<typeof propertyChangeSchema>;

/** Returns the tags that a changed listing makes stale. A change of photos alone does not affect lists. */
export function staleByProperty({
  id,
  pagelink,
  adType,
  formerAdType,
  what,
}: Omit<PropertyChange, 'version'>): CacheTag[] {
  const catalogues = [...new Set([adType, formerAdType ?? adType])];
  return [
    listingTag(id),
    ...catalogues.map(catalogueTag),
    ...(what === 'pictured' ? [] : catalogues.map(listTag)),
    ...(what === 'published' ? [pathTag(pagelink)] : []),
  ];
}

/** Maximum number of changes in one message: a quarter of the size limit of NATS even with the longest pagelinks. */
export const MOST_CHANGES = 300;

/** Listings changed in one transaction, in as many messages as necessary. Repeating it has no effect. */
export const propertiesChanged = defineEvent({
  subject: 'evt.listings.properties-changed.v1',
  payload: z.object({
    /** The import run that made the changes; null for other causes. */
    runId: z.uuid().nullable(),
    changes: z.array(propertyChangeSchema).min(1).max(MOST_CHANGES),
  }),
  key: ({ runId, changes }) => (runId === null ? `property:${changes[0]?.id ?? ''}` : `run:${runId}`),
  tags: ({ changes }) => [...new Set(changes.flatMap(staleByProperty))],
});

/** Returns the tags that a changed project or gallery makes stale; `pagelink` if it may have been published there. */
export const staleByDevelopment = ({ id, pagelink }: { id: number; pagelink?: string }): CacheTag[] => [
  developmentTag(id),
  listTag('developments'),
  ...(pagelink === undefined ? [] : [pathTag(pagelink)]),
];

export const developmentChanged = defineEvent({
  subject: 'evt.listings.development-changed.v1',
  payload: z.object({ id: z.int(), pagelink: z.string() }),
  key: ({ id }) => `development:${id}`,
  tags: staleByDevelopment,
});

export const developmentHeadingChanged = defineEvent({
  subject: 'evt.listings.development-heading-changed.v1',
  payload: z.object({ heading: z.string() }),
  key: () => 'development-heading',
  tags: () => [listTag('developments')],
});

/** The names of places by which search texts are interpreted have changed, which can affect any list. */
export const placesChanged = defineEvent({
  subject: 'evt.listings.places-changed.v1',
  payload: z.object({ name: z.string() }),
  key: ({ name }) => `place:${name}`,
  tags: () => [listTag('sale'), listTag('rent')],
});

/** A portal has a new token: responses for the former one must not be served from a cache. */
export const portalAddressRenewed = defineEvent({
  subject: 'evt.listings.portal-address-renewed.v1',
  payload: z.object({ portal: z.enum(PORTALS) }),
  key: ({ portal }) => `portal:${portal}`,
  tags: ({ portal }) => [portalFeedTag(portal)],
});

/** A run has ended, in any state. Also published when a quarantined run ends after its approval. */
export const importFinished = defineEvent({
  subject: 'evt.listings.import-finished.v1',
  payload: z.object({
    runId: z.uuid(),
    source: z.string(),
    kind: runKindSchema,
    dryRun: z.boolean(),
    state: importStateSchema,
    counts: importCountsSchema,
    /** ISO 8601 */
    finishedAt: z.string(),
  }),
  key: ({ runId }) => `run:${runId}`,
});

export const importRequested = defineCommand({
  subject: 'work.listings.import-requested.v1',
  senders: ['listings'],
  payload: z.object({ runId: z.uuid() }),
  key: ({ runId }) => `run:${runId}`,
});
