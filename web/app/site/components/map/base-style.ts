import communitiesUrl from '@manzil/dubai/data/communities.topojson?url';
import placesUrl from '@manzil/dubai/data/places.json?url';
import type { ReplacedFiles } from '@manzil/dubai/map-features';
import {
  decodeCommunities,
  placesByCommunity,
  type CommunityTopology,
  type NamedPlace,
  type Position,
} from '@manzil/dubai/topology';
import type { Feature } from 'geojson';
import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import { readOpenData } from '../../lib/open-data';
import { SEA } from '../../lib/sea';
import { arabicNameImage } from './arabic-names';
import { knownGround, labelled } from './city-features';
import { readCityFile } from './city-files';
import { cityLayers } from './city-layers';
import { ON_DEMAND } from './city-on-demand';
import type { Texts } from '../../../shared/lib/texts';

/** A map that is drawn from open data which the site serves: it needs no tiles, no fonts and no other server. */
export async function loadBaseStyle(
  texts: Texts,
  replaced: ReplacedFiles,
  signal: AbortSignal,
): Promise<StyleSpecification> {
  const [topology, places, water, roads, rail] = await Promise.all([
    readOpenData<CommunityTopology>(communitiesUrl, signal),
    readOpenData<NamedPlace[]>(placesUrl, signal),
    readCityFile('water.topojson', replaced, signal),
    readCityFile('roads-major.topojson', replaced, signal),
    readCityFile('rail.geojson', replaced, signal),
  ]);
  const communities = decodeCommunities(topology);
  const market = placesByCommunity(places);
  const names = communities.map((community) => market.get(community.name)?.[0] ?? community);
  const label = (each: (typeof water)[number]): Feature => labelled(texts, each);
  return {
    version: 8,
    sources: {
      sea: source([
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: [[...SEA, ...SEA.slice(0, 1)].map(([x, y]) => [x, y])] },
        },
      ]),
      ground: source([knownGround(water)]),
      communities: source(
        communities.map(({ rings }) => ({
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(([x, y]) => [x, y])) },
        })),
      ),
      // The names have a source of their own, because the name of a polygon is repeated in each tile.
      names: source(
        communities.map((community, index) => {
          const { name = '', nameAr = '' } = names[index] ?? {};
          return {
            type: 'Feature',
            properties: { name, arabic: arabicNameImage(nameAr), area: community.areaSqM },
            geometry: { type: 'Point', coordinates: middleOf(community.rings[0] ?? []) },
          };
        }),
      ),
      water: source(water.map(label)),
      'roads-major': source(roads.map(label)),
      rail: source(rail.map(label)),
      ...Object.fromEntries(ON_DEMAND.map(({ id }) => [id, source([])])),
    },
    layers: cityLayers(names.map(({ name }) => name)),
  };
}

const source = (features: Feature[]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'FeatureCollection', features },
});

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
