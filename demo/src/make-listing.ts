import { AGENTS, type DemoAgent } from './agents.js';
import { COMMUNITIES, type Community, type UnitKind } from './communities.js';
import { floorPlansOf } from './floor-plans.js';
import { describe, titleFor, type Unit } from './prose.js';
import type { Random } from './random.js';

export interface DemoListing extends Unit {
  reference: string;
  title: string;
  description: string;
  price: number | null;
  /** The price as the feed quotes it; monthly for some rents. */
  quoted: { amount: number; frequency: string } | null;
  featured: boolean;
  tenure: string;
  /** Empty for a home that is ready. */
  handover: string;
  photos: string[];
  floorPlans: string[];
  agent: DemoAgent;
  permit: string;
  latitude: number;
  longitude: number;
  parking: number;
  listedAt: Date;
  updatedAt: Date;
}

const NEWEST = Date.UTC(2026, 10, 15, 8);
const DAY = 86_400_000;

const BEDROOMS: Record<UnitKind, readonly number[]> = {
  Apartment: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3],
  Penthouse: [3, 4, 4, 5],
  Duplex: [2, 3, 3, 4],
  Townhouse: [2, 3, 3, 4],
  Villa: [3, 4, 4, 5, 5, 6, 7],
  Plot: [0],
  Land: [0],
};

/** Multipliers of a community's base price per sq ft. */
const TYPE_FACTOR: Record<UnitKind, number> = {
  Apartment: 1,
  Penthouse: 1.55,
  Duplex: 1.15,
  Townhouse: 0.9,
  Villa: 1.05,
  Plot: 0.3,
  Land: 0.26,
};

const TOWER_FACILITIES = [
  'Balcony',
  'Shared Pool',
  'Shared Gym',
  'Covered Parking',
  'Built in Wardrobes',
  'Concierge',
  'Security',
  'Central A/C',
  "Children's Play Area",
  'Walk-in Closet',
  'Study',
  'View of Water',
];
const HOUSE_FACILITIES = [
  'Private Garden',
  "Maid's Room",
  'Private Pool',
  'Covered Parking',
  'Built in Wardrobes',
  'Central A/C',
  'Security',
  "Children's Play Area",
  'Barbecue Area',
  'Study',
  'Pets Allowed',
];

/** A listing without its photos, which are chosen when all listings are known. */
export function makeListing(number: number, isSale: boolean, random: Random): Omit<DemoListing, 'photos'> {
  const community = communityFor(isSale, random);
  const kind = kindFor(community, isSale, random);
  const isLand = kind === 'Plot' || kind === 'Land';
  const isHouse = kind === 'Villa' || kind === 'Townhouse';
  const bedrooms = random.pick(BEDROOMS[kind]);
  const area = areaFor(kind, bedrooms, random);
  const unit: Unit = {
    kind,
    isSale,
    bedrooms,
    area,
    community,
    bathrooms: isLand ? 0 : Math.max(1, bedrooms + random.between(0, 1)),
    plotArea: isLand ? area : isHouse ? Math.round(area * (1.3 + random.next())) : null,
    floor: random.between(3, 42),
    place: random.pick(community.places),
    view: random.pick(community.views),
    furnished: !isLand && random.chance(isSale ? 0.12 : 0.35),
    offPlan: isSale && !isLand && random.chance(0.12),
    facilities: isLand
      ? []
      : random.some(isHouse ? HOUSE_FACILITIES : TOWER_FACILITIES, random.between(4, 8)),
    cheques: random.pick([1, 2, 4, 4, 6, 12]),
    handoverYear: 2027 + (number % 3 === 0 ? 1 : 0),
  };
  const parking = isLand ? 0 : Math.min(4, Math.max(1, Math.ceil(bedrooms / 2)));
  const listedAt = new Date(NEWEST - Math.floor(random.next() ** 1.6 * 420 * DAY));
  const price = priceFor(unit, random);
  const onApplication = isSale && random.chance(price > 25_000_000 ? 0.5 : 0.01);
  const title = titleFor(unit, random);
  const description = describe(unit, random);
  return {
    ...unit,
    facilities: [...unit.facilities, ...conditionsOf(unit, number, description)],
    reference: `MZ-${isSale ? 'S' : 'R'}-${1000 + number}`,
    title,
    description,
    tenure: isSale ? (LEASEHOLD.has(community.name) ? 'Leasehold' : 'Freehold') : '',
    handover: unit.offPlan ? `Q${1 + (number % 4)} ${unit.handoverYear}` : '',
    price: onApplication ? null : price,
    quoted: onApplication ? null : quoteFor(price, isSale, random),
    featured: random.chance(0.1),
    floorPlans: floorPlansOf(unit, parking),
    agent: random.pick(AGENTS),
    permit: `71${String(random.between(10_000_000, 99_999_999))}`,
    latitude: round(community.latitude + (random.next() - 0.5) * 0.012, 5),
    longitude: round(community.longitude + (random.next() - 0.5) * 0.012, 5),
    parking,
    listedAt,
    updatedAt: new Date(Math.min(NEWEST, listedAt.getTime() + random.between(0, 60) * DAY)),
  };
}

