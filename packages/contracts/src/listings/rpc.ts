import { z } from 'zod';
import { feedSourceSchema } from './feed-mapping.js';
import { text } from '../content/text.js';
import { defineRpc } from '../rpc.js';
import {
  developmentChangesSchema,
  developmentHeadingSchema,
  galleryUrlSchema,
  galleryUrlsSchema,
  newDevelopmentSchema,
} from './development-edit.js';
import { lifecycleSchema } from '../content/lifecycle.js';
import {
  deletedDevelopmentSchema,
  developmentEntrySchema,
  developmentImageSchema,
  developmentListSchema,
  developmentSchema,
  wholeDevelopmentSchema,
} from './development.js';
import { acrossSchema, boundsSchema, listingMapSchema } from './map-area.js';
import { importRunSchema } from './import-run.js';
import { listingCardSchema, propertySchema } from './property.js';
import { provisionalSchema } from './provisional.js';
import {
  areaSchema,
  areasQuerySchema,
  MATCH_LIMITS,
  pickQuerySchema,
  searchCriteriaSchema,
  searchQuerySchema,
  sentenceSchema,
  suggestionSchema,
  suggestQuerySchema,
} from './search.js';
import { understoodResultSchema } from './understood.js';
import { adTypeSchema } from './vocabulary-schemas.js';

export const searchProperties = defineRpc({
  subject: 'rpc.listings.v1.property.search',
  request: searchQuerySchema.extend({
    /** Reads `q` as a sentence; its filters then narrow the search, behind those of the request. */
    understand: z.boolean().default(false),
  }),
  response: understoodResultSchema,
  idempotent: true,
});

/** The homes of a search within `bounds`, in groups by cells of about equal size. */
export const mapProperties = defineRpc({
  subject: 'rpc.listings.v1.property.map',
  request: searchProperties.request
    .omit({ sort: true, page: true, pageSize: true })
    .extend({ bounds: boundsSchema, across: acrossSchema }),
  response: listingMapSchema,
  idempotent: true,
});

export const suggestProperties = defineRpc({
  subject: 'rpc.listings.v1.property.suggest',
  request: suggestQuerySchema,
  response: z.object({
    suggestions: z.array(suggestionSchema),
    // A release before suggests none.
    sentences: z.array(sentenceSchema).default([]),
    provisional: provisionalSchema,
  }),
  idempotent: true,
});

/** The communities with the most listings, largest first. */
export const listAreas = defineRpc({
  subject: 'rpc.listings.v1.area.list',
  request: areasQuerySchema,
  response: z.object({ areas: z.array(areaSchema) }),
  idempotent: true,
});

/** Returns withdrawn listings too, with `withdrawnAt` set; an unknown pagelink or id is NOT_FOUND. */
export const getProperty = defineRpc({
  subject: 'rpc.listings.v1.property.get',
  request: z.union([z.object({ pagelink: z.string().max(300) }), z.object({ id: z.int() })]),
  response: propertySchema,
  idempotent: true,
});

/**
 * Live listings of the same ad type, without the one named: random ones; nearest kin first, however far, for
 * `similar`; and for `comparable` only those in the same community or close to it with as many bedrooms and a price
 * within a fifth.
 */
export const relatedProperties = defineRpc({
  subject: 'rpc.listings.v1.property.related',
  request: z.object({
    id: z.int(),
    count: z.int().min(1).max(12).default(4),
    mode: z.enum(['random', 'similar', 'comparable']).default('random'),
  }),
  response: z.object({ items: z.array(listingCardSchema) }),
  idempotent: true,
});

/** One slice of the whole live list in id order, so that the gateway can stream it under the message limit. */
export const listProperties = defineRpc({
  subject: 'rpc.listings.v1.property.list',
  request: z.object({
    adType: adTypeSchema,
    afterId: z.int().default(0),
    limit: z.int().min(1).max(100).default(100),
  }),
  response: z.object({ items: z.array(propertySchema), nextAfterId: z.int().nullable() }),
  idempotent: true,
});

/** Numbers of live listings: all, by ad type, and homes of either. */
const propertyCountsSchema = z.object({
  total: z.int(),
  sale: z.int(),
  rent: z.int(),
  residential: z.int(),
});
export type PropertyCounts = z.infer<typeof propertyCountsSchema>;

