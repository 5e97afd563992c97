import { listAreas } from '@manzil/contracts/http/listings';
import { showPlace } from '@manzil/contracts/http/places';
import { type PlacePage } from '@manzil/contracts/listings/place-page';
import { placeSlug } from '@manzil/contracts/listings/place-slug';
import { areaSchema } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { adTypeSchema } from '@manzil/contracts/listings/vocabulary-schemas';
import { DomainError } from '@manzil/service-kit/errors';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { READS_ONLY, runTool, type ToolContext } from './run-tool.js';

const MOST_COMMUNITIES = 20;

const communitySchema = areaSchema.omit({ image: true, priceFrom: true, count: true }).extend({
  homes: z.int().describe('Homes of the agency that are on the market there'),
  priceFromAed: z.number().nullable().describe('Of the cheapest; of a rent for a year'),
});

const wholeCommunitySchema = z.object({
  url: z.string(),
  name: z.string(),
  nameArabic: z.string(),
  homes: z.int(),
  priceFromAed: z.number().nullable(),
  priceToAed: z.number().nullable(),
  medianPriceAed: z.number().nullable().describe('Of the asking prices of at least three homes'),
  medianPriceAedPerSqFt: z.number().nullable(),
  types: z.array(z.object({ type: z.string(), homes: z.int() })),
  neighbours: z.array(z.object({ name: z.string(), homes: z.int() })),
  stations: z.array(z.object({ name: z.string(), kind: z.string(), line: z.string(), km: z.number() })),
  schools: z.array(
    z.object({
      name: z.string(),
      curriculum: z.string(),
      rating: z.string(),
      ratedIn: z.string(),
      km: z.number(),
    }),
  ),
  credit: z.string(),
});

const CREDIT =
  'Distances are in a straight line from the middle of the community. Boundaries: Dubai Municipality. Stations: Roads ' +
  'and Transport Authority, Dubai. Schools: Knowledge and Human Development Authority, Dubai.';

export function addCommunityTools(server: McpServer, context: ToolContext): void {
  const { rpc } = context;
  server.registerTool(
    'list_communities',
    {
      title: 'List communities',
      description: `The ${MOST_COMMUNITIES} communities with the most homes of the agency.`,
      inputSchema: { adType: adTypeSchema.describe('sale or rent') },
      outputSchema: { communities: z.array(communitySchema) },
      annotations: READS_ONLY,
    },
    ({ adType }) =>
      runTool(context, async () => {
        const { areas } = await rpc.request(listAreas, { adType, limit: MOST_COMMUNITIES });
        const communities = areas.map(({ name, emirate, count, priceFrom }) => ({
          name,
          emirate,
          homes: count,
          priceFromAed: priceFrom,
        }));
        return { communities };
      }),
  );
  server.registerTool(
    'show_community',
    {
      title: 'Show a community',
      description:
        'What homes of the agency cost in a community, and which stations, schools and communities are near.',
      inputSchema: {
        name: z.string().min(1).max(200).describe('In English or Arabic, or a nickname such as JVC'),
        adType: adTypeSchema.describe('sale or rent'),
      },
      outputSchema: wholeCommunitySchema.shape,
      annotations: READS_ONLY,
    },
    ({ name, adType }) =>
      runTool(context, async () => toCommunity(await findPlace(context, name, adType), context)),
  );
}

/** Finds a place by any of its spellings, which redirect to its canonical slug. */
async function findPlace({ rpc }: ToolContext, name: string, adType: AdType): Promise<PlacePage> {
  const found = await rpc.request(showPlace, { place: placeSlug(name) || name, adType });
  if (!('movedTo' in found)) return found;
  const moved = await rpc.request(showPlace, { place: found.movedTo.slug, adType });
  if ('movedTo' in moved) throw new DomainError('NOT_FOUND', 'There is no such community');
  return moved;
}

function toCommunity(place: PlacePage, { origin }: ToolContext): z.input<typeof wholeCommunitySchema> {
  const { name, adType, slug, figures, stations, schools } = place;
  return {
    name,
    url: `${origin}/${adType === 'sale' ? 'buy' : 'rent'}/${slug}`,
    nameArabic: place.nameAr,
    homes: figures.count,
    priceFromAed: place.priceFrom,
    priceToAed: place.priceTo,
    medianPriceAed: figures.medianPrice,
    medianPriceAedPerSqFt: figures.medianPricePerArea,
    types: place.types.map(({ type, count }) => ({ type, homes: count })),
    neighbours: place.neighbours.map((neighbour) => ({ name: neighbour.name, homes: neighbour.count })),
    stations: stations.map(({ name: station, kind, line, km }) => ({ name: station, kind, line, km })),
    schools: schools.map(({ name: school, curriculum, rating, ratedIn, km }) => ({
      name: school,
      curriculum,
      rating,
      ratedIn,
      km,
    })),
    credit: CREDIT,
  };
}
