import type { MapFeature, MapFileName, ReplacedFiles } from '@manzil/dubai/map-features';
import type { Feature } from 'geojson';
import type { GeoJSONSource, Map } from 'maplibre-gl';
import { labelled, labelPoint } from './city-features';
import { readCityFile } from './city-files';
import type { Texts } from '../../../shared/lib/texts';

interface OnDemand {
  /** The source that it fills. */
  id: string;
  file: MapFileName;
  /** Zoom from which it is visible. */
  zoom: number;
  /** Visible only where the map extends west of this longitude, in degrees. */
  westOf?: number;
  toFeature?: (feature: MapFeature) => MapFeature;
}

/** East of Abu Dhabi and west of Dubai, in degrees. */
const BETWEEN_CITIES = 54.85;

/** Data that the first view of the map does not need. */
export const ON_DEMAND: readonly OnDemand[] = [
  { id: 'landmarks', file: 'landmarks.json', zoom: 0 },
  { id: 'neighbourhoods', file: 'neighbourhoods.topojson', zoom: 10.5 },
  { id: 'neighbourhood-names', file: 'neighbourhoods.topojson', zoom: 12, toFeature: labelPoint },
  { id: 'abu-dhabi', file: 'abu-dhabi-neighbourhoods.topojson', zoom: 7, westOf: BETWEEN_CITIES },
  {
    id: 'abu-dhabi-names',
    file: 'abu-dhabi-neighbourhoods.topojson',
    zoom: 9,
    westOf: BETWEEN_CITIES,
    toFeature: labelPoint,
  },
  { id: 'islands', file: 'islands.json', zoom: 11 },
  { id: 'roads-minor', file: 'roads-minor.topojson', zoom: 12 },
  { id: 'parks', file: 'parks.geojson', zoom: 12 },
  { id: 'hospitals', file: 'hospitals.json', zoom: 13 },
];

/** Loads the rest of the city where the map first shows it. What could not be loaded is tried again when the map moves. */
export function loadOnDemand(map: Map, texts: Texts, replaced: ReplacedFiles, signal: AbortSignal): void {
  const loaded = new Set<string>();
  const look = (): void => {
    for (const { id, file, zoom, westOf = Infinity, toFeature = (each: MapFeature) => each } of ON_DEMAND) {
      if (loaded.has(id) || map.getZoom() < zoom || map.getBounds().getWest() > westOf) continue;
      loaded.add(id);
      readCityFile(file, replaced, signal).then(
        (read) => {
          const features = read.map((each): Feature => labelled(texts, toFeature(each)));
          map.getSource<GeoJSONSource>(id)?.setData({ type: 'FeatureCollection', features });
        },
        () => {
          loaded.delete(id);
        },
      );
    }
  };
  void map.once('idle', () => {
    look();
    map.on('moveend', look);
  });
}
