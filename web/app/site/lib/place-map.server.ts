import { readCommunities } from '@manzil/dubai/communities';
import { communityAt } from '@manzil/dubai/community-at';
import { KM_A_DEGREE } from '@manzil/dubai/distance';
import { communityOfPlace, readPlacesByCommunity } from '@manzil/dubai/places';
import { readStations } from '@manzil/dubai/landmarks';
import type { Community } from '@manzil/dubai/topology';
import type { Development } from '@manzil/contracts/listings/development';
import type { PlacePage } from '@manzil/contracts/listings/place-page';
import type { Property } from '@manzil/contracts/listings/property';
import { nameIn } from '../../shared/lib/listing-labels';
import type { Texts } from '../../shared/lib/texts';
import { cityIn } from './place-map-city.server';
import { areaOf, clip, depthIn, overlaps, pathOf, type Box, type Point } from './map-geometry';
import { shownOnMap } from './embeds';
import {
  PLACE_MAP,
  type MappedDevelopment,
  type PlaceLabel,
  type PlaceMap,
  type PlaceMark,
} from './place-map';

const { width, height } = PLACE_MAP;
const CENTRE: Point = [width / 2, height / 2];
/** Drawn around the visible part, so that no cut edge is visible. */
const MARGIN = 20;
/** The parts visible in every box: upright ones on telephones, wide ones elsewhere. */
const SEEN = {
  narrow: [50, 40, width - 50, height - 40],
  wide: [10, 140, width - 10, height - 140],
} as const;
/** The part visible in all of them. */
const ALWAYS_SEEN: Box = [50, 140, width - 50, height - 140];

/** Kilometres from side to side: near enough to know the place, far enough to see what is around it. */
const NARROWEST_KM = 6;
const WIDEST_KM = 16;

/** Returns the map of a home; null without a position, or outside Dubai. */
export function placeMapOf(
  texts: Texts,
  { latitude, longitude }: Pick<Property, 'latitude' | 'longitude'>,
): PlaceMap | null {
  return latitude === null || longitude === null ? null : drawPlaceMap(texts, latitude, longitude);
}

/** Returns the map of a place with the schools near it; null if its position is unknown. */
export function mapOfPlace(
  texts: Texts,
  { middle, schools }: Pick<PlacePage, 'middle' | 'schools'>,
): PlaceMap | null {
  if (middle === null) return null;
  return drawPlaceMap(
    texts,
    middle.latitude,
    middle.longitude,
    schools.map((each) => ({ ...each, kind: 'school' as const })),
  );
}

/**
 * Returns the map of a development: around the point that its map link shows, or else of the community that the link or
 * its location names; null where neither says, and outside Dubai.
 */
export function mapOfDevelopment(
  texts: Texts,
  { mapUrl, location }: Pick<Development, 'mapUrl' | 'location'>,
): MappedDevelopment | null {
  const shown = mapUrl === null ? undefined : shownOnMap(mapUrl);
  if (typeof shown === 'object') {
    const drawing = drawPlaceMap(texts, shown.latitude, shown.longitude);
    return drawing && { ...shown, drawing, isPoint: true };
  }
  for (const text of [shown, location]) {
    const community = text === undefined ? undefined : communityOfPlace(text.split(',', 1)[0]?.trim() ?? '');
    if (community === undefined) continue;
    const [west, south, east, north] = community.bounds;
    const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
    const drawing = drawPlaceMap(texts, middle.latitude, middle.longitude);
    if (drawing !== null) return { ...middle, drawing, isPoint: false };
  }
  return null;
}

/**
 * A drawn map around a place in Dubai, in degrees, with the stations and the visible marks; null outside the boundaries
 * of communities.
 */
