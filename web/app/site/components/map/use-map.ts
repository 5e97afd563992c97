import { AttributionControl, Map, NavigationControl } from 'maplibre-gl';
import { useEffect, useState, type RefObject } from 'react';
import type { Bounds } from '@manzil/contracts/listings/map-area';
import type { ReplacedFiles } from '@manzil/dubai/map-features';
import { drawArabicNames } from './arabic-names';
import { loadBaseStyle } from './base-style';
import { NAME_COLOURS } from './city-layers';
import { loadOnDemand } from './city-on-demand';
import { useSite } from '../../../shared/lib/use-site';
import { useTexts } from '../../../shared/lib/texts';
import type { TextsOf } from '../../../shared/lib/catalogue';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mapTexts from '../../../texts/en/on-demand/map';

/** The coast of Dubai, which a map without homes shows. */
export const DUBAI: Bounds = { west: 54.95, south: 24.95, east: 55.5, north: 25.32 };
/** The packaged data has no streets inside communities, so that a closer map would be empty. */
const NEAREST_ZOOM = 15.5;
const NEAREST_ZOOM_WITH_STREETS = 17;
const FARTHEST_ZOOM = 6;

interface DrawnMap {
  map: Map | undefined;
  /** The browser cannot draw it, or its data could not be loaded. */
  hasFailed: boolean;
}

/** Zoom at which a home is seen with its neighbourhood and the stations that one can walk to. */
const HOME_ZOOM = 13.5;

const NONE: ReplacedFiles = {};

interface MapPlacement {
  /** Point whose surroundings are shown, in degrees; defaults to Dubai. */
  around?: { latitude: number; longitude: number };
  /** Element for the credits, which must always be visible; without it they are in the corner of the map. */
  credit?: RefObject<HTMLElement | null>;
}

/** Draws a map into `container` for as long as it is there. */
export function useMap(
  container: RefObject<HTMLDivElement | null>,
  { around, credit }: MapPlacement = {},
): DrawnMap {
  const texts = useTexts();
  const { mapStyleUrl: styleUrl, mapFiles: replaced = NONE } = useSite() ?? {};
  const { latitude, longitude } = around ?? {};
  const [map, setMap] = useState<Map>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let drawn: Map | undefined;
    const draw = async (): Promise<void> => {
      const style = styleUrl ?? (await loadBaseStyle(texts, replaced, stop.signal));
      const { current } = container;
      if (current === null || stop.signal.aborted) return;
      const hasStreets = styleUrl !== undefined || replaced['roads-minor.topojson'] !== undefined;
      drawn = new Map({
        container: current,
        style,
        ...(latitude === undefined || longitude === undefined
          ? { bounds: toLngLatBounds(DUBAI) }
          : { center: [longitude, latitude], zoom: HOME_ZOOM }),
        minZoom: FARTHEST_ZOOM,
        maxZoom: hasStreets ? NEAREST_ZOOM_WITH_STREETS : NEAREST_ZOOM,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        locale: localeOf(onDemandTexts(mapTexts, texts)),
      });
      if (styleUrl === undefined) {
        drawArabicNames(drawn, NAME_COLOURS);
        loadOnDemand(drawn, texts, replaced, stop.signal);
      }
      drawn.touchZoomRotate.disableRotation();
      const isRightToLeft = getComputedStyle(current).direction === 'rtl';
      const [start, end] = isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
      drawn.addControl(new NavigationControl({ showCompass: false }), `top-${end}`);
      const credits = new AttributionControl({
        compact: false,
        ...(styleUrl === undefined && { customAttribution: creditOf(onDemandTexts(mapTexts, texts)) }),
      });
      if (credit?.current) {
        credit.current.replaceChildren(credits.onAdd(drawn));
        void drawn.once('remove', () => {
          credits.onRemove();
        });
      } else drawn.addControl(credits, `bottom-${start}`);
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
  }, [container, credit, styleUrl, replaced, latitude, longitude, texts]);
  return { map, hasFailed };
}

export const toLngLatBounds = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

/** The credit as HTML. The licence of OpenStreetMap asks for the link. */
const creditOf = ({ credit }: TextsOf<typeof mapTexts>): string =>
  `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">${credit.streetMap}</a> · ${credit.others}`;

/** Texts of the map library itself. */
const localeOf = ({ controls }: TextsOf<typeof mapTexts>): Record<string, string> => ({
  'Map.Title': controls.map,
  'NavigationControl.ZoomIn': controls.zoomIn,
  'NavigationControl.ZoomOut': controls.zoomOut,
  'Popup.Close': controls.closePopup,
});
