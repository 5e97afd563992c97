import type { Polygon } from '@manzil/contracts/listings/map-area';
import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { MOST_CORNERS } from '../../../../shared/lib/map-area';
import { cornersOf, type Pixel } from './freehand';

/** Pixels that a finger may move during a tap. */
const TAP = 8;

interface Drawing {
  isDrawing: boolean;
  /** The stroke while it is being drawn. */
  stroke: RefObject<SVGPolylineElement | null>;
  onCorner: (corner: Polygon[number]) => void;
  onArea: (corners: Polygon) => void;
}

/** Draws an area on the map: a stroke of the mouse or a finger outlines it, and a click or tap adds one corner. */
export function useDrawing(map: Map | undefined, { isDrawing, stroke, ...on }: Drawing): void {
  const finish = useEffectEvent((drawn: Map, points: readonly Pixel[]) => {
    const toDegrees = ([x, y]: Pixel): Polygon[number] => {
      const { lng, lat } = drawn.unproject([x, y]);
      return [lng, lat];
    };
    const [start = [0, 0]] = points;
    if (points.every(([x, y]) => Math.hypot(x - start[0], y - start[1]) < TAP)) on.onCorner(toDegrees(start));
    else {
      const corners = cornersOf(points, MOST_CORNERS);
      if (corners !== undefined) on.onArea(corners.map(toDegrees));
    }
  });
  useEffect(() => {
    if (map === undefined || !isDrawing) return;
    const surface = map.getCanvasContainer();
    const stop = new AbortController();
    let points: Pixel[] | undefined;
    const show = (drawn: readonly Pixel[] = []): void => {
      stroke.current?.setAttribute('points', drawn.map(([x, y]) => `${String(x)},${String(y)}`).join(' '));
    };
    const end = (): void => {
      points = undefined;
      show();
    };
    const positionOf = ({ clientX, clientY }: PointerEvent): Pixel => {
      const { left, top } = surface.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const handle = (
      name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      handler: (event: PointerEvent) => void,
    ) => {
      surface.addEventListener(name, handler, { signal: stop.signal });
    };
    handle('pointerdown', (event) => {
      // A second finger moves the map.
      if (!event.isPrimary) end();
      else if (event.button === 0) {
        points = [positionOf(event)];
        surface.setPointerCapture(event.pointerId);
      }
    });
    handle('pointermove', (event) => {
      if (points === undefined || !event.isPrimary) return;
      const moves = event.getCoalescedEvents();
      points.push(...(moves.length === 0 ? [event] : moves).map(positionOf));
      show(points);
    });
    handle('pointerup', (event) => {
      if (points === undefined || !event.isPrimary) return;
      const drawn = points;
      end();
      finish(map, drawn);
    });
    handle('pointercancel', end);
    const gestures = [map.dragPan, map.boxZoom, map.doubleClickZoom];
    for (const gesture of gestures) gesture.disable();
    map.getCanvas().style.cursor = 'crosshair';
    return () => {
      stop.abort();
      end();
      for (const gesture of gestures) gesture.enable();
      map.getCanvas().style.cursor = '';
    };
  }, [map, isDrawing, stroke]);
}
