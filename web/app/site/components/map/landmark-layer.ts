import schoolsUrl from '@manzil/dubai/data/schools.json?url';
import type { School, Station } from '@manzil/dubai/landmarks';
import { neighbours } from '@manzil/dubai/travel-time';
import type { Feature } from 'geojson';
import type { Map, MapMouseEvent } from 'maplibre-gl';
import { readOpenData, readStations } from '../../lib/open-data';
import { showOnClick } from './show-on-click';
import { knownName, nameIn } from '../../../shared/lib/listing-labels';
import type { Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mapTexts from '../../../texts/en/on-demand/map';

export type Landmark = 'stations' | 'schools';

const LINES: Record<string, string> = {
  'Red Line': '#b3122f',
  'Green Line': '#3f7d20',
  'Dubai Tram': '#c26a00',
  'Palm Monorail': '#6b4a9e',
};
const OTHER_LINE = '#1f6f78';
const SCHOOL = '#8a3324';
/** There are many schools, which cover each other on a smaller map. */
const SCHOOLS_FROM = 9.5;

/** Draws stations with their lines, or schools; a click on one shows its name. Returns a function that removes them. */
export async function addLandmarks(
  texts: Texts,
  map: Map,
  kind: Landmark,
  { signal, mayShow }: { signal: AbortSignal; mayShow?: (event: MapMouseEvent) => boolean },
): Promise<() => void> {
  const features =
    kind === 'stations'
      ? stationFeatures(texts, await readStations(signal))
      : (await readOpenData<School[]>(schoolsUrl, signal)).map((school) => schoolFeature(texts, school));
  if (signal.aborted) return () => undefined;
  const layers = [kind, `${kind}-lines`];
  map.addSource(kind, {
    type: 'geojson',
    attribution: onDemandTexts(mapTexts, texts).credits[kind],
    data: { type: 'FeatureCollection', features },
  });
  map.addLayer({
    id: `${kind}-lines`,
    type: 'line',
    source: kind,
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': ['get', 'colour'], 'line-width': 2.5, 'line-opacity': 0.65 },
  });
  map.addLayer({
    id: kind,
    type: 'circle',
    source: kind,
    filter: ['==', ['geometry-type'], 'Point'],
    ...(kind === 'schools' && { minzoom: SCHOOLS_FROM }),
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 9, 3.5, 14, 7],
      'circle-color': kind === 'schools' ? ['get', 'colour'] : '#fff',
      'circle-stroke-color': kind === 'schools' ? '#fff' : ['get', 'colour'],
      'circle-stroke-width': kind === 'schools' ? 1.5 : 3,
    },
  });
  const endClicks = showOnClick(map, kind, mayShow);
  return () => {
    endClicks();
    for (const layer of layers) map.removeLayer(layer);
    map.removeSource(kind);
  };
}

function stationFeatures(texts: Texts, stations: readonly Station[]): Feature[] {
  const lines = neighbours(stations).flatMap(([one, other]): Feature[] => {
    const [from, to] = [stations[one], stations[other]];
    if (from === undefined || to === undefined) return [];
    const coordinates = [from, to].map(({ longitude, latitude }) => [longitude, latitude]);
    const properties = { colour: LINES[from.line] ?? OTHER_LINE };
    return [{ type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }];
  });
  return [
    ...lines,
    ...stations.map((station): Feature => {
      const { kind, line, longitude, latitude } = station;
      return {
        type: 'Feature',
        properties: {
          title: nameIn(texts, station),
          text: stationText(
            texts,
            onDemandTexts(mapTexts, texts).kinds[kind],
            knownName(texts.words.lines, line),
          ),
          colour: LINES[line] ?? OTHER_LINE,
        },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      };
    }),
  ];
}

/** Some line names already contain the kind. */
const stationText = (texts: Texts, kind: string, line: string): string =>
  line.includes(kind) ? line : onDemandTexts(mapTexts, texts).station({ kind, line });

const schoolFeature = (texts: Texts, school: School): Feature => {
  const { curriculum, rating, ratedIn, longitude, latitude } = school;
  return {
    type: 'Feature',
    properties: {
      title: nameIn(texts, school),
      text: schoolText(texts, curriculum, rating, ratedIn),
      colour: SCHOOL,
    },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
};

function schoolText(texts: Texts, givenCurriculum: string, rating: string, ratedIn: string): string {
  const { schoolNotRated, schoolRated } = onDemandTexts(mapTexts, texts);
  const curriculum = knownName(texts.words.curricula, givenCurriculum);
  return rating === ''
    ? schoolNotRated({ curriculum })
    : schoolRated({ curriculum, rating: knownName(texts.words.ratings, rating), ratedIn });
}
