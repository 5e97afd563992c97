/** Property Finder's two-letter codes, in the words a visitor reads. */
const AMENITY_CODES: Readonly<Record<string, string>> = {
  AC: 'Central air conditioning',
  BA: 'Balcony',
  BC: 'Beach access',
  BK: 'Built-in kitchen appliances',
  BW: 'Built-in wardrobes',
  CO: "Children's pool",
  CP: 'Covered parking',
  CS: 'Concierge',
  GY: 'Private gym',
  MO: 'Near the metro',
  MR: "Maid's room",
  MS: 'Maid service',
  PG: 'Private garden',
  PJ: 'Private jacuzzi',
  PP: 'Private pool',
  PR: "Children's play area",
  SE: 'Security',
  SP: 'Shared pool',
  SS: 'Shared spa',
  ST: 'Study',
  SY: 'Shared gym',
  VW: 'View of water',
  WC: 'Walk-in closet',
};

/** Names of amenities, each once; a code without a name is kept as it is and returned as unknown. */
export function readAmenities(values: readonly string[]): { amenities: string[]; unknown: string[] } {
  const amenities = new Map<string, string>();
  const unknown: string[] = [];
  for (const piece of values.flatMap((value) => value.split(/[,|;]/)).map((value) => value.trim())) {
    if (piece === '') continue;
    const isCode = /^[A-Z]{2}$/.test(piece);
    const name = isCode ? (AMENITY_CODES[piece] ?? piece) : piece;
    if (isCode && AMENITY_CODES[piece] === undefined) unknown.push(piece);
    amenities.set(name.toLowerCase(), name);
  }
  return { amenities: [...amenities.values()], unknown };
}
