export type Position = readonly [longitude: number, latitude: number];

/** Mutable, as GeoJSON libraries require. */
export type OwnPosition = [longitude: number, latitude: number];

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

/** A TopoJSON file. The positions of an arc are deltas on a grid; the first is absolute. */
export interface Topology<Objects = Record<string, { geometries: TopologyGeometry[] }>> {
  transform: { scale: Position; translate: Position };
  arcs: Position[][];
  objects: Objects;
}

/** A line, a polygon of rings, or several polygons, as indexes of arcs. */
export type TopologyGeometry = { properties?: Record<string, unknown> } & (
  | { type: 'LineString'; arcs: number[] }
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
);

/** A file of communities in TopoJSON. */
export type CommunityTopology = Topology<{
  communities: {
    geometries: {
      type: 'Polygon';
      arcs: number[][];
      properties: Pick<Community, 'number' | 'name' | 'nameAr' | 'areaSqM'>;
    }[];
  };
}>;

/** The communities of a file, in a browser as well. */
export function decodeCommunities(topology: CommunityTopology): Community[] {
  const lineOf = lineDecoder(topology);
  return topology.objects.communities.geometries.map(({ properties, arcs: rings }) => {
    const { number, name, nameAr, areaSqM } = properties;
    const joined = rings.map(lineOf);
    return { number, name, nameAr, areaSqM, rings: joined, bounds: boundsOf(joined[0] ?? []) };
  });
}

/** Returns a function that joins arcs to the positions of a line or a ring. */
export function lineDecoder({
  arcs,
  transform,
}: Pick<Topology, 'arcs' | 'transform'>): (numbers: readonly number[]) => OwnPosition[] {
  const lines = arcs.map((arc) => toPositions(arc, transform));
  return (numbers) => join(numbers, lines);
}

/** Positions of an arc are deltas from the previous position, in grid units. */
function toPositions(arc: readonly Position[], { scale, translate }: Topology['transform']): OwnPosition[] {
  let [x, y] = [0, 0];
  return arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** A negative index is a reversed arc; each arc begins where the previous one ends. */
function join(numbers: readonly number[], lines: readonly OwnPosition[][]): OwnPosition[] {
  const positions: OwnPosition[] = [];
  for (const number of numbers) {
    const line = lines[number < 0 ? ~number : number];
    if (line === undefined) throw new Error(`The file names an arc ${number} that it does not have`);
    const forward = number < 0 ? line.toReversed() : line;
    positions.push(...(positions.length === 0 ? forward : forward.slice(1)));
  }
  return positions;
}

/** The bounds of at least one position. */
export function boundsOf(positions: readonly Position[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** An entry of the file of places. */
export interface NamedPlace {
  name: string;
  nameAr: string;
  /** Municipal name of its community; null outside Dubai. */
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
