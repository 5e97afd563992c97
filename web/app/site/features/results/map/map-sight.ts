import type { Bounds } from '@manzil/contracts/listings/map-area';
import type { Map } from 'maplibre-gl';

/** The visible part of a map, and the number of cells for pins along its longer side. */
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
