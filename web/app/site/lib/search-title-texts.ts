/** The words of a search's title; only the server writes titles, so browsers load none of it. */
export const searchTitleTexts = {
  for: { sale: 'for sale', rent: 'for rent' },
  any: 'properties',
  anyHomes: 'homes',
  types: {
    Apartment: 'apartments',
    Villa: 'villas',
    Townhouse: 'townhouses',
    Penthouse: 'penthouses',
    Duplex: 'duplexes',
    Plot: 'plots',
    Land: 'land',
  },
  /** Plural names of types. */
  several: (kinds: readonly string[]) =>
    kinds.length < 2 ? kinds.join() : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1) ?? ''}`,
  /** Names of places, any of which will do. */
  places: (names: readonly string[]) => {
    const [first = '', second = '', third = ''] = names;
    if (names.length < 3) return names.join(' or ');
    return `${first}, ${second} or ${names.length === 3 ? third : `${String(names.length - 2)} other places`}`;
  },
  with: (adviser: string) => ` with ${adviser}`,
  studios: (kind: string | undefined) => (kind === undefined ? 'studios' : `studio ${kind}`),
  withBedrooms: (count: number, kind: string) =>
    count >= 6 ? `${kind} with 6 or more bedrooms` : `${String(count)}-bedroom ${kind}`,
  featured: 'featured',
  notFeatured: 'non-featured',
  in: (place: string) => ` in ${place}`,
  from: (price: string) => `from AED ${price}`,
  upTo: (price: string) => `up to AED ${price}`,
  between: (min: string, max: string) => `from AED ${min} to AED ${max}`,
  at: (price: string) => `at AED ${price}`,
  aMonth: (price: string) => `${price} a month`,
  matching: (words: string) => `matching “${words}”`,
} as const;
