type Light = 'day' | 'late sun' | 'dusk' | 'night';

/** Floors, walls and furniture that belong to one home; pictures of the outside belong to none. */
type Interior = 'oak' | 'sage' | 'terracotta' | 'marble' | 'garden' | 'slats';

export interface DemoPhoto {
  /** File name without its ending. */
  stem: string;
  light: Light;
  /** Null for outdoor areas and areas shared by the residents. */
  interior: Interior | null;
}

const photo =
  (light: Light, interior: Interior | null) =>
  (stem: string): [string, DemoPhoto] => [stem, { stem, light, interior }];

/** Each demo photo that a listing may show, by its stem. A name such as `villa-05-pool` is a detail of `villa-05`. */
export const PHOTOS: ReadonlyMap<string, DemoPhoto> = new Map([
  ...['tower-01', 'tower-02', 'tower-06', 'tower-08', 'deck-02', 'amenity-01'].map(photo('day', null)),
  ...['villa-01', 'villa-03', 'villa-04', 'villa-06'].map(photo('day', null)),
  ...['plot-01', 'plot-01-posts', 'plot-01-road'].map(photo('day', null)),
  ...['living-01', 'living-05', 'kitchen-01', 'bedroom-01'].map(photo('day', 'oak')),
  ...['living-04', 'kitchen-03', 'bedroom-04', 'bath-01'].map(photo('day', 'garden')),
  ...['tower-03', 'tower-04', 'tower-10', 'deck-01'].map(photo('late sun', null)),
  ...['villa-02', 'villa-02-front', 'villa-02-drive'].map(photo('late sun', null)),
  ...['villa-08', 'villa-08-pool', 'villa-08-arches'].map(photo('late sun', null)),
  ...['plot-02', 'plot-02-junction', 'plot-02-homes', 'hero-03'].map(photo('late sun', null)),
  ...['living-02', 'kitchen-02', 'bedroom-02'].map(photo('late sun', 'sage')),
  ...['living-07', 'living-07-dining', 'living-07-seating'].map(photo('late sun', 'slats')),
  ...['tower-05', 'deck-03'].map(photo('dusk', null)),
  ...['villa-05', 'villa-05-pool', 'villa-05-terrace', 'villa-05-front'].map(photo('dusk', null)),
  ...['villa-07', 'villa-07-entrance', 'villa-07-street', 'villa-07-windows'].map(photo('dusk', null)),
  ...['living-06', 'bedroom-05', 'bath-02'].map(photo('dusk', 'marble')),
  ...['tower-07', 'tower-09'].map(photo('night', null)),
  ...['living-03', 'kitchen-04', 'bedroom-03'].map(photo('night', 'terracotta')),
]);

/** The photo that this one is a detail of, or itself. */
export const masterOf = (stem: string): string => stem.split('-').slice(0, 2).join('-');

export const pathOf = (stem: string): string => `/uploads/demo-${stem}.webp`;

export const stemOf = (path: string): string => path.replace('/uploads/demo-', '').replace('.webp', '');
