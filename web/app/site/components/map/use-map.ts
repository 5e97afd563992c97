import { AttributionControl, Map, NavigationControl } from 'maplibre-gl';
import { useEffect, useState, type RefObject } from 'react';
import type { Bounds } from '@manzil/contracts/listings/map-area';
import { drawArabicNames } from './arabic-names';
import { loadBaseStyle, NAME_COLOURS } from './base-style';
import { useTexts } from '../../../shared/lib/texts';

/** The coast of Dubai, which a map without homes shows. */
export const DUBAI: Bounds = { west: 54.95, south: 24.95, east: 55.5, north: 25.32 };
const NEAREST_ZOOM = 17;
const FARTHEST_ZOOM = 6;

interface DrawnMap {
  map: Map | undefined;
  /** The browser cannot draw it, or its data could not be had. */
  hasFailed: boolean;
}

/** Zoom at which a home is seen with its neighbourhood and the stations that one can walk to. */
const HOME_ZOOM = 13.5;

/**
 * Draws a map into `container` for as long as it is there, of Dubai or around a point in degrees; `styleUrl` is a style
 * of the operator's own.
 */
export function useMap(
  container: RefObject<HTMLDivElement | null>,
  styleUrl: string | undefined,
  around?: { latitude: number; longitude: number },
): DrawnMap {
  const texts = useTexts();
  const { latitude, longitude } = around ?? {};
  const [map, setMap] = useState<Map>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let drawn: Map | undefined;
    const draw = async (): Promise<void> => {
      const style = styleUrl ?? (await loadBaseStyle(texts, stop.signal));
      const { current } = container;
      if (current === null || stop.signal.aborted) return;
      drawn = new Map({
        container: current,
        style,
        ...(latitude === undefined || longitude === undefined
          ? { bounds: toLngLatBounds(DUBAI) }
          : { center: [longitude, latitude], zoom: HOME_ZOOM }),
        minZoom: FARTHEST_ZOOM,
        maxZoom: NEAREST_ZOOM,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
      });
      if (styleUrl === undefined) drawArabicNames(drawn, NAME_COLOURS);
      drawn.touchZoomRotate.disableRotation();
      const isRightToLeft = getComputedStyle(current).direction === 'rtl';
      const [start, end] = isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
      drawn.addControl(new NavigationControl({ showCompass: false }), `top-${end}`);
      drawn.addControl(new AttributionControl({ compact: false }), `bottom-${start}`);
      setMap(drawn);
    };
    draw().catch(() => {
      if (!stop.signal.aborted) setHasFailed(true);
    });
    return () => {
      stop.abort();
      drawn?.remove();
      setMap(undefined);
    };
  }, [container, styleUrl, latitude, longitude, texts]);
  return { map, hasFailed };
}

export const toLngLatBounds = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];
