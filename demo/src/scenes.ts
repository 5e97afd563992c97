import type { DemoListing } from './make-listing.js';

type HomeClass = Exclude<DemoListing['kind'], 'Plot' | 'Land'> | 'Studio' | 'Land';

/** Photos that are consistent with one home and one visit. */
export interface Scene {
  classes: readonly HomeClass[];
  /** Stems; the gallery shows one of these exteriors. */
  outside: readonly string[];
  /** Rooms; never shared with a scene of another class. */
  rooms: readonly string[];
  /** Shared facilities of residents, or the neighbourhood. */
  around: readonly string[];
}

const DAY_TOWERS = ['tower-01', 'tower-02', 'tower-06', 'tower-08'];
const EVENING_TOWERS = ['tower-03', 'tower-04', 'tower-10'];

export const SCENES: readonly Scene[] = [
  {
    classes: ['Studio'],
    outside: DAY_TOWERS,
    rooms: ['living-05', 'bedroom-01'],
    around: ['deck-02', 'amenity-01'],
  },
  { classes: ['Studio'], outside: EVENING_TOWERS, rooms: ['bedroom-02'], around: ['deck-01'] },
  { classes: ['Studio'], outside: ['tower-05'], rooms: ['bedroom-05'], around: ['deck-03'] },
  {
    classes: ['Apartment'],
    outside: DAY_TOWERS,
    rooms: ['living-01', 'kitchen-01'],
    around: ['deck-02', 'amenity-01'],
  },
  {
    classes: ['Apartment'],
    outside: EVENING_TOWERS,
    rooms: ['living-02', 'kitchen-02'],
    around: ['deck-01'],
  },
  {
    classes: ['Penthouse'],
    outside: ['tower-05'],
    rooms: ['living-06', 'bath-02'],
    around: ['deck-03', 'hero-01'],
  },
  {
    classes: ['Duplex'],
    outside: ['tower-07', 'tower-09'],
    rooms: ['living-03', 'kitchen-04', 'bedroom-03'],
    around: [],
  },
  {
    classes: ['Villa'],
    outside: ['villa-01', 'villa-03', 'villa-06'],
    rooms: ['living-04', 'bedroom-04'],
    around: [],
  },
  { classes: ['Villa'], outside: ['villa-02', 'villa-08'], rooms: ['living-07'], around: ['hero-03'] },
  { classes: ['Villa'], outside: ['villa-05'], rooms: [], around: ['deck-03', 'hero-01'] },
  { classes: ['Townhouse'], outside: ['villa-04'], rooms: ['kitchen-03', 'bath-01'], around: [] },
  { classes: ['Townhouse'], outside: ['villa-07'], rooms: [], around: ['deck-03', 'hero-01'] },
  { classes: ['Land'], outside: ['plot-01'], rooms: [], around: [] },
  { classes: ['Land'], outside: ['plot-02'], rooms: [], around: ['hero-03'] },
];

export function classOf({ kind, bedrooms }: Pick<DemoListing, 'kind' | 'bedrooms'>): HomeClass {
  if (kind === 'Plot' || kind === 'Land') return 'Land';
  return kind === 'Apartment' && bedrooms === 0 ? 'Studio' : kind;
}

export const coversOf = ({ outside, rooms, around }: Scene): string[] => [...outside, ...rooms, ...around];

/** Stems in gallery order: a room first, then the cover, which cards show. */
export function galleryOf({ rooms, around }: Scene, front: string, cover: string): string[] {
  const others = [...rooms, front, ...around].filter((stem) => stem !== cover);
  const [first, ...rest] = others;
  return first === undefined ? [cover] : [first, cover, ...rest];
}
