import communitiesUrl from '@manzil/dubai/data/communities.topojson?url';
import { decodeCommunities, type Topology } from '@manzil/dubai/topology';
import type { StyleSpecification } from 'maplibre-gl';
import { SEA } from '../../../lib/sea';
import { mapTexts } from '../../../lib/map-texts';

const WATER = '#d3e4e8';
const ELSEWHERE = '#ece6da';
const LAND = '#f8f3e9';
const BORDER = '#d9ccb4';
const NAME = '#5f5646';

/** A map that is drawn from the boundaries of Dubai's communities: it needs no tiles, no fonts and no other server. */
export async function loadBaseStyle(signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(communitiesUrl, { signal });
  if (!response.ok) throw new Error(`${communitiesUrl}: ${String(response.status)}`);
  const communities = decodeCommunities((await response.json()) as Topology);
  return {
    version: 8,
    sources: {
      sea: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: [[...SEA, ...SEA.slice(0, 1)].map(([x, y]) => [x, y])] },
        },
      },
      communities: {
        type: 'geojson',
        attribution: mapTexts.credit,
        data: {
          type: 'FeatureCollection',
          features: communities.map(({ name, areaSqM, rings }) => ({
            type: 'Feature',
            properties: { name, area: areaSqM },
            geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(([x, y]) => [x, y])) },
          })),
        },
      },
    },
    layers: [
      { id: 'elsewhere', type: 'background', paint: { 'background-color': ELSEWHERE } },
      { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': WATER } },
      { id: 'land', type: 'fill', source: 'communities', paint: { 'fill-color': LAND } },
      {
        id: 'borders',
        type: 'line',
        source: 'communities',
        paint: { 'line-color': BORDER, 'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.4, 13, 1.5] },
      },
      {
        id: 'names',
        type: 'symbol',
        source: 'communities',
        minzoom: 9,
        layout: {
          'text-field': ['get', 'name'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 9, 10, 14, 15],
          'text-max-width': 8,
          // The largest communities are named first where there is not room for all.
          'symbol-sort-key': ['-', 0, ['get', 'area']],
        },
        paint: { 'text-color': NAME, 'text-halo-color': LAND, 'text-halo-width': 1.5 },
      },
    ],
  };
}