/** Communities where the demo sells rights of use for 99 years. */
const LEASEHOLD = new Set(['Dubai Silicon Oasis', 'Al Barsha', 'Mirdif']);
const HIGH_FLOOR = 25;

/** How a home is let, paid for and cooled, in accord with its description. */
function conditionsOf(unit: Unit, number: number, description: string): string[] {
  const { kind, bedrooms, floor, furnished, offPlan } = unit;
  const isTower = kind === 'Apartment' || kind === 'Penthouse' || kind === 'Duplex';
  const conditions: [name: string, applies: boolean][] = [
    ['Vacant', /Vacant on transfer|Available now/.test(description) && kind !== 'Plot' && kind !== 'Land'],
    ['Tenanted', description.includes('The tenant’s contract') && kind !== 'Plot' && kind !== 'Land'],
    ['High floor', isTower && floor >= HIGH_FLOOR],
    ['Chiller free', isTower && number % 4 === 0],
    ['Hotel apartment', kind === 'Apartment' && furnished && bedrooms <= 2 && number % 2 === 0],
    ['Payment plan', offPlan],
  ];
  return conditions.filter(([, applies]) => applies).map(([name]) => name);
}

function communityFor(isSale: boolean, random: Random): Community {
  const community = random.pick(COMMUNITIES);
  return !isSale && community.types.every((kind) => kind === 'Plot' || kind === 'Land')
    ? communityFor(isSale, random)
    : community;
}

/** The first type of a community is the most frequent; land is never for rent. */
function kindFor(community: Community, isSale: boolean, random: Random): UnitKind {
  const kinds = community.types.filter((kind) => isSale || (kind !== 'Plot' && kind !== 'Land'));
  const [usual] = kinds;
  return usual !== undefined && random.chance(0.55) ? usual : random.pick(kinds);
}

function areaFor(kind: UnitKind, bedrooms: number, random: Random): number {
  const spread = 0.85 + random.next() * 0.4;
  if (kind === 'Plot' || kind === 'Land') return Math.round(random.between(5, 22) * 1000 * spread);
  const base =
    kind === 'Villa'
      ? 1400 + bedrooms * 850
      : kind === 'Townhouse'
        ? 900 + bedrooms * 480
        : 420 + bedrooms * 420;
  return Math.round(base * spread * (kind === 'Penthouse' ? 1.5 : 1));
}

function priceFor({ kind, isSale, area, community, offPlan, furnished }: Unit, random: Random): number {
  const perSqFt = (isSale ? community.salePrice : community.rentPrice) * TYPE_FACTOR[kind];
  const factor = (0.86 + random.next() * 0.3) * (offPlan ? 0.93 : 1) * (furnished ? 1.08 : 1);
  const step = isSale ? 5_000 : 1_000;
  return Math.round((perSqFt * area * factor) / step) * step;
}

function quoteFor(price: number, isSale: boolean, random: Random): { amount: number; frequency: string } {
  if (!isSale && random.chance(0.08))
    return { amount: Math.round(price / 12 / 50) * 50, frequency: 'per month' };
  return { amount: price, frequency: isSale ? '' : random.pick(['per year', 'Yearly']) };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
