import communitiesUrl from '@manzil/dubai/data/communities.topojson?url';
import placesUrl from '@manzil/dubai/data/places.json?url';
import {
  decodeCommunities,
  placesByCommunity,
  type NamedPlace,
  type Position,
  type Topology,
} from '@manzil/dubai/topology';
import type { StyleSpecification } from 'maplibre-gl';
import { readOpenData } from '../../lib/open-data';
import { SEA } from '../../lib/sea';
import { ARABIC_SIZE, arabicNameImage } from './arabic-names';
import type { Texts } from '../../../shared/lib/texts';

const WATER = '#d3e4e8';
const ELSEWHERE = '#ece6da';
const LAND = '#f8f3e9';
const BORDER = '#d9ccb4';
export const NAME_COLOURS = { ink: '#5f5646', halo: LAND };

/** A map that is drawn from the boundaries of Dubai's communities: it needs no tiles, no fonts and no other server. */
export async function loadBaseStyle(texts: Texts, signal: AbortSignal): Promise<StyleSpecification> {
  const [topology, places] = await Promise.all([
    readOpenData<Topology>(communitiesUrl, signal),
    readOpenData<NamedPlace[]>(placesUrl, signal),
  ]);
  const communities = decodeCommunities(topology);
  const market = placesByCommunity(places);
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
        attribution: texts.map.credit,
        data: {
          type: 'FeatureCollection',
          features: communities.map(({ rings }) => ({
            type: 'Feature',
            properties: {},
            geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(([x, y]) => [x, y])) },
          })),
        },
      },
      // A name of its own place, because that of a polygon is repeated in each tile.
      names: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: communities.map((community) => {
            const { name, nameAr } = market.get(community.name)?.[0] ?? community;
            return {
              type: 'Feature',
              properties: { name, arabic: arabicNameImage(nameAr), area: community.areaSqM },
              geometry: { type: 'Point', coordinates: middleOf(community.rings[0] ?? []) },
            };
          }),
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
        source: 'names',
        minzoom: 9,
        layout: {
          'text-field': ['get', 'name'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 9, 10, 14, 15],
          'text-max-width': 8,
          'text-anchor': 'bottom',
          'icon-image': ['get', 'arabic'],
          'icon-size': ['interpolate', ['linear'], ['zoom'], 9, 10 / ARABIC_SIZE, 14, 15 / ARABIC_SIZE],
          'icon-anchor': 'top',
          // The largest communities are named first where there is not room for all.
          'symbol-sort-key': ['-', 0, ['get', 'area']],
        },
        paint: {
          'text-color': NAME_COLOURS.ink,
          'text-halo-color': NAME_COLOURS.halo,
          'text-halo-width': 1.5,
        },
      },
    ],
  };
}

/** The centre of mass of an outline. */
function middleOf(outline: readonly Position[]): [number, number] {
  const [start = [0, 0]] = outline;
  let [area, x, y] = [0, 0, 0];
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[index + 1] ?? start;
    const [ax, ay, bx, by] = [x1 - start[0], y1 - start[1], x2 - start[0], y2 - start[1]];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return area === 0 ? [start[0], start[1]] : [start[0] + x / (3 * area), start[1] + y / (3 * area)];
}
