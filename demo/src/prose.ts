import type { Community, UnitKind } from './communities.js';
import type { Random } from './random.js';

export interface Unit {
  kind: UnitKind;
  isSale: boolean;
  bedrooms: number;
  bathrooms: number;
  area: number;
  plotArea: number | null;
  floor: number;
  place: string;
  community: Community;
  view: string;
  furnished: boolean;
  offPlan: boolean;
  /** The year of the handover of a home that is off-plan. */
  handoverYear: number;
  facilities: readonly string[];
  cheques: number;
}

const NUMBERS = [
  'Studio',
  'One-bedroom',
  'Two-bedroom',
  'Three-bedroom',
  'Four-bedroom',
  'Five-bedroom',
  'Six-bedroom',
  'Seven-bedroom',
];

const isLand = ({ kind }: Unit): boolean => kind === 'Plot' || kind === 'Land';
const isHouse = ({ kind }: Unit): boolean => kind === 'Villa' || kind === 'Townhouse';
const sized = (area: number): string => Math.round(area).toLocaleString('en-GB');

export function titleFor(unit: Unit, random: Random): string {
  const { community, view, floor, furnished, offPlan, kind } = unit;
  if (isLand(unit)) {
    return random.pick([
      `${sized(unit.plotArea ?? unit.area)} sq ft of building land in ${community.name}`,
      `Residential plot facing ${view}, ${community.name}`,
      `Serviced plot near ${random.pick(community.nearby)}`,
    ]);
  }
  const what = unit.bedrooms === 0 ? 'Studio' : `${NUMBERS[unit.bedrooms] ?? 'Large'} ${kind.toLowerCase()}`;
  const endings = [
    `with a view of ${view}`,
    `near ${random.pick(community.nearby)}`,
    ...(furnished ? ['furnished and ready'] : []),
    ...(offPlan ? [`due for handover in ${unit.handoverYear}`] : []),
    ...(isHouse(unit)
      ? ['with a private garden', 'on a quiet corner']
      : [`on floor ${floor}`, 'with a full-width balcony']),
  ];
  return `${what} ${random.pick(endings)}`;
}

/** Three to five short paragraphs and a list, chosen to fit the unit. */
export function describe(unit: Unit, random: Random): string {
  const paragraphs = isLand(unit)
    ? [landOpening(unit, random), unit.community.setting, closing(unit, random)]
    : [opening(unit, random), rooms(unit, random), around(unit, random), closing(unit, random)];
  const points = keyFeatures(unit).map((feature) => `<li>${feature}</li>`);
  return `${paragraphs.map((text) => `<p>${text}</p>`).join('')}<ul>${points.join('')}</ul>`;
}

function opening(unit: Unit, random: Random): string {
  const { place, community, floor, view, area } = unit;
  if (isHouse(unit)) {
    return random.pick([
      `Set back from the road in ${place}, this ${unit.kind.toLowerCase()} looks out on ${view} and gets the morning sun in the kitchen.`,
      `A ${sized(area)} sq ft ${unit.kind.toLowerCase()} in ${place}, kept by one family and looked after with care. It faces ${view}.`,
      `${place} is one of the calmer corners of ${community.name}, and this home makes the most of it: ${view} in front, no neighbours looking in behind.`,
      `From the street it is modest; inside, ${sized(area)} sq ft open towards ${view}.`,
    ]);
  }
  return random.pick([
    `On floor ${floor} of ${place}, with ${view} in every window of the living room.`,
    `A ${sized(area)} sq ft home in ${place} that feels larger than its figures: the plan wastes nothing on corridors.`,
    `Floor ${floor} is high enough for ${view} and low enough to hear nothing of the road. The building is ${place}, well run and well liked.`,
    `${place} was finished with more care than most towers of its age, and this unit shows it. The balcony looks on to ${view}.`,
    `Light from two sides, ${view} ahead and a plan that a family can grow into: this is one of the better lines in ${place}.`,
  ]);
}

function rooms(unit: Unit, random: Random): string {
  const { bedrooms, bathrooms, furnished } = unit;
  if (bedrooms === 0) {
    return random.pick([
      'The sleeping area sits behind a half wall, the kitchen has a full-size fridge and the bathroom has a window.',
      'One room, planned properly: wardrobes along one side, a kitchen that closes off and space for a table.',
    ]);
  }
  const living = random.pick([
    'The kitchen is closed off enough to cook in and open enough to talk across.',
    'The living room takes a long sofa and a table for eight without trying.',
    'There is a store room, a laundry cupboard and more wardrobe space than most people need.',
    'Floors are stone in the living areas and oak in the bedrooms; the kitchen was renewed two years ago.',
  ]);
  const ensuite =
    bathrooms > bedrooms
      ? 'each bedroom has its own bathroom, and guests have theirs'
      : 'the main bedroom has its own bathroom';
  const word =
    bedrooms === 1
      ? 'The bedroom fits a king-size bed and a desk'
      : `All ${bedrooms} bedrooms are doubles; ${ensuite}`;
  const furniture = furnished ? ' It comes furnished, down to the linen.' : '';
  return `${living} ${word}.${furniture}`;
}

function around(unit: Unit, random: Random): string {
  const [first, second] = random.some(unit.community.nearby, 2);
  return `${unit.community.setting} ${random.pick(['Close by', 'Within ten minutes', 'On foot'])}: ${first} and ${second}.`;
}

function landOpening(unit: Unit, random: Random): string {
  const size = sized(unit.plotArea ?? unit.area);
  return random.pick([
    `A level plot of ${size} sq ft with road access and services at the boundary, facing ${unit.view}.`,
    `${size} sq ft in ${unit.place}, zoned residential and free of obligations. The outlook is towards ${unit.view}.`,
    `One of the last plots of this size in ${unit.place}: ${size} sq ft, regular in shape and ready to build on.`,
  ]);
}

function closing(unit: Unit, random: Random): string {
  if (unit.offPlan)
    return `The developer’s payment plan can be taken over; handover is expected in ${unit.handoverYear} and we will show you the escrow account before you sign anything.`;
  if (unit.isSale) {
    return random.pick([
      'The title deed is clear and the owner can transfer within three weeks.',
      'Vacant on transfer. We hold the keys and can show it on any day, with a few hours’ notice.',
      'The tenant’s contract ends this year and notice has been served, so an end user can plan a move.',
      'Sold by the owner, for whom we also found their next home; there is no chain.',
    ]);
  }
  return random.pick([
    `Available now, in up to ${unit.cheques} cheques. Small pets are welcome with the landlord’s consent.`,
    `Ready from the first of next month. The landlord takes ${unit.cheques} cheques and answers the phone.`,
    'The contract is for a year, renewable, and maintenance is the landlord’s. We register the Ejari for you.',
  ]);
}

function keyFeatures(unit: Unit): string[] {
  if (isLand(unit))
    return [
      `Plot of ${sized(unit.plotArea ?? unit.area)} sq ft`,
      `${unit.place}, ${unit.community.name}`,
      'Water, power and drainage at the boundary',
    ];
  return [
    unit.bedrooms === 0
      ? 'Studio'
      : `${unit.bedrooms} bedroom${unit.bedrooms > 1 ? 's' : ''}, ${unit.bathrooms} bathroom${unit.bathrooms > 1 ? 's' : ''}`,
    `${sized(unit.area)} sq ft${unit.plotArea === null ? '' : ` on a plot of ${sized(unit.plotArea)} sq ft`}`,
    ...unit.facilities.slice(0, 3),
  ];
}