function drawPlaceMap(
  texts: Texts,
  latitude: number,
  longitude: number,
  marks: readonly PlaceMark[] = [],
): PlaceMap | null {
  const own = communityAt(latitude, longitude);
  if (own === undefined) return null;
  const perDegree = width / (spanOf(own, latitude, longitude) / KM_A_DEGREE);
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  const project = ([east, north]: Point): Point => [
    CENTRE[0] + (east - longitude) * squeeze * perDegree,
    CENTRE[1] - (north - latitude) * perDegree,
  ];
  const across = (CENTRE[0] + MARGIN) / perDegree / squeeze;
  const up = (CENTRE[1] + MARGIN) / perDegree;
  const sheet: Box = [longitude - across, latitude - up, longitude + across, latitude + up];
  const drawn = readCommunities()
    .filter(({ bounds }) => overlaps(bounds, sheet))
    .map((community) => {
      const shapes = community.rings.map((ring) => clip(ring, sheet).map(project));
      return { community, shapes, outline: shapes[0] ?? [] };
    })
    .filter(({ outline }) => areaOf(outline) > 60);
  const market = readPlacesByCommunity();
  /** The common name takes precedence over the municipality's. */
  const nameOf = (community: Community): string => {
    const [known] = market.get(community.name) ?? [];
    if (known !== undefined) return texts.placeName(known);
    return nameIn(texts, community);
  };
  const pathsOf = (shapes: readonly Point[][]): string => shapes.map((shape) => pathOf(shape)).join('');
  return {
    community: nameIn(texts, own),
    ...cityIn(sheet, project),
    communities: drawn.map(({ shapes }) => pathsOf(shapes)).join(''),
    own: pathsOf(drawn.find(({ community }) => community === own)?.shapes ?? []),
    marks: [...readStations().map((each) => ({ ...each, kind: 'station' as const })), ...marks].flatMap(
      (mark) => {
        const [x, y] = project([mark.longitude, mark.latitude]).map(Math.round) as [number, number];
        return isWithin([x, y, x, y], SEEN.wide) ? [{ kind: mark.kind, x, y }] : [];
      },
    ),
    labels: placeLabels(
      drawn
        .toSorted(
          (one, other) =>
            Number(other.community === own) - Number(one.community === own) ||
            areaOf(other.outline) - areaOf(one.outline),
        )
        .map(({ community, outline }) => ({
          text: nameOf(community),
          outline,
        })),
    ),
  };
}

/** Returns the width in km at which the whole community is visible, within limits. */
function spanOf(
  { bounds: [west, south, east, north] }: Community,
  latitude: number,
  longitude: number,
): number {
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  const across = Math.max(longitude - west, east - longitude) * squeeze;
  const up = Math.max(latitude - south, north - latitude) * (width / (height - 200));
  return Math.min(WIDEST_KM, Math.max(NARROWEST_KM, Math.max(across, up) * 2.3 * KM_A_DEGREE));
}

/** Maximum font sizes of the style sheet in units of the drawing, on telephones and elsewhere. */
const LETTERS = { narrow: 36, wide: 17 };
const PIN: Box = [CENTRE[0] - 40, CENTRE[1] - 70, CENTRE[0] + 40, CENTRE[1] + 12];
/** The box of the credit in wide boxes. */
const CREDIT: Box = [640, 436, width, height];
/** The name of the home's own community is below the pin. */
const BELOW_PIN: Point = [CENTRE[0], CENTRE[1] + 45];

/** Places each name where its community is widest, unless it would cover another. The first area is the home's. */
function placeLabels(areas: readonly { text: string; outline: readonly Point[] }[]): PlaceLabel[] {
  const taken: Record<keyof typeof LETTERS, Box[]> = { narrow: [PIN], wide: [PIN, CREDIT] };
  return areas.flatMap(({ text, outline }, index) => {
    const at = index === 0 ? BELOW_PIN : widestPlace(outline);
    if (at === undefined) return [];
    const fits = (letters: keyof typeof LETTERS): boolean => {
      const box = boxOf(text, at, LETTERS[letters]);
      const isFree = isWithin(box, SEEN[letters]) && !taken[letters].some((other) => overlaps(box, other));
      if (isFree) taken[letters].push(box);
      return isFree;
    };
    const [isNarrow, isWide] = [fits('narrow'), fits('wide')];
    return isNarrow || isWide ? [{ text, isOwn: index === 0, x: at[0], y: at[1], wideOnly: !isNarrow }] : [];
  });
}

const STEP = 40;

/** The point of a grid that is furthest inside; undefined for an outline too small for a name. */
function widestPlace(outline: readonly Point[]): Point | undefined {
  const [left, top, right, bottom] = seenBoxOf(outline);
  let best: Point | undefined;
  let depth = 12;
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= bottom; y += STEP) {
      const found = depthIn(outline, [x, y]);
      if (found > depth) [best, depth] = [[x, y], found];
    }
  }
  return best;
}

/** The visible part of the grid around an outline. */
function seenBoxOf(outline: readonly Point[]): Box {
  const [left, top, right, bottom] = ALWAYS_SEEN;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const onGrid = (at: number): number => Math.ceil(at / STEP) * STEP;
  return [
    onGrid(Math.max(left, Math.min(...xs))),
    onGrid(Math.max(top, Math.min(...ys))),
    Math.min(right, Math.max(...xs)),
    Math.min(bottom, Math.max(...ys)),
  ];
}

const LETTER_WIDTH = 0.56;

function boxOf(text: string, [x, y]: Point, size: number): Box {
  const half = (text.length * LETTER_WIDTH * size) / 2;
  return [x - half, y - size * 0.8, x + half, y + size * 0.8];
}

const isWithin = ([left, top, right, bottom]: Box, outer: Box): boolean =>
  left >= outer[0] && top >= outer[1] && right <= outer[2] && bottom <= outer[3];
