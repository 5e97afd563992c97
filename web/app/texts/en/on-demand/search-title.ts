/** A search in words. Each text surrounds the ones before it: what is searched for, its place, the adviser, the price. */
export default {
  forDeal: { sale: '{homes} for sale', rent: '{homes} for rent' },
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
  studios: 'studios',
  studiosOfType: 'studio {type}',
  /** The count 6 means "6 or more". */
  withBedrooms:
    '{count, plural, =6 {{homes} with 6 or more bedrooms} one {#-bedroom {homes}} other {#-bedroom {homes}}}',
  featured: 'featured {homes}',
  notFeatured: 'non-featured {homes}',
  withAmenities: '{homes} with {amenities}',
  in: '{search} in {place}',
  otherPlaces: '{count, plural, one {# other place} other {# other places}}',
  with: '{search} with {adviser}',
  limited: '{search}, {price}',
  from: 'from AED {price}',
  upTo: 'up to AED {price}',
  between: 'from AED {min} to AED {max}',
  at: 'at AED {price}',
  aMonth: '{price} a month',
  matching: '{search}, matching “{words}”',
} as const;
