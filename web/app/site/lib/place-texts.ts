const homes = (count: number): string => `${String(count)} ${count === 1 ? 'home' : 'homes'}`;

/** The texts of the pages of places; only these load them. */
export const placeTexts = {
  homes,
  intro: {
    sale: (place: string, count: number, kind: string) =>
      `We have ${String(count)} ${kind} for sale in ${place}`,
    rent: (place: string, count: number, kind: string) =>
      `We have ${String(count)} ${kind} for rent in ${place}`,
    /** Singular and plural. */
    kinds: {
      any: ['home', 'homes'],
      Apartment: ['apartment', 'apartments'],
      Villa: ['villa', 'villas'],
      Townhouse: ['townhouse', 'townhouses'],
      Penthouse: ['penthouse', 'penthouses'],
      Duplex: ['duplex', 'duplexes'],
      Plot: ['plot', 'plots'],
      Land: ['piece of land', 'pieces of land'],
    },
    range: (from: string, to: string) => `, from ${from} to ${to}`,
    at: (price: string) => `, at ${price}`,
    aYear: ' a year',
    median: (price: string, count: number) => `The median price is ${price} (of ${homes(count)}).`,
    station: (name: string, km: string) => `The nearest station is ${name}, ${km} away.`,
    none: {
      sale: (place: string) => `We have nothing for sale in ${place} today.`,
      rent: (place: string) => `We have nothing for rent in ${place} today.`,
    },
    noneOfKind: {
      sale: (place: string, kind: string) => `We have no ${kind} for sale in ${place} today.`,
      rent: (place: string, kind: string) => `We have no ${kind} for rent in ${place} today.`,
    },
    closeBy: 'See homes nearby below.',
  },
  types: (place: string) => `Types of property in ${place}`,
  typeNames: {
    Apartment: 'Apartments',
    Villa: 'Villas',
    Townhouse: 'Townhouses',
    Penthouse: 'Penthouses',
    Duplex: 'Duplexes',
    Plot: 'Plots',
    Land: 'Land',
  },
  allTypes: 'All types',
  about: (place: string) => `About ${place}`,
  prices: {
    sale: (place: string, kind: string) => `What ${kind} cost in ${place}`,
    rent: (place: string, kind: string) => `What ${kind} rent for in ${place}`,
  },
  pricesNote: {
    sale: 'Median asking prices of our listings (AED), where we have three or more.',
    rent: 'Median yearly rents of our listings (AED), where we have three or more.',
  },
  columns: {
    bedrooms: 'Bedrooms',
    homes: 'Homes',
    price: { sale: 'Median price', rent: 'Median rent a year' },
    perArea: { sale: 'Per sq ft', rent: 'Per sq ft a year' },
  },
  all: (kind: string) => `All ${kind}`,
  sixOrMore: '6 or more',
  basis: (count: number) => `of ${homes(count)}`,
  tooFew: 'Too few homes',
  around: (place: string) => `Around ${place}`,
  aroundNote: 'Straight-line distances from the centre.',
  drawing: (community: string) => `Drawn map of ${community} with stations and schools`,
  credit: (community: string) =>
    `Community ${community}. Boundaries: Dubai Municipality. Stations: Roads and Transport Authority, Dubai. Schools: Knowledge and Human Development Authority, Dubai.`,
  legend: { station: 'Station', school: 'School' },
  neighbours: { sale: 'Homes for sale close by', rent: 'Homes for rent close by' },
} as const;
