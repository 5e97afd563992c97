import type { Bounds, MapGroup, Polygon } from '@manzil/contracts/listings/map-area';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import 'maplibre-gl/dist/maplibre-gl.css';
import { MapUnavailable } from '../../../components/map/map-unavailable';
import { DUBAI, toLngLatBounds, useMap } from '../../../components/map/use-map';
import {
  boundsAround,
  MOST_CORNERS,
  parseBounds,
  writeBounds,
  writeCircle,
  writePolygon,
} from '../../../../shared/lib/map-area';
import { parseLayers, writeLayers, type MapLayer } from '../../../../shared/lib/map-layers';
import { listHref, type ListFilters } from '../../../../shared/lib/url-filters';
import type { Results } from '../load-results.server';
import { outlineOf, showArea } from './area-layer';
import { HomesHere } from './homes-here';
import { LayersMenu } from './layers-menu';
import { isIn, isOnePlace } from './map-groups';
import { MOST_CELLS, viewOf, type MapSight } from './map-sight';
import { MapTools } from './map-tools';
import { Pins } from './pins';
import { readGroups, useGroups } from './use-groups';
import { useDrawing } from './use-drawing';
import { useMapLayers } from './use-map-layers';
import { useTexts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import mapTexts from '../../../../texts/en/on-demand/map';
import css from './results-map.module.css';

/** The Emirates, in which all homes are searched before the map moves to them. */
const EVERYWHERE = { area: '51,22.5,57,26.5', across: MOST_CELLS };
const FIT = { padding: 40, maxZoom: 14, animate: false };

interface ResultsMapProps {
  results: Results;
  /** The home of the list that is pointed at. */
  pointed: ListingCard | undefined;
  onPoint: (group: MapGroup | undefined) => void;
  /** Where the credits of the map are shown. */
  credit: RefObject<HTMLElement | null>;
}

export default function ResultsMap({ results, pointed, onPoint, credit }: ResultsMapProps) {
  const texts = useTexts();
  const { adType, path, filters } = results;
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const { map, hasFailed } = useMap(container, { credit });
  const [sight, setSight] = useState<MapSight>();
  const [hasMoved, setHasMoved] = useState(false);
  const [open, setOpen] = useState<MapGroup>();
  const [corners, setCorners] = useState<Polygon>();
  const groups = useGroups(adType, withoutBounds(filters), sight);
  const isDrawing = corners !== undefined;
  const [layers, setLayers] = useShownLayers(filters.layers);
  const { prices, hasFailed: hasNoLayer } = useMapLayers(map, adType, layers, isDrawing);

  const pins = useMemo(
    () =>
      map &&
      new Pins(texts, map, {
        onPoint,
        onOpen: (group) => {
          if (isOnePlace(group) || map.getZoom() >= map.getMaxZoom() - 0.5) setOpen(group);
          else map.fitBounds(toLngLatBounds(group), { padding: 72, maxZoom: map.getMaxZoom() });
        },
      }),
    [map, onPoint, texts],
  );

  useEffect(() => {
    if (map === undefined) return;
    const look = (event: { originalEvent?: unknown }): void => {
      setSight(viewOf(map));
      if (event.originalEvent !== undefined) setHasMoved(true);
    };
    map.on('moveend', look);
    return () => {
      map.off('moveend', look);
    };
  }, [map]);

  const search = JSON.stringify({ ...withoutBounds(filters), sort: 'newest', page: 1, layers: undefined });
  const homesOfSearch = useEffectEvent(async (signal: AbortSignal): Promise<Bounds | undefined> => {
    const area = parseBounds(filters.bounds) ?? cornersAround(outlineOf(filters));
    return area ?? homesIn((await readGroups(adType, filters, EVERYWHERE, signal)).groups);
  });
  // The map moves to the homes of another search, but stays where it is when only its own part changes.
  useEffect(() => {
    if (map === undefined) return;
    const stop = new AbortController();
    void homesOfSearch(stop.signal)
      // The status of the map reports the failure, because it requests the same homes.
      .catch(() => undefined)
      .then((area) => {
        if (stop.signal.aborted) return;
        map.fitBounds(toLngLatBounds(area ?? DUBAI), FIT);
        setSight(viewOf(map));
        setHasMoved(false);
        setOpen(undefined);
      });
    return () => {
      stop.abort();
    };
  }, [map, adType, search]);

  useEffect(() => {
    pins?.show(groups.found?.groups ?? []);
  }, [pins, groups.found]);
  useEffect(() => () => pins?.remove(), [pins]);
  useEffect(() => {
    pins?.mark((group) => isIn(group, pointed));
  }, [pins, groups.found, pointed]);

  const outline = corners ?? outlineOf(filters);
  const drawn = outline === undefined ? '' : JSON.stringify(outline);
  useEffect(() => {
    if (map === undefined) return;
    const draw = (): void => {
      showArea(map, drawn === '' ? undefined : (JSON.parse(drawn) as Polygon));
    };
    if (map.isStyleLoaded()) draw();
    else void map.once('idle', draw);
  }, [map, drawn]);

  const narrow = (area: Pick<ListFilters, 'bounds' | 'polygon' | 'circle'>): void => {
    setHasMoved(false);
    setCorners(undefined);
    const to = listHref(path, { ...withoutArea(filters), ...area, page: 1 });
    void navigate(to, { preventScrollReset: true });
  };
  const addCorner = (corner: Polygon[number]): void => {
    setCorners((known = []) => (known.length < MOST_CORNERS ? [...known, corner] : known));
  };
  const stroke = useRef<SVGPolylineElement>(null);
  useDrawing(map, {
    isDrawing,
    stroke,
    onCorner: addCorner,
    onArea: (polygon) => {
      narrow({ polygon: writePolygon(polygon) });
    },
  });

  if (hasFailed) return <MapUnavailable />;

  const words = onDemandTexts(mapTexts, texts);
  const { total, unplaced } = groups.found ?? { total: 0, unplaced: 0 };
  return (
    <div className={css.frame} data-drawing={isDrawing || undefined}>
      <MapTools
        filters={filters}
        corners={corners}
        onCorners={setCorners}
        onCentre={() => {
          if (map === undefined) return;
          const { lng, lat } = map.getCenter();
          addCorner([lng, lat]);
        }}
        mayNarrow={hasMoved && sight !== undefined}
        onBounds={() => {
          if (sight !== undefined) narrow({ bounds: writeBounds(sight.bounds) });
        }}
        onPolygon={(polygon) => {
          narrow({ polygon: writePolygon(polygon) });
        }}
        onRadius={(km) => {
          if (map === undefined) return;
          const { lng: longitude, lat: latitude } = map.getCenter();
          narrow(km === undefined ? {} : { circle: writeCircle({ longitude, latitude, km }) });
        }}
        onClear={() => {
          narrow({});
        }}
      >
        <LayersMenu
          {...{ adType, prices }}
          shown={layers}
          hasFailed={hasNoLayer}
          onChange={(shown) => {
            setLayers(shown);
            const to = listHref(path, { ...filters, layers: writeLayers(shown) });
            void navigate(to, { preventScrollReset: true, replace: true });
          }}
        />
        <p className={css.status} role="status">
          {groups.hasFailed ? (
            <>
              {words.failed}{' '}
              <button type="button" onClick={groups.retry}>
                {words.retry}
              </button>
            </>
          ) : (
            groups.found !== undefined && (
              <>
                {words.inView({ count: total })}. {unplaced > 0 && words.unplaced({ count: unplaced })}
              </>
            )
          )}
        </p>
      </MapTools>
      <div ref={container} className={css.canvas} />
      {isDrawing && (
        <>
          <svg className={css.stroke} aria-hidden="true">
            <polyline ref={stroke} />
          </svg>
          <span className={css.centre} aria-hidden="true" />
        </>
      )}
      {open !== undefined && (
        <HomesHere
          key={JSON.stringify(open)}
          {...{ adType, path, filters: withoutArea(filters), group: open }}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

/** The layers of the URL, and the chosen ones until the URL has them. */
function useShownLayers(inAddress: string | undefined) {
  const [chosen, setChosen] = useState<{ passed: (string | undefined)[]; layers: MapLayer[] }>();
  if (chosen !== undefined && writeLayers(chosen.layers) === inAddress) setChosen(undefined);
  // After a quick second choice, the URL briefly has the layers of the first one.
  const isOnItsWay = chosen?.passed.includes(inAddress) === true;
  const layers = isOnItsWay ? chosen.layers : parseLayers(inAddress);
  const choose = (next: MapLayer[]): void => {
    const before = isOnItsWay ? [...chosen.passed, writeLayers(chosen.layers)] : [inAddress];
    setChosen({ passed: before.filter((passed) => passed !== writeLayers(next)), layers: next });
  };
  return [layers, choose] as const;
}

const withoutBounds = ({ bounds: _shown, ...filters }: ListFilters): ListFilters => filters;

const withoutArea = ({ bounds: _b, polygon: _p, circle: _c, ...filters }: ListFilters): ListFilters =>
  filters;

const cornersAround = (corners: Polygon = []): Bounds | undefined =>
  boundsAround(corners.map(([x, y]) => ({ west: x, south: y, east: x, north: y })));

/** Returns the bounds of most homes: a few far away do not make the map of all others small. */
function homesIn(groups: readonly MapGroup[]): Bounds | undefined {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const near = groups.filter(
    ({ west, south, east, north }) =>
      west >= DUBAI.west && east <= DUBAI.east && south >= DUBAI.south && north <= DUBAI.north,
  );
  const inDubai = near.reduce((sum, { count }) => sum + count, 0);
  return boundsAround(inDubai * 2 >= total && near.length > 0 ? near : groups);
}
