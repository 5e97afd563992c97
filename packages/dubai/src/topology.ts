export type Position = readonly [longitude: number, latitude: number];

/** West, south, east and north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** A community as Dubai Municipality draws it. */
export interface Community {
  number: number;
  name: string;
  nameAr: string;
  areaSqM: number;
  /** Closed: the first position is also the last. The first ring is the outline, further ones are holes. */
  rings: readonly (readonly Position[])[];
  bounds: Bounds;
}

/** A file of communities in TopoJSON. */
export interface Topology {
  transform: { scale: Position; translate: Position };
  arcs: Position[][];
  objects: {
    communities: {
      geometries: {
        type: 'Polygon';
        arcs: number[][];
        properties: Pick<Community, 'number' | 'name' | 'nameAr' | 'areaSqM'>;
      }[];
    };
  };
}

/** The communities of a file, in a browser as well. */
export function decodeCommunities({ transform, arcs, objects }: Topology): Community[] {
  const lines = arcs.map((arc) => toPositions(arc, transform));
  return objects.communities.geometries.map(({ properties, arcs: rings }) => {
    const { number, name, nameAr, areaSqM } = properties;
    const joined = rings.map((ring) => join(ring, lines));
    return { number, name, nameAr, areaSqM, rings: joined, bounds: boundsOf(joined[0] ?? []) };
  });
}

/** Each position of an arc is the step from the one before, in steps of the grid. */
function toPositions(arc: readonly Position[], { scale, translate }: Topology['transform']): Position[] {
  let [x, y] = [0, 0];
  return arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
  });
}

/** A negative number is an arc the other way round; each begins where the one before ends. */
function join(ring: readonly number[], lines: readonly (readonly Position[])[]): Position[] {
  const positions: Position[] = [];
  for (const number of ring) {
    const line = lines[number < 0 ? ~number : number];
    if (line === undefined) throw new Error(`The map of Dubai names an arc ${number} that it does not have`);
    const forward = number < 0 ? line.toReversed() : line;
    positions.push(...(positions.length === 0 ? forward : forward.slice(1)));
  }
  return positions;
}

function boundsOf(ring: readonly Position[]): Bounds {
  const longitudes = ring.map(([longitude]) => longitude);
  const latitudes = ring.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** A place of the market in the file of places. */
export interface NamedPlace {
  name: string;
  nameAr: string;
  /** The municipality's name of the community that it lies in; null outside Dubai. */
  community: string | null;
}

/** Groups the places that agencies name by the municipal name of their community, in the order of the file. */
export function placesByCommunity(places: readonly NamedPlace[]): Map<string, NamedPlace[]> {
  const byCommunity = new Map<string, NamedPlace[]>();
  for (const place of places)
    if (place.community !== null)
      byCommunity.set(place.community, [...(byCommunity.get(place.community) ?? []), place]);
  return byCommunity;
}
