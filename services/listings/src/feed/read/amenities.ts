import { Remembered } from '../../remembered.js';
import { isPlaceholder, isZero } from './placeholders.js';

/** Names for visitors of Property Finder's two-letter codes. */
const AMENITY_CODES: Readonly<Record<string, string>> = {
  AC: 'Central air conditioning',
  AN: 'Networked',
  BA: 'Balcony',
  BC: 'Beach access',
  BK: 'Built-in kitchen appliances',
  BL: 'View of landmark',
  BR: 'Barbecue area',
  BW: 'Built-in wardrobes',
  CO: "Children's pool",
  CP: 'Covered parking',
  CR: 'Conference room',
  CS: 'Concierge',
  DB: 'Dining in building',
  GY: 'Private gym',
  LB: 'Lobby in building',
  MO: 'Near the metro',
  MR: "Maid's room",
  MS: 'Maid service',
  MZ: 'Mezzanine',
  PA: 'Pets allowed',
  PG: 'Private garden',
  PJ: 'Private jacuzzi',
  PN: 'Pantry',
  PP: 'Private pool',
  PR: "Children's play area",
  PY: 'Private gym',
  RB: 'Retail in building',
  SE: 'Security',
  SP: 'Shared pool',
  SS: 'Shared spa',
  ST: 'Study',
  SY: 'Shared gym',
  VC: 'Vastu-compliant',
  VL: 'View of landmark',
  VW: 'View of water',
  WC: 'Walk-in closet',
};

/** Two codes have the same name; the first one is used. */
const CODES = new Map(
  Object.entries(AMENITY_CODES)
    .toReversed()
    .map(([code, name]) => [name.toLowerCase(), code]),
);

/** Returns the code of an amenity; also accepts a code in place of a name. Undefined when it has none. */
export const amenityCodeOf = (name: string): string | undefined =>
  CODES.get(name.toLowerCase()) ?? (/^[a-z]{2}$/i.test(name) ? name.toUpperCase() : undefined);

const MOST_AMENITIES = 100;

/** Separators in a list of amenities. */
const BETWEEN = /[,|;\n\t،؛•●▪·✓✔☑✅]|\\n|(?<=\p{L})\s+(?=\d{1,2}[.)]\s)/u;
/** Brackets and quotes of a JSON list, and the dashes of one in lines. */
const AROUND = /^[\s[{"'*–\\-]+|[\s\]}"'\\]+$/g;
/** Item numbers, and PHP's notation around a text. */
const BEFORE_ITEM = /^(?:\d{1,2}[.)]\s+|a:\d+:\{)/;
const PHP_VALUE = /^(?:i:\d+|s:\d+:"?)$|^s:\d+:"/;
/** "Balcony: Yes", `"gym":false`: a name with its answer. */
const ANSWERED = /^(?<name>[^:]+?)["']?\s*:\s*["']?(?<answer>yes|no|true|false|0|1|y|n)$/i;

/** Listings have the same few amenities. */
const remembered = new Remembered<readonly string[]>(2_000);
const LONGEST_REMEMBERED = 60;

/** Reads names of amenities, each once, from lists that may themselves be separated. */
export function readAmenityNames(values: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const value of values) {
    const pieces =
      value.length > LONGEST_REMEMBERED ? piecesOf(value) : remembered.of(value, () => piecesOf(value));
    for (const piece of pieces) {
      const key = piece.toLowerCase();
      if (!names.has(key) && names.size < MOST_AMENITIES) names.set(key, piece.slice(0, 100));
    }
  }
  return [...names.values()];
}

const piecesOf = (value: string): string[] =>
  value
    .split(BETWEEN)
    .map(nameIn)
    .filter((piece) => piece !== '' && !isPlaceholder(piece) && !isZero(piece));

/** Returns the name in a piece of a list; empty when it is answered with no. */
function nameIn(given: string): string {
  const item = given.trim().replace(BEFORE_ITEM, '').replace(PHP_VALUE, '').replace(AROUND, '');
  if (/^i:\d+$/.test(item)) return '';
  const { name, answer = '' } = ANSWERED.exec(item)?.groups ?? {};
  if (name === undefined) return item;
  return /^(yes|true|1|y)$/i.test(answer) ? name.trim() : '';
}

/** Reads lists of codes. A code without a name is kept and also returned as unknown. */
export function readAmenityCodes(values: readonly string[]): { amenities: string[]; unknown: string[] } {
  const pieces = readAmenityNames(values);
  const isCode = (piece: string): boolean => /^[a-z]{2}$/i.test(piece);
  const nameOf = (piece: string): string =>
    (isCode(piece) ? AMENITY_CODES[piece.toUpperCase()] : undefined) ?? piece;
  return {
    amenities: readAmenityNames(pieces.map(nameOf)),
    unknown: pieces.filter((piece) => isCode(piece) && nameOf(piece) === piece),
  };
}