/** Counts the live listings, and those of them that were listed in the last seven days. */
export const countProperties = defineRpc({
  subject: 'rpc.listings.v1.property.count',
  request: z.object({}),
  response: propertyCountsSchema.extend({
    /** Absent from a service of the release before. */
    listedLastWeek: propertyCountsSchema.nullable().default(null),
  }),
  idempotent: true,
});

/**
 * For each search, in their order, how many of the homes it finds, and the first of these in their order. Homes that are
 * not live are found by none. Those of a run are what a quarantined run would publish as new, back or cheaper.
 */
export const matchSearches = defineRpc({
  subject: 'rpc.listings.v1.search.match',
  request: z.object({
    homes: z.union([
      z.object({ ids: z.array(z.int()).min(1).max(MATCH_LIMITS.homes) }),
      z.object({ runId: z.uuid() }),
    ]),
    searches: z.array(searchCriteriaSchema).min(1).max(MATCH_LIMITS.searches),
    most: z.int().min(1).max(50),
  }),
  response: z.object({ matches: z.array(z.object({ total: z.int(), ids: z.array(z.int()) })) }),
  deadlineMs: 30_000,
  idempotent: true,
});

/** The live ones among listings named by id, in the order of `ids`. */
export const pickProperties = defineRpc({
  subject: 'rpc.listings.v1.property.pick',
  request: pickQuerySchema,
  response: z.object({ items: z.array(listingCardSchema) }),
  idempotent: true,
});

/**
 * Live listings of an agent, the newest first, and how many there are. Those of the feed's broker registration number;
 * of listings without one, and for an agent without one, those of the same name, whatever its case.
 */
export const listAgentProperties = defineRpc({
  subject: 'rpc.listings.v1.property.list-of-agent',
  request: z.object({
    name: z.string().trim().min(1).max(100),
    brn: z.string().trim().max(20).default(''),
    adType: adTypeSchema,
    count: z.int().min(1).max(48).default(6),
  }),
  response: z.object({ items: z.array(listingCardSchema), total: z.int() }),
  idempotent: true,
});

/** Queues an import of the configured feed; a second request while one is open joins it. */
export const requestImport = defineRpc({
  subject: 'rpc.listings.v1.import.request',
  request: z.object({
    trigger: z.string().max(100),
    /** An http or https address to read instead of the configured one. */
    location: z.string().max(2000).optional(),
    dryRun: z.boolean().default(false),
    /** Whose catalogue the feed is: a run withdraws what its own source no longer lists, and nothing else. */
    source: feedSourceSchema.default('primary'),
  }),
  response: z.object({ run: importRunSchema, joined: z.boolean() }),
});

/** The same for an operator at a shell, who may name a file below FEED_FOLDERS too. Only the operator's key can ask it. */
export const requestOperatorImport = defineRpc({
  subject: 'rpc.listings.v1.operator.request-import',
  request: requestImport.request.omit({ trigger: true }),
  response: requestImport.response,
});

export const getImportRun = defineRpc({
  subject: 'rpc.listings.v1.import.get',
  request: z.object({ id: z.uuid() }),
  response: importRunSchema,
  idempotent: true,
});

export const listImportRuns = defineRpc({
  subject: 'rpc.listings.v1.import.list',
  request: z.object({ limit: z.int().min(1).max(100).default(20) }),
  response: z.object({ runs: z.array(importRunSchema) }),
  idempotent: true,
});

export const listDevelopments = defineRpc({
  subject: 'rpc.listings.v1.development.list',
  request: z.object({ liveOnly: z.boolean() }),
  response: developmentListSchema,
  idempotent: true,
});

const byId = { id: z.int() };
/**
 * Name of the member who makes the change; the gateway takes it from the session. It may be
 * empty, because a gateway of the release before does not send it during an update.
 */
const by = text(200).trim().default('');
/**
 * The version that the editor has read: CONFLICT with `details` { reason: 'version', version, updatedBy,
 * updatedAt } when somebody has changed the project since.
 */
const expectedVersion = z.int().optional();
/**
 * Finds a project by pagelink or id; unknown is NOT_FOUND. A former pagelink finds it too: the pagelink of
 * the response then differs from the requested one.
 */
export const getDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.get',
  request: z.union([z.object({ pagelink: z.string().max(300) }), z.object(byId)]),
  response: wholeDevelopmentSchema,
  idempotent: true,
});

