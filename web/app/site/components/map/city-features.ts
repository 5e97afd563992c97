import { positionsOf, type MapFeature } from '@manzil/dubai/map-features';
import { boundsOf } from '@manzil/dubai/topology';
import type { Feature } from 'geojson';
import type { Texts } from '../../../shared/lib/texts';
import { textIn } from '@manzil/contracts/site-language';
import { arabicNameImage } from './arabic-names';

/** A feature with its name in the language of the page: as text, or as the image of an Arabic name. */
export function labelled(texts: Texts, { properties, geometry }: MapFeature): Feature {
  const names = properties as Partial<Record<'name' | 'nameAr' | 'ref', string | null>>;
  const text = textIn(texts.language, names, 'name') || (names.name ?? '');
  const drawn = texts.direction === 'rtl' && text !== (names.name ?? '') ? text : '';
  return {
    type: 'Feature',
    properties: {
      ...properties,
      label: drawn === '' ? [text, names.ref].filter(Boolean).join(' · ') : '',
      image: arabicNameImage(drawn),
    },
    geometry,
  };
}

/** The point at which a neighbourhood is named. */
export const labelPoint = (feature: MapFeature): MapFeature => {
  const { labelLongitude, labelLatitude } = feature.properties as Record<string, number>;
  return {
    type: 'Feature',
    properties: feature.properties,
    geometry: { type: 'Point', coordinates: [labelLongitude ?? 0, labelLatitude ?? 0] },
  };
};

/** The part of the earth with known water: the rest of it is land. */
export function knownGround(water: readonly MapFeature[]): Feature {
  const [west, south, east, north] = boundsOf(water.flatMap(positionsOf));
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [corners] } };
}
