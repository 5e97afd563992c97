import { listConfirmedRules } from '@manzil/contracts/http/rules';
import { listingCardSchema, type ListingCard, type Property } from '@manzil/contracts/listings/property';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { searchQuerySchema, sortSchema } from '@manzil/contracts/listings/search';
import {
  adTypeSchema,
  completionSchema,
  furnishingSchema,
  unitTypeSchema,
} from '@manzil/contracts/listings/vocabulary-schemas';
import type { Rule } from '@manzil/rules/rule';
import { DomainError } from '@manzil/service-kit/errors';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { homeCosts, homeCostsSchema } from './cost-lines.js';
import { READS_ONLY, runTool, type ToolContext } from './run-tool.js';

/** Listings per reply, limited to keep it short. */
const HOMES_PER_PAGE = 12;

const homeSchema = z.object({
  reference: z.string(),
  url: z.string(),
  title: z.string(),
  building: z.string(),
  community: z.string(),
  emirate: z.string(),
  adType: adTypeSchema,
  type: unitTypeSchema.nullable(),
  bedrooms: z.int().nullable().describe('0 is a studio; null is not stated'),
  bathrooms: z.int().nullable(),
  sizeSqFt: z.number().nullable(),
  priceAed: z.number().nullable().describe('Of a rent for a year; null is on request'),
  reducedFromAed: z.number().nullable(),
  photo: z.string().nullable(),
  listedAt: z.string(),
  adviser: listingCardSchema.shape.agent.unwrap(),
});

const wholeHomeSchema = homeSchema.extend({
  descriptionHtml: z.string(),
  permitNumber: z.string().nullable().describe('Trakheesi permit of the advertisement'),
  plotSqFt: z.number().nullable(),
  furnishing: furnishingSchema.nullable(),
  completion: completionSchema.nullable(),
  developer: z.string().nullable(),
  cheques: z.int().nullable(),
  serviceChargeAedPerSqFt: z.number().nullable(),
  parking: z.int().nullable(),
  amenities: z.array(z.string()),
  photos: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  costs: homeCostsSchema
    .nullable()
    .describe('Null without a price, and where no rules of the emirate are confirmed'),
});

const filters = searchQuerySchema.shape;

const searchInput = {
  adType: adTypeSchema.describe('sale or rent'),
  text: filters.q.describe(
    'A search as people type it, in English or Arabic: "2 bed in Dubai Marina under 1.5m with pool"',
  ),
  communities: z
    .array(z.string().max(200))
    .max(10)
    .optional()
    .describe('Parts of names of communities; any of these'),
  types: z.array(unitTypeSchema).optional(),
  bedrooms: z
    .array(z.int().min(0).max(6))
    .max(7)
    .optional()
    .describe('Any of these; 0 is a studio, 6 is six or more'),
  minPriceAed: filters.minPrice.describe('Of a rent for a year'),
  maxPriceAed: filters.maxPrice.describe('Of a rent for a year'),
  minSizeSqFt: filters.minArea,
  maxSizeSqFt: filters.maxArea,
  furnishing: z.array(furnishingSchema).optional(),
  completion: completionSchema.optional(),
  sort: sortSchema.optional(),
  page: z.int().min(1).max(1_000).optional(),
};

