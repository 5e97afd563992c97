import type { UnitKind } from './communities.js';
import type { Random } from './random.js';

const numbered = (stem: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${stem}-${String(index + 1).padStart(2, '0')}`);

const TOWERS = numbered('tower', 10);
const DETACHED = ['villa-01', 'villa-02', 'villa-03', 'villa-05', 'villa-06', 'villa-08'];
const ROWS = ['villa-04', 'villa-07'];
const CITY_LIVING = ['living-01', 'living-02', 'living-03', 'living-05', 'living-06'];
const HOUSE_LIVING = ['living-04', 'living-07', 'living-02'];
const BEDROOMS = numbered('bedroom', 5);
const KITCHENS = numbered('kitchen', 4);
const BATHS = numbered('bath', 2);
const SHARED = ['deck-01', 'deck-02', 'deck-03', 'amenity-01'];
const PLOTS = numbered('plot', 2);
const MOST_PHOTOS = 12;

const pathOf = (stem: string): string => `/uploads/demo-${stem}.webp`;

/** Site paths of 6 to 12 photos that fit the unit. The second one is what cards show. */
export function photosFor(kind: UnitKind, bedrooms: number, random: Random): string[] {
  return chooseStems(kind, bedrooms, random).map(pathOf);
}

/** Site paths of all that a card of such a unit may show. */
export function coversOf(kind: UnitKind): string[] {
  const stems =
    kind === 'Plot' || kind === 'Land'
      ? PLOTS
      : [...outsideOf(kind), ...(isHouse(kind) ? HOUSE_LIVING : CITY_LIVING)];
  return stems.map(pathOf);
}

const isHouse = (kind: UnitKind): boolean => kind === 'Villa' || kind === 'Townhouse';
const outsideOf = (kind: UnitKind): readonly string[] =>
  kind === 'Villa' ? DETACHED : kind === 'Townhouse' ? ROWS : TOWERS;

function chooseStems(kind: UnitKind, bedrooms: number, random: Random): string[] {
  if (kind === 'Plot' || kind === 'Land') {
    const [first, second] = random.some(PLOTS, 2);
    return [first, second, 'hero-03', ...random.some(DETACHED, 2), 'deck-02'].filter(
      (stem) => stem !== undefined,
    );
  }
  const house = isHouse(kind);
  const living = random.some(house ? HOUSE_LIVING : CITY_LIVING, 2);
  const front = random.some(outsideOf(kind), 2);
  // Neighbouring cards differ: some lead with the building, some with the living room.
  const opening = random.chance(0.55) ? [living[0], front[0]] : [front[0], living[0]];
  const inside = [
    ...random.some(KITCHENS, house ? 2 : 1),
    ...random.some(BEDROOMS, Math.min(Math.max(bedrooms, 1), 4)),
    ...random.some(BATHS, bedrooms > 1 ? 2 : 1),
  ];
  const plan = house ? 'floorplan-villa' : bedrooms > 1 ? 'floorplan-2bed' : 'floorplan-1bed';
  const rest = [living[1], ...inside, ...(house ? [front[1], 'deck-02'] : random.some(SHARED, 2))];
  return [...opening, ...rest.slice(0, MOST_PHOTOS - 3), plan].filter((stem) => stem !== undefined);
}
