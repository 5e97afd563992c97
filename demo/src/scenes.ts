import type { UnitKind } from './communities.js';
import { masterOf } from './photos.js';

/** Photos that could have been taken in one home on one visit. */
export interface Scene {
  kinds: readonly UnitKind[];
  /** Stems; the gallery shows one of these homes from outside, with its details. */
  outside: readonly string[];
  details?: readonly string[];
  rooms: readonly string[];
  /** Shared facilities of residents, or the neighbourhood. */
  around: readonly string[];
}

const IN_TOWERS: readonly UnitKind[] = ['Apartment', 'Penthouse', 'Duplex'];
const DAY_TOWERS = ['tower-01', 'tower-02', 'tower-06', 'tower-08'];
const GARDEN_ROOMS = ['living-04', 'kitchen-03', 'bedroom-04', 'bath-01'];

export const SCENES: readonly Scene[] = [
  {
    kinds: IN_TOWERS,
    outside: DAY_TOWERS,
    rooms: ['living-01', 'kitchen-01', 'bedroom-01'],
    around: ['deck-02', 'amenity-01'],
  },
  {
    kinds: IN_TOWERS,
    outside: DAY_TOWERS,
    rooms: ['living-05', 'kitchen-01', 'bedroom-01'],
    around: ['amenity-01', 'deck-02'],
  },
  {
    kinds: IN_TOWERS,
    outside: ['tower-03', 'tower-04', 'tower-10'],
    rooms: ['living-02', 'kitchen-02', 'bedroom-02'],
    around: ['deck-01'],
  },
  {
    kinds: IN_TOWERS,
    outside: ['tower-05'],
    rooms: ['living-06', 'bedroom-05', 'bath-02'],
    around: ['deck-03'],
  },
  {
    kinds: IN_TOWERS,
    outside: ['tower-07', 'tower-09'],
    rooms: ['living-03', 'kitchen-04', 'bedroom-03'],
    around: [],
  },
  { kinds: ['Villa'], outside: ['villa-01', 'villa-03', 'villa-06'], rooms: GARDEN_ROOMS, around: [] },
  {
    kinds: ['Villa'],
    outside: ['villa-02', 'villa-08'],
    details: ['villa-02-front', 'villa-02-drive', 'villa-08-pool', 'villa-08-arches'],
    rooms: ['living-07', 'living-07-dining', 'living-07-seating'],
    around: ['hero-03'],
  },
  {
    kinds: ['Villa'],
    outside: ['villa-05'],
    details: ['villa-05-pool', 'villa-05-terrace', 'villa-05-front'],
    rooms: [],
    around: [],
  },
  { kinds: ['Townhouse'], outside: ['villa-04'], rooms: GARDEN_ROOMS, around: [] },
  {
    kinds: ['Townhouse'],
    outside: ['villa-07'],
    details: ['villa-07-entrance', 'villa-07-windows', 'villa-07-street'],
    rooms: [],
    around: [],
  },
  {
    kinds: ['Plot', 'Land'],
    outside: ['plot-01'],
    details: ['plot-01-road', 'plot-01-posts'],
    rooms: [],
    around: [],
  },
  {
    kinds: ['Plot', 'Land'],
    outside: ['plot-02'],
    details: ['plot-02-junction', 'plot-02-homes'],
    rooms: [],
    around: ['hero-03'],
  },
];

/** Returns the covers for a card: whole photos only, so that a detail never stands beside its own whole. */
export const coversOf = ({ outside, rooms, around }: Scene): string[] =>
  [...outside, ...rooms, ...around].filter((stem) => stem === masterOf(stem));

/**
 * Stems in the order of a gallery: the cover is the second, which cards show. Where it is the building itself, a room
 * or a detail comes before it.
 */
export function galleryOf({ rooms, around, details = [] }: Scene, front: string, cover: string): string[] {
  const own = details.filter((stem) => masterOf(stem) === front);
  const others = [front, ...rooms, ...own, ...around].filter((stem) => stem !== cover);
  const [first, ...rest] = others;
  return first === undefined ? [cover] : [first, cover, ...rest];
}