export function addHomeTools(server: McpServer, context: ToolContext): void {
  const { rpc, origin } = context;
  server.registerTool(
    'search_homes',
    {
      title: 'Search homes',
      description: 'Finds homes for sale or for rent by a text, by filters, or by both; the newest first.',
      inputSchema: searchInput,
      outputSchema: {
        total: z.int().describe('Homes that match, on all pages'),
        page: z.int(),
        pageCount: z.int(),
        notUnderstood: z.string().describe('Words of the text that were searched for as they are'),
        homes: z.array(homeSchema),
      },
      annotations: READS_ONLY,
    },
    ({ text, communities, types, minPriceAed, maxPriceAed, minSizeSqFt, maxSizeSqFt, ...same }) =>
      runTool(context, async () => {
        const result = await rpc.request(searchProperties, {
          ...same,
          q: text,
          location: communities,
          type: types,
          minPrice: minPriceAed,
          maxPrice: maxPriceAed,
          minArea: minSizeSqFt,
          maxArea: maxSizeSqFt,
          pageSize: HOMES_PER_PAGE,
          understand: true,
        });
        return {
          total: result.total,
          page: result.page,
          pageCount: result.pageCount,
          notUnderstood: result.understood?.rest ?? '',
          homes: result.items.map((card) => toHome(card, origin)),
        };
      }),
  );
  server.registerTool(
    'show_home',
    {
      title: 'Show a home',
      description: 'A home in full, by its reference or by the last part of its address.',
      inputSchema: {
        reference: z
          .string()
          .min(1)
          .max(300)
          .describe('MZ-S-1214, or the last part of the address of the home'),
      },
      outputSchema: wholeHomeSchema.shape,
      annotations: READS_ONLY,
    },
    ({ reference }) =>
      runTool(context, async () => {
        const home = await findHome(context, reference.trim());
        // Without rules the listing is shown without costs.
        const { rules } = await rpc.request(listConfirmedRules, {}).catch(() => ({ rules: [] }));
        return toWholeHome(home, rules, origin);
      }),
  );
}

async function findHome({ rpc }: ToolContext, reference: string): Promise<Property> {
  const pagelink = reference.replace(/^.*\//, '');
  const byLink = await rpc.request(getProperty, { pagelink }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
  const home = byLink ?? (await findByReference(rpc, reference));
  if (home === undefined)
    throw new DomainError('NOT_FOUND', 'There is no home with this reference or address');
  if (home.withdrawnAt !== null) throw new DomainError('GONE', 'This home is no longer on the market');
  return home;
}

async function findByReference(rpc: ToolContext['rpc'], reference: string): Promise<Property | undefined> {
  for (const adType of adTypeSchema.options) {
    const { items } = await rpc.request(searchProperties, { adType, q: reference, pageSize: 1 });
    const [card] = items;
    if (card?.reference.toLowerCase() === reference.toLowerCase())
      return rpc.request(getProperty, { id: card.id });
  }
  return undefined;
}

function toHome(card: ListingCard, origin: string): z.input<typeof homeSchema> {
  const { reference, title, community, emirate, adType, bedrooms, bathrooms, listedAt, agent } = card;
  return {
    reference,
    title,
    community,
    emirate,
    adType,
    bedrooms,
    bathrooms,
    listedAt,
    url: `${origin}/${card.pagelink}`,
    building: card.name,
    type: card.unitType,
    sizeSqFt: card.builtUpArea,
    priceAed: card.price,
    reducedFromAed: card.reducedFrom?.price ?? null,
    photo: absolute(card.images[0], origin) ?? null,
    adviser: agent && { name: agent.name, phone: agent.phone },
  };
}

function toWholeHome(home: Property, rules: Rule[], origin: string): z.input<typeof wholeHomeSchema> {
  const { permitNumber, furnishing, developer, cheques, parking, amenities, latitude, longitude } = home;
  return {
    ...toHome(home, origin),
    permitNumber,
    furnishing,
    developer,
    cheques,
    parking,
    amenities,
    latitude,
    longitude,
    descriptionHtml: home.description,
    plotSqFt: home.plotArea,
    completion:
      home.completionStatus === null ? null : home.completionStatus === 'completed' ? 'ready' : 'off-plan',
    serviceChargeAedPerSqFt: home.serviceCharge,
    costs: homeCosts(home, rules, origin),
    photos: home.images.flatMap((image) => absolute(image, origin) ?? []),
  };
}

const absolute = (url: string | undefined, origin: string): string | undefined =>
  url?.startsWith('/') === true ? origin + url : url;
