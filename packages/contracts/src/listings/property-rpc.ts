import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { acrossSchema, boundsSchema, listingMapSchema } from './map-area.js';
import { listingCardSchema, propertySchema } from './property.js';
import { provisionalSchema } from './provisional.js';
import {
  MATCH_LIMITS,
  namedSuggestionSchema,
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
    /** Interprets `q` as a sentence; its filters narrow the search, but the request's own filters take precedence. */
    understand: z.boolean().default(false),
  }),
  response: understoodResultSchema,
  idempotent: true,
});

/** The listings of a search within `bounds`, grouped by cells of about equal size. */
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
    // Missing when the previous release answers.
    sentences: z.array(sentenceSchema).default([]),
    /** The typed text as a search; missing, like `named`, when the previous release answers. */
    search: sentenceSchema.optional(),
    named: z.array(namedSuggestionSchema).default([]),
    provisional: provisionalSchema,
  }),
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
 * Live listings of the same ad type as the given one, without it. `random`: any; `similar`: the most similar
 * first, at any distance; `comparable`: only in or near the same community, with the same number of bedrooms and a
 * price within a fifth.
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

/** Numbers of live listings: all, by ad type, and residential ones of either ad type. */
const propertyCountsSchema = z.object({
  total: z.int(),
  sale: z.int(),
  rent: z.int(),
  residential: z.int(),
});
export type PropertyCounts = z.infer<typeof propertyCountsSchema>;

/** Counts the live listings, and how many of them were listed in the last seven days. */
export const countProperties = defineRpc({
  subject: 'rpc.listings.v1.property.count',
  request: z.object({}),
  response: propertyCountsSchema.extend({
    /** Missing when the previous release answers. */
    listedLastWeek: propertyCountsSchema.nullable().default(null),
  }),
  idempotent: true,
});

/**
 * For each search, in order: the number of matching listings, and the first of them in the order of the listings.
 * Only live listings match. With `runId`, matches the listings that a quarantined run would publish as new, back
 * or cheaper.
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

/**
 * Live listings of an agent, newest first, and their number. They are matched by the broker registration number of the
 * feed; listings without one, and agents without one, are matched by name, ignoring case.
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
