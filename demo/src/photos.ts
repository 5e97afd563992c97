type Light = 'day' | 'late sun' | 'dusk' | 'night';

/** Interior style of one home; outdoor photos have none. */
type Interior = 'oak' | 'sage' | 'terracotta' | 'marble' | 'garden' | 'slats';

export interface DemoPhoto {
  /** File name without its extension. */
  stem: string;
  light: Light;
  /** Null for outdoor and shared areas. */
  interior: Interior | null;
}

const photo =
  (light: Light, interior: Interior | null) =>
  (stem: string): [string, DemoPhoto] => [stem, { stem, light, interior }];

/** Each demo photo that a listing may show, by its stem. */
export const PHOTOS: ReadonlyMap<string, DemoPhoto> = new Map([
  ...['tower-01', 'tower-02', 'tower-06', 'tower-08', 'deck-02', 'amenity-01'].map(photo('day', null)),
  ...['villa-01', 'villa-03', 'villa-04', 'villa-06'].map(photo('day', null)),
  ...['plot-01'].map(photo('day', null)),
  ...['living-01', 'living-05', 'kitchen-01', 'bedroom-01'].map(photo('day', 'oak')),
  ...['living-04', 'kitchen-03', 'bedroom-04', 'bath-01'].map(photo('day', 'garden')),
  ...['tower-03', 'tower-04', 'tower-10', 'deck-01'].map(photo('late sun', null)),
  ...['villa-02', 'villa-08'].map(photo('late sun', null)),
  ...['plot-02', 'hero-03'].map(photo('late sun', null)),
  ...['living-02', 'kitchen-02', 'bedroom-02'].map(photo('late sun', 'sage')),
  ...['living-07'].map(photo('late sun', 'slats')),
  ...['tower-05', 'deck-03', 'hero-01', 'villa-05', 'villa-07'].map(photo('dusk', null)),
  ...['living-06', 'bedroom-05', 'bath-02'].map(photo('dusk', 'marble')),
  ...['tower-07', 'tower-09'].map(photo('night', null)),
  ...['living-03', 'kitchen-04', 'bedroom-03'].map(photo('night', 'terracotta')),
]);

export const pathOf = (stem: string): string => `/uploads/demo-${stem}.webp`;

export const stemOf = (path: string): string => path.replace('/uploads/demo-', '').replace('.webp', '');