/** A project as it is live, with its lifecycle. NOT_FOUND. */
export const getDevelopmentEntry = defineRpc({
  subject: 'rpc.listings.v1.development.get-entry',
  request: z.object(byId),
  response: developmentEntrySchema,
  idempotent: true,
});

/** Returns the lifecycle of each project, in no order. */
export const listDevelopmentLifecycles = defineRpc({
  subject: 'rpc.listings.v1.development.list-lifecycles',
  request: z.object({}),
  response: z.object({
    developments: z.array(z.object({ id: z.int(), version: z.int(), lifecycle: lifecycleSchema })),
  }),
  idempotent: true,
});

/** CONFLICT naming `name` or `pagelink` when it is taken or a path of the site. */
export const createDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.create',
  request: newDevelopmentSchema.extend({ by }),
  response: wholeDevelopmentSchema,
});

/** Absent fields stay as they are. A former pagelink goes on leading to the project. */
export const updateDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.update',
  request: z.object({ ...byId, expectedVersion, changes: developmentChangesSchema, by }),
  response: wholeDevelopmentSchema,
});

/** Moves a project, with its gallery, into the recycle bin; its files are kept until it is purged. */
export const deleteDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.delete',
  request: z.object({ ...byId, expectedVersion, by }),
  response: developmentSchema,
});

/** Projects in the recycle bin, the last first. */
export const listDeletedDevelopments = defineRpc({
  subject: 'rpc.listings.v1.development.list-deleted',
  request: z.object({}),
  response: z.object({ developments: z.array(deletedDevelopmentSchema) }),
  idempotent: true,
});

/**
 * Brings a project back as it was, under another name or link where one is given. NOT_FOUND when it is not in the bin;
 * CONFLICT naming `name` or `pagelink` when it was taken meanwhile.
 */
export const restoreDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.restore',
  request: developmentChangesSchema.pick({ name: true, pagelink: true }).extend({ ...byId, by }),
  response: wholeDevelopmentSchema,
});

/** Deletes a project in the bin for good; media collects the files once nothing else uses them. NOT_FOUND. */
export const purgeDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.purge',
  request: z.object(byId),
  response: deletedDevelopmentSchema,
});

/** Puts projects in this order. Every one has to be named, once: CONFLICT when the list is not the current one. */
export const reorderDevelopments = defineRpc({
  subject: 'rpc.listings.v1.development.reorder',
  request: z.object({ ids: z.array(z.int()).max(1_000), by }),
  response: z.object({ ids: z.array(z.int()) }),
});

export const setDevelopmentHeading = defineRpc({
  subject: 'rpc.listings.v1.development.set-heading',
  request: z.object({ heading: developmentHeadingSchema }),
  response: z.object({ heading: z.string() }),
});

/** Gallery images of all projects or of those with this name, in the order of projects and galleries. */
export const listDevelopmentImages = defineRpc({
  subject: 'rpc.listings.v1.development-image.list',
  request: z.object({ developmentName: z.string().max(300).optional(), liveOnly: z.boolean() }),
  response: z.object({ images: z.array(developmentImageSchema) }),
  idempotent: true,
});

/** Added at the end of the gallery of the project with this name or id. */
export const addDevelopmentImages = defineRpc({
  subject: 'rpc.listings.v1.development-image.add',
  request: z.object({
    development: z.union([z.object({ name: z.string().max(300) }), z.object(byId)]),
    urls: galleryUrlsSchema.min(1, 'There is no image in the upload'),
    by,
  }),
  response: z.object({ images: z.array(developmentImageSchema) }),
});

/** The image's id and position do not change. */
export const replaceDevelopmentImage = defineRpc({
  subject: 'rpc.listings.v1.development-image.replace',
  request: z.object({ ...byId, url: galleryUrlSchema, by }),
  response: developmentImageSchema,
});

export const deleteDevelopmentImage = defineRpc({
  subject: 'rpc.listings.v1.development-image.delete',
  request: z.object({ ...byId, by }),
  response: developmentImageSchema,
});

/** Every image of the gallery has to be named, once: CONFLICT when the list is not the current one. */
export const reorderDevelopmentImages = defineRpc({
  subject: 'rpc.listings.v1.development-image.reorder',
  request: z.object({ developmentId: z.int(), ids: z.array(z.int()).max(1_000), by }),
  response: z.object({ images: z.array(developmentImageSchema) }),
});
