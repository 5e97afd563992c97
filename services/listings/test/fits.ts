import { listOf, searchQuerySchema } from '@manzil/contracts/listings/search';
import type { z } from 'zod';
import { pointsOf } from '../src/search/near-points.js';
import type { PropertyEntity } from '../src/property/property.entity.js';

type Range = [min: number | undefined, max: number | undefined];

/** Inclusive limits; an unstated value only matches without limits. */
const between = (value: number | null, [min, max]: Range): boolean =>
  (min === undefined && max === undefined) ||
  (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity));

const agentKeysOf = ({ agent }: PropertyEntity): [licence: string, slug: string] => [
  agent?.licence ?? '',
  (agent?.name ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') ||
    (agent?.name ?? ''),
];

/** Caches the result of `find` per object, because searches need it thousands of times. */
function once<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const found = new WeakMap<K, V>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}

const wordsOfDetails = once(
  ({ description, amenities, titleAr, descriptionAr }: PropertyEntity): string[] => {
    const arabic = `${titleAr ?? ''} ${descriptionAr ?? ''}`.replace(/<[^>]*>|،/g, ' ').split(/\s+/);
    const texts = [description.replace(/<[^>]*>|&\w+;/g, ' '), ...amenities].map((text) =>
      text.toLowerCase(),
    );
    return [
      ...texts.flatMap((text) => [...text.split(/[\s,.]+/), ...text.split(/[\s,.'-]+/)]),
      ...arabic.flatMap((word) => [word, word.replace(/^[وفبك]?ال(?=.{3})/, '')]),
    ];
  },
);
const parsed = once((given: z.input<typeof searchQuerySchema>) => searchQuerySchema.parse(given));

const beginsAny = (words: string[], typed: string): boolean => {
  const word = typed.replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, '');
  return word !== '' && words.some((each) => (word.length < 3 ? each === word : each.startsWith(word)));
};

const keyOf = (text: string): string => text.toLowerCase().replace(/[ _./#-]/g, '');

const refersTo = (q: string, { reference, permitNumber }: PropertyEntity): boolean =>
  /\d/.test(q) &&
  (keyOf(q) === keyOf(reference) ||
    keyOf(q) === keyOf(permitNumber ?? '') ||
    (/^(?=.*[a-z])[a-z0-9]{3,}$/.test(q) && keyOf(reference).startsWith(q)));

const COMPLETION = { completed: 'ready', off_plan: 'off-plan' } as const;

type Query = z.output<typeof searchQuerySchema>;

/** Winding number: seen from a point within a polygon, its sides turn once around. */
function isInPolygon(corners: NonNullable<Query['polygon']>, longitude: number, latitude: number): boolean {
  const angles = corners.map(([x, y]) => Math.atan2(y - latitude, x - longitude));
  const turned = angles.reduce((sum, angle, index) => {
    const turn = (angles[(index + 1) % angles.length] ?? angle) - angle;
    return sum + (turn > Math.PI ? turn - 2 * Math.PI : turn <= -Math.PI ? turn + 2 * Math.PI : turn);
  }, 0);
  // Even-odd rule: an area that the sides surround twice is outside.
  return Math.round(Math.abs(turned) / (2 * Math.PI)) % 2 === 1;
}

function isInCircle(
  { longitude, latitude, km }: NonNullable<Query['circle']>,
  x: number,
  y: number,
): boolean {
  const east = (x - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(east, (y - latitude) * 111.2) <= km;
}

export function isInArea(
  { latitude, longitude }: Pick<PropertyEntity, 'latitude' | 'longitude'>,
  {
    bounds,
    polygon,
    circle,
    near,
    nearMinutes,
  }: Pick<Query, 'bounds' | 'polygon' | 'circle' | 'near' | 'nearMinutes'>,
): boolean {
  if ([bounds, polygon, circle, near].every((each) => each === undefined)) return true;
  if (latitude === null || longitude === null) return false;
  return (
    between(longitude, [bounds?.west, bounds?.east]) &&
    between(latitude, [bounds?.south, bounds?.north]) &&
    (polygon === undefined || isInPolygon(polygon, longitude, latitude)) &&
    (circle === undefined || isInCircle(circle, longitude, latitude)) &&
    [near ?? []].flat().every((each) =>
      // 80 metres a minute, on a way 1.3 times as long as the straight line.
      pointsOf(each).some((point) =>
        isInCircle(
          { ...point, km: nearMinutes === undefined ? 1 : (nearMinutes * 0.08) / 1.3 },
          longitude,
          latitude,
        ),
      ),
    )
  );
}

/** The rules of the Buy and Rent pages, implemented as simply as possible. */
export const fits = (listing: PropertyEntity, given: z.input<typeof searchQuerySchema>): boolean => {
  const query = parsed(given);
  if (listing.withdrawnAt !== null || listing.adType !== query.adType) return false;
  const part = listing.subCommunity ?? '';
  const text = [listing.name, listing.title, listing.emirate, listing.community, part]
    .join(' ')
    .toLowerCase();
  const details = wordsOfDetails(listing);
  const q = (query.q ?? '').toLowerCase();
  const place = [listing.name, listing.emirate, listing.community, part].join(' ').trimEnd().toLowerCase();
  const { price, bedrooms, unitType, furnishing, completionStatus, tenure, handoverYear, cheques } = listing;
  const [licence, slug] = agentKeysOf(listing);
  const wanted = (listOf(query.agent) ?? []).filter((key) => key !== '');
  const times = query.adType === 'rent' && query.pricePeriod === 'monthly' ? 12 : 1;
  const prices = [query.minPrice, query.maxPrice].map((limit) => limit && limit * times) as Range;
  return (
    isInArea(listing, query) &&
    (q.split(/\s+/).every((word) => text.includes(word) || beginsAny(details, word)) ||
      refersTo(q, listing)) &&
    (listOf(query.location) ?? query.statedLocation ?? ['']).some((part) =>
      place.includes(part.toLowerCase()),
    ) &&
    !(query.noLocation ?? []).some((part) => place.includes(part.toLowerCase())) &&
    (listOf(query.community) ?? [listing.community]).includes(listing.community) &&
    (listOf(query.type) === undefined || (unitType !== null && [query.type].flat().includes(unitType))) &&
    between(price, prices) &&
    (listOf(query.bedrooms) === undefined ||
      [query.bedrooms]
        .flat()
        .some((wanted) => (wanted === 6 && bedrooms !== null && bedrooms > 6) || wanted === bedrooms)) &&
    between(listing.bathrooms, [query.minBathrooms, undefined]) &&
    between(listing.builtUpArea, [query.minArea, query.maxArea]) &&
    between(listing.plotArea, [query.minPlotArea, query.maxPlotArea]) &&
    (listOf(query.furnishing) === undefined ||
      (furnishing !== null && [query.furnishing].flat().includes(furnishing))) &&
    (query.completion === undefined ||
      (completionStatus !== null && COMPLETION[completionStatus] === query.completion)) &&
    (listOf(query.tenure) === undefined || (tenure !== null && [query.tenure].flat().includes(tenure))) &&
    (listOf(query.handoverYear) === undefined ||
      (handoverYear !== null && [query.handoverYear].flat().includes(handoverYear))) &&
    (listOf(query.amenities) ?? []).every((name) => listing.amenities.includes(name)) &&
    (query.anyAmenities ?? []).every((names) => names.some((name) => listing.amenities.includes(name))) &&
    !(query.noAmenities ?? []).some((name) => listing.amenities.includes(name)) &&
    (listOf(query.developer) === undefined ||
      (listing.developer !== null && [query.developer].flat().includes(listing.developer))) &&
    (query.maxCheques === undefined || (cheques !== null && cheques > 0 && cheques <= query.maxCheques)) &&
    (query.hasPermit === undefined || (listing.permitNumber !== null) === query.hasPermit) &&
    (query.hasFloorPlan === undefined || listing.floorPlans.length > 0 === query.hasFloorPlan) &&
    (wanted.length === 0 ||
      wanted.includes(licence) ||
      (wanted.includes(slug) && (licence === '' || !wanted.some((key) => /\d/.test(key))))) &&
    (query.featured === undefined || listing.featured === query.featured)
  );
};
