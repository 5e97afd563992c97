import { positionsOf, type MapFeature } from '@manzil/dubai/map-features';
import { boundsOf } from '@manzil/dubai/topology';
import type { Feature } from 'geojson';
import type { Texts } from '../../../shared/lib/texts';
import { arabicNameImage } from './arabic-names';

/** A feature with its name in the language of the page: as text, or as the image of an Arabic name. */
export function labelled(texts: Texts, { properties, geometry }: MapFeature): Feature {
  const { name, nameAr, ref } = properties as Partial<Record<string, string | null>>;
  const arabic = texts.language === 'ar' ? (nameAr ?? '') : '';
  const english = [name, ref].filter(Boolean).join(' · ');
  return {
    type: 'Feature',
    properties: {
      ...properties,
      label: arabic === '' ? english : '',
      image: arabicNameImage(arabic),
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
