import type { listCommunityPrices } from '@manzil/contracts/http/places';
import type { CommunityPrice } from '@manzil/contracts/listings/place-page';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { Map } from 'maplibre-gl';
import { useState } from 'react';
import { addLandmarks } from '../../../components/map/landmark-layer';
import { useMapLayer } from '../../../components/map/use-map-layer';
import type { MapLayer } from '../../../../shared/lib/map-layers';
import { publicApi } from '../../../lib/public-api';
import { addPrices } from './price-layer';
import { useTexts } from '../../../../shared/lib/texts';

interface DrawnLayers {
  /** Undefined until loaded. */
  prices: readonly CommunityPrice[] | undefined;
  hasFailed: boolean;
}

/** Draws the wanted layers; `isDrawing` reserves clicks on them for the corners of an area. */
export function useMapLayers(
  map: Map | undefined,
  adType: AdType,
  wanted: readonly MapLayer[],
  isDrawing: boolean,
): DrawnLayers {
  const texts = useTexts();
  const [prices, setPrices] = useState<{ adType: AdType; communities: readonly CommunityPrice[] }>();
  const on = (layer: MapLayer, key: string) => ({
    map,
    key: wanted.includes(layer) ? key : undefined,
    mayShow: () => !isDrawing,
  });
  const priced = useMapLayer(on('prices', adType), async (drawn, options) => {
    const query = { adType };
    const { communities } = await publicApi<typeof listCommunityPrices>(
      'GET',
      '/api/community-prices',
      { query },
      options.signal,
    );
    setPrices({ adType, communities });
    return addPrices(texts, drawn, communities, options);
  });
  const stations = useMapLayer(on('stations', 'stations'), (drawn, options) =>
    addLandmarks(texts, drawn, 'stations', options),
  );
  const schools = useMapLayer(on('schools', 'schools'), (drawn, options) =>
    addLandmarks(texts, drawn, 'schools', options),
  );
  return {
    prices: prices?.adType === adType ? prices.communities : undefined,
    hasFailed: priced.hasFailed || stations.hasFailed || schools.hasFailed,
  };
}
