/** Width and height of the drawing, in its own units. The place is in the middle. */
export const PLACE_MAP = { width: 1000, height: 600 } as const;

/** A drawn map of the location of a home: SVG paths and labels, ready to render. */
export interface PlaceMap {
  /** The name that Dubai Municipality uses. */
  community: string;
  /** The sea, creeks and canals. */
  water: string;
  /** Motorways, other large roads, and lines of the metro, the tram and the monorail. */
  motorways: string;
  roads: string;
  rail: string;
  /** All visible communities, and the home's own. */
  communities: string;
  own: string;
  labels: PlaceLabel[];
  /** Stations and schools, in the units of the drawing. */
  marks: { kind: PlaceMark['kind']; x: number; y: number }[];
}

/** Where a development is, in degrees. */
export interface MappedDevelopment {
  latitude: number;
  longitude: number;
  drawing: PlaceMap;
  /** False where only its community is known. */
  isPoint: boolean;
}

/** A mark on a map, in degrees. */
export interface PlaceMark {
  kind: 'station' | 'school';
  latitude: number;
  longitude: number;
}

export interface PlaceLabel {
  /** The name that people use, or else the official one. */
  text: string;
  /** True for the label of the place itself. */
  isOwn: boolean;
  x: number;
  y: number;
  /** True when there is no room for it on telephones, where letters are large relative to the drawing. */
  wideOnly: boolean;
}
