import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { ARABIC_SIZE } from './arabic-names';

const WATER = '#cfe3e8';
const ELSEWHERE = '#ece6da';
const LAND = '#f8f3e9';
const BORDER = '#ddd1bb';
const PARK = '#dbe5c8';
const RAIL = '#a2705f';
export const NAME_COLOURS = { ink: '#5f5646', halo: LAND };

const ROAD_NAME = '#7a6439';
const GREEN = '#56703f';
const BLUE = '#41707f';

const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as ExpressionSpecification;

/** Widths in pixels by class, of roads that have a name. */
const widths = (motorway: number, primary: number, secondary: number): ExpressionSpecification => [
  'match',
  ['get', 'class'],
  ['motorway', 'trunk'],
  motorway,
  'primary',
  primary,
  secondary,
];
const roadWidth = (edge: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  8,
  widths(1 + edge / 2, 0.4, 0.2),
  11,
  widths(2 + edge, 1.1 + edge / 2, 0.5),
  14,
  widths(5 + edge, 3.5 + edge, 2 + edge),
  17,
  widths(16 + edge, 12 + edge, 9 + edge),
];
/** Ramps and unnamed streets are thin, regardless of their class. */
const minorWidth = (edge: number): ExpressionSpecification =>
  byZoom(12, 0.6 + edge / 2, 14, 1.6 + edge, 17, 7 + edge);
const ROAD_EDGE: ExpressionSpecification = [
  'match',
  ['get', 'class'],
  ['motorway', 'trunk'],
  '#d9bc84',
  '#dccfb6',
];
const ROAD: ExpressionSpecification = [
  'match',
  ['get', 'class'],
  ['motorway', 'trunk'],
  '#f4dcae',
  '#ffffff',
];
const roads = (
  source: string,
  minzoom: number,
  width: (edge: number) => ExpressionSpecification,
): LayerSpecification[] =>
  [
    { part: 'edges', colour: ROAD_EDGE, edge: 1.5 },
    { part: 'lines', colour: ROAD, edge: 0 },
  ].map(({ part, colour, edge }) => ({
    id: `${source}-${part}`,
    type: 'line',
    source,
    minzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width(edge) },
  }));

/** The size of names in pixels, and of their images in the same proportion. */
const nameSize = (from: number, to: number): SymbolLayerSpecification['layout'] => ({
  'text-size': byZoom(9, from, 15, to),
  'icon-size': byZoom(9, from / ARABIC_SIZE, 15, to / ARABIC_SIZE),
});
const inTheLanguage: SymbolLayerSpecification['layout'] = {
  'text-field': ['get', 'label'],
  'icon-image': ['get', 'image'],
};
const inked = (colour: string | ExpressionSpecification): SymbolLayerSpecification['paint'] => ({
  'text-color': colour,
  'text-halo-color': NAME_COLOURS.halo,
  'text-halo-width': 1.5,
});

/** Landmarks of the whole city first, then landmarks of districts and of streets. */
const RANKED: FilterSpecification = [
  '<=',
  ['get', 'rank'],
  ['step', ['zoom'], 1, 12, 2, 13, 3, 14, 4],
] as unknown as FilterSpecification;

const roadNames = (source: string, minzoom: number): SymbolLayerSpecification => ({
  id: `${source}-names`,
  type: 'symbol',
  source,
  minzoom,
  layout: {
    ...inTheLanguage,
    ...nameSize(10, 13),
    'symbol-placement': 'line',
    'symbol-spacing': 320,
    'icon-rotation-alignment': 'map',
    'icon-keep-upright': true,
  },
  paint: inked(ROAD_NAME),
});

