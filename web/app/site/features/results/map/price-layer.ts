import communitiesUrl from '@manzil/dubai/data/communities.topojson?url';
import { decodeCommunities, type CommunityTopology } from '@manzil/dubai/topology';
import type { CommunityPrice } from '@manzil/contracts/listings/place-page';
import type { Feature } from 'geojson';
import type { Map, MapMouseEvent } from 'maplibre-gl';
import { showOnClick } from '../../../components/map/show-on-click';
import type { LayerOptions } from '../../../components/map/use-map-layer';
import { readOpenData } from '../../../lib/open-data';
import { boundsOfShades, shadeOf, SHADES } from './price-shades';
import type { Texts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import mapTexts from '../../../../texts/en/on-demand/map';

/** Common names take precedence over the municipality's name. */
export const communityTitle = (name: string, places: readonly string[]): string =>
  places.length === 0 ? name : places.slice(0, 2).join(', ');

/**
 * Colours communities by the median price of their homes; a click shows it. Returns a function that removes the
 * colours.
 */
export async function addPrices(
  texts: Texts,
  map: Map,
  prices: readonly CommunityPrice[],
  { signal, mayShow }: LayerOptions,
): Promise<() => void> {
  const communities = decodeCommunities(await readOpenData<CommunityTopology>(communitiesUrl, signal));
  if (signal.aborted) return () => undefined;
  const bounds = boundsOfShades(prices);
  const { perArea } = onDemandTexts(mapTexts, texts);
  const priced = new globalThis.Map(prices.map((price) => [price.number, price]));
  const features = communities.flatMap(({ number, rings }): Feature[] => {
    const price = priced.get(number);
    if (price === undefined) return [];
    const { name, places, count, medianPricePerArea } = price;
    const properties = {
      title: communityTitle(name, places),
      text: perArea({ price: texts.format.number(medianPricePerArea), count }),
      colour: SHADES[shadeOf(medianPricePerArea, bounds)],
    };
    const coordinates = rings.map((ring) => ring.map(([x, y]) => [x, y]));
    return [{ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates } }];
  });
  map.addSource('prices', { type: 'geojson', data: { type: 'FeatureCollection', features } });
  // Borders and names stay readable above the colours; a style of the operator's own has other layers.
  map.addLayer(
    {
      id: 'prices',
      type: 'fill',
      source: 'prices',
      paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': 0.75 },
    },
    map.getLayer('borders') === undefined ? undefined : 'borders',
  );
  const endClicks = showOnClick(map, 'prices', (event) => mayShow(event) && !isAtLandmark(map, event));
  return () => {
    endClicks();
    map.removeLayer('prices');
    map.removeSource('prices');
  };
}

/** Stations and schools show their own information on a click. */
function isAtLandmark(map: Map, { point }: MapMouseEvent): boolean {
  const layers = ['stations', 'schools'].filter((layer) => map.getLayer(layer) !== undefined);
  return layers.length > 0 && map.queryRenderedFeatures(point, { layers }).length > 0;
}
