import { AttributionControl, Map, NavigationControl } from 'maplibre-gl';
import { useEffect, useState, type RefObject } from 'react';
import type { Bounds } from '@manzil/contracts/listings/map-area';
import { loadBaseStyle } from './base-style';

/** Where a map without homes begins: the coast of Dubai. */
export const DUBAI: Bounds = { west: 54.95, south: 24.95, east: 55.5, north: 25.32 };
const NEAREST_ZOOM = 17;
const FARTHEST_ZOOM = 6;

interface DrawnMap {
  map: Map | undefined;
  /** The browser cannot draw it, or its data could not be had. */
  hasFailed: boolean;
}

/** Draws a map into `container` for as long as it is there; `styleUrl` is a style of the operator's own. */
export function useMap(container: RefObject<HTMLDivElement | null>, styleUrl: string | undefined): DrawnMap {
  const [map, setMap] = useState<Map>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let drawn: Map | undefined;
    const draw = async (): Promise<void> => {
      const style = styleUrl ?? (await loadBaseStyle(stop.signal));
      const { current } = container;
      if (current === null || stop.signal.aborted) return;
      drawn = new Map({
        container: current,
        style,
        bounds: toLngLatBounds(DUBAI),
        minZoom: FARTHEST_ZOOM,
        maxZoom: NEAREST_ZOOM,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
      });
      drawn.touchZoomRotate.disableRotation();
      drawn.addControl(new NavigationControl({ showCompass: false }), 'top-right');
      drawn.addControl(new AttributionControl({ compact: false }), 'bottom-left');
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
  }, [container, styleUrl]);
  return { map, hasFailed };
}

export const toLngLatBounds = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

/** What a map shows: the part of the world, and how many cells for pins it has room for along its longer side. */
export interface MapSight {
  bounds: Bounds;
  across: number;
}

/** Pixels of a cell: room for a pin with its price. */
const CELL = 84;
const FEWEST_CELLS = 3;
export const MOST_CELLS = 24;

export function viewOf(map: Map): MapSight {
  const shown = map.getBounds();
  const degrees = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
  const bounds = {
    west: degrees(shown.getWest(), 180),
    south: degrees(shown.getSouth(), 90),
    east: degrees(shown.getEast(), 180),
    north: degrees(shown.getNorth(), 90),
  };
  const { clientWidth, clientHeight } = map.getContainer();
  const isWide = bounds.east - bounds.west > bounds.north - bounds.south;
  const cells = Math.round((isWide ? clientWidth : clientHeight) / CELL);
  return { bounds, across: Math.min(MOST_CELLS, Math.max(FEWEST_CELLS, cells)) };
}