const pointNames = (
  id: string,
  {
    minzoom = 9,
    filter,
    colour,
  }: { minzoom?: number; filter?: FilterSpecification; colour: string | ExpressionSpecification },
): LayerSpecification[] => [
  {
    id: `${id}-points`,
    type: 'circle',
    source: id,
    minzoom,
    ...(filter !== undefined && { filter }),
    paint: {
      'circle-radius': byZoom(10, 2, 15, 4),
      'circle-color': colour,
      'circle-stroke-color': '#fff',
      'circle-stroke-width': 1,
    },
  },
  {
    id,
    type: 'symbol',
    source: id,
    minzoom,
    ...(filter !== undefined && { filter }),
    layout: {
      ...inTheLanguage,
      ...nameSize(10, 13),
      'text-max-width': 9,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.5,
      'icon-anchor': 'top',
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: inked(colour),
  },
];

const areaNames = (id: string, minzoom: number, known: readonly string[] = []): SymbolLayerSpecification => ({
  id,
  type: 'symbol',
  source: id,
  minzoom,
  filter: ['!', ['in', ['get', 'name'], ['literal', [...known]]]],
  layout: { ...inTheLanguage, ...nameSize(10, 13), 'text-max-width': 8 },
  paint: inked('#7d7464'),
});

const fill = (id: string, source: string, colour: string): LayerSpecification => ({
  id,
  type: 'fill',
  source,
  paint: { 'fill-color': colour },
});
const border = (id: string, source: string): LayerSpecification => ({
  id,
  type: 'line',
  source,
  paint: { 'line-color': BORDER, 'line-width': byZoom(8, 0.4, 13, 1.2) },
});

/**
 * Layers from bottom to top. Of overlapping names, the one in the higher layer is shown. `communities` are names that
 * no neighbourhood repeats.
 */
export const cityLayers = (communities: readonly string[]): LayerSpecification[] => [
  { id: 'elsewhere', type: 'background', paint: { 'background-color': ELSEWHERE } },
  fill('sea', 'sea', WATER),
  fill('ground', 'ground', ELSEWHERE),
  {
    ...fill('neighbourhoods', 'neighbourhoods', LAND),
    filter: ['!=', ['get', 'emirate'], 'Dubai'],
  } as LayerSpecification,
  fill('abu-dhabi', 'abu-dhabi', LAND),
  fill('land', 'communities', LAND),
  fill('parks', 'parks', PARK),
  border('borders', 'communities'),
  {
    ...border('neighbourhood-borders', 'neighbourhoods'),
    filter: ['!=', ['get', 'emirate'], 'Dubai'],
  } as LayerSpecification,
  border('abu-dhabi-borders', 'abu-dhabi'),
  fill('water', 'water', WATER),
  ...roads('roads-minor', 12, minorWidth),
  ...roads('roads-major', 8, roadWidth),
  {
    id: 'rail',
    type: 'line',
    source: 'rail',
    paint: { 'line-color': RAIL, 'line-width': byZoom(9, 0.8, 15, 2.5), 'line-dasharray': [4, 1.5] },
  },
  ...pointNames('hospitals', { minzoom: 13, filter: RANKED, colour: '#96443a' }),
  ...pointNames('islands', { minzoom: 11, filter: RANKED, colour: BLUE }),
  roadNames('roads-minor', 13),
  roadNames('roads-major', 11),
  areaNames('neighbourhood-names', 12, communities),
  areaNames('abu-dhabi-names', 9),
  {
    id: 'names',
    type: 'symbol',
    source: 'names',
    minzoom: 9,
    layout: {
      ...nameSize(10, 15),
      'text-field': ['get', 'name'],
      'text-max-width': 8,
      'text-anchor': 'bottom',
      'icon-image': ['get', 'arabic'],
      'icon-anchor': 'top',
      // The largest communities are named first where there is not room for all.
      'symbol-sort-key': ['-', 0, ['get', 'area']],
    },
    paint: inked(NAME_COLOURS.ink),
  },
  ...pointNames('landmarks', {
    filter: RANKED,
    colour: [
      'match',
      ['get', 'kind'],
      ['park', 'golf', 'nature', 'racecourse', 'stadium'],
      GREEN,
      ['beach', 'port'],
      BLUE,
      NAME_COLOURS.ink,
    ],
  }),
];
