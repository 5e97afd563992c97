import { lineDecoder, type OwnPosition, type Topology, type TopologyGeometry } from './topology.js';

/** A feature of a map, in the form of GeoJSON. */
export interface MapFeature {
  type: 'Feature';
  properties: Record<string, unknown>;
  geometry:
    | { type: 'Point'; coordinates: OwnPosition }
    | { type: 'LineString'; coordinates: OwnPosition[] }
    | { type: 'Polygon'; coordinates: OwnPosition[][] }
    | { type: 'MultiPolygon'; coordinates: OwnPosition[][][] };
}

interface MapFileForm {
  geometry: readonly MapFeature['geometry']['type'][];
  /** Required string properties. */
  texts?: readonly string[];
  /** Required number properties. */
  numbers?: readonly string[];
}

/** Map files, each under the licence of its source, with the required geometry and properties. */
export const MAP_FILES = {
  'roads-major.topojson': { geometry: ['LineString'], texts: ['class'] },
  'roads-minor.topojson': { geometry: ['LineString'], texts: ['class'] },
  'water.topojson': { geometry: ['Polygon', 'MultiPolygon'], texts: ['kind'] },
  'rail.geojson': { geometry: ['LineString'], texts: ['line'] },
  'parks.geojson': { geometry: ['Polygon', 'MultiPolygon'] },
  'neighbourhoods.topojson': {
    geometry: ['Polygon', 'MultiPolygon'],
    texts: ['name', 'emirate'],
    numbers: ['labelLongitude', 'labelLatitude'],
  },
  'abu-dhabi-neighbourhoods.topojson': {
    geometry: ['Polygon', 'MultiPolygon'],
    texts: ['name', 'emirate'],
    numbers: ['labelLongitude', 'labelLatitude'],
  },
  'landmarks.json': { geometry: ['Point'], texts: ['name', 'kind'], numbers: ['rank'] },
  'islands.json': { geometry: ['Point'], texts: ['name'], numbers: ['rank'] },
  'hospitals.json': { geometry: ['Point'], texts: ['name'], numbers: ['rank'] },
} as const satisfies Record<string, MapFileForm>;

export type MapFileName = keyof typeof MAP_FILES;

/** URLs of files that replace the files of the package. */
export type ReplacedFiles = Partial<Record<MapFileName, string>>;

/**
 * Reads the features of a file: TopoJSON with one object, GeoJSON, or a list of points. Throws for another format.
 */
export function featuresOf(name: MapFileName, file: unknown): MapFeature[] {
  const features = decode(file);
  if (features.length === 0) throw new Error('has no features');
  const { geometry, texts = [], numbers = [] }: MapFileForm = MAP_FILES[name];
  for (const [index, feature] of features.entries()) {
    const { type } = feature.geometry;
    if (!geometry.includes(type)) throw new Error(`feature ${index} is a ${type}`);
    for (const key of texts)
      if (typeof feature.properties[key] !== 'string') throw new Error(`feature ${index} has no text ${key}`);
    for (const key of numbers)
      if (typeof feature.properties[key] !== 'number')
        throw new Error(`feature ${index} has no number ${key}`);
    for (const [longitude, latitude] of positionsOf(feature))
      if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
        throw new Error(`feature ${index} has a position that is none`);
  }
  return features;
}

/** All positions of a feature, of every ring and part. */
export function positionsOf({ geometry }: MapFeature): readonly OwnPosition[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'LineString') return geometry.coordinates;
  return ringsOf(geometry).flat();
}

/** The rings of polygons: outlines and holes. */
export function ringsOf(geometry: MapFeature['geometry']): OwnPosition[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function decode(file: unknown): MapFeature[] {
  const { type, features, ...lists } = file as Record<string, unknown>;
  if (type === 'Topology') {
    const topology = file as Topology;
    const lineOf = lineDecoder(topology);
    return Object.values(topology.objects).flatMap(({ geometries }) =>
      geometries.map((geometry) => ({
        type: 'Feature' as const,
        properties: geometry.properties ?? {},
        geometry: toGeometry(geometry, lineOf),
      })),
    );
  }
  if (type === 'FeatureCollection') return features as MapFeature[];
  const [points = []] = Object.values(lists) as ({ longitude: number; latitude: number } & object)[][];
  return points.map(({ longitude, latitude, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
}

function toGeometry(
  geometry: TopologyGeometry,
  lineOf: (numbers: readonly number[]) => OwnPosition[],
): MapFeature['geometry'] {
  switch (geometry.type) {
    case 'LineString':
      return { type: 'LineString', coordinates: lineOf(geometry.arcs) };
    case 'Polygon':
      return { type: 'Polygon', coordinates: geometry.arcs.map(lineOf) };
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: geometry.arcs.map((rings) => rings.map(lineOf)) };
  }
}
