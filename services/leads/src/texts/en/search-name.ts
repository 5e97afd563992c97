/** Descriptions of saved searches. Each text wraps the previous ones, and the first letter becomes a capital. */
export default {
  any: 'homes',
  studios: 'studios',
  types: {
    Apartment: 'apartments',
    Villa: 'villas',
    Townhouse: 'townhouses',
    Penthouse: 'penthouses',
    Duplex: 'duplexes',
    Plot: 'plots',
    Land: 'land',
    Office: 'offices',
    Shop: 'shops',
    Warehouse: 'warehouses',
  },
  featured: 'featured {homes}',
  forDeal: { sale: '{homes} for sale', rent: '{homes} for rent' },
  /** 6 is six or more. */
  withBedrooms:
    '{count, plural, =0 {{homes} with no separate bedrooms} =6 {{homes} with 6 or more bedrooms} one {{homes} with # bedroom} other {{homes} with # bedrooms}}',
  withSome: '{homes} with {counts} bedrooms',
  none: 'no separate',
  sixOrMore: '6 or more',
  in: '{search} in {places}',
  limited: '{search}, {price}',
  from: 'from AED {price}',
  upTo: 'up to AED {price}',
  between: 'from AED {min} to AED {max}',
  aMonth: '{price} a month',
  /** Replaces the text that a visitor has typed. */
  typed: '{search}, with the words that were typed',
  matching: '{search}, matching “{words}”',
  onMap: '{search}, in a part of the map',
  more: '{count, plural, one {{search}, and one more filter} other {{search}, and # more filters}}',
} as const;
