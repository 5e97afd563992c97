export default {
  place: {
    /** The noun after a count, which is in a separate element. */
    homes: '{count, plural, one {home} other {homes}}',
    homesOfType: {
      any: 'homes',
      Apartment: 'apartments',
      Villa: 'villas',
      Townhouse: 'townhouses',
      Penthouse: 'penthouses',
      Duplex: 'duplexes',
      Plot: 'plots',
      Land: 'pieces of land',
      Office: 'offices',
      Shop: 'shops',
      Warehouse: 'warehouses',
    },
    types: 'Types of property in {place}',
    typeNames: {
      Apartment: 'Apartments',
      Villa: 'Villas',
      Townhouse: 'Townhouses',
      Penthouse: 'Penthouses',
      Duplex: 'Duplexes',
      Plot: 'Plots',
      Land: 'Land',
      Office: 'Offices',
      Shop: 'Shops',
      Warehouse: 'Warehouses',
    },
    allTypes: 'All types',
    about: 'About {place}',
    prices: {
      sale: 'What {homes} cost in {place}',
      rent: 'What {homes} rent for in {place}',
    },
    pricesNote: {
      sale: 'Median asking prices of our listings (AED), where we have three or more.',
      rent: 'Median yearly rents of our listings (AED), where we have three or more.',
    },
    columns: {
      bedrooms: 'Bedrooms',
      homes: 'Homes',
      price: {
        sale: 'Median price',
        rent: 'Median rent a year',
      },
      perArea: {
        sale: 'Per sq ft',
        rent: 'Per sq ft a year',
      },
    },
    all: 'All {homes}',
    sixOrMore: '6 or more',
    basis: 'of {count, plural, one {# home} other {# homes}}',
    tooFew: 'Too few homes',
    around: 'Around {place}',
    aroundNote: 'Straight-line distances from the centre.',
    drawing: 'Drawn map of {community} with stations and schools',
    credit:
      'Community {community}. © OpenStreetMap contributors. Boundaries: Dubai Municipality. Railways and stations: Roads and Transport Authority, Dubai. Schools: Knowledge and Human Development Authority, Dubai.',
    legend: {
      station: 'Station',
      school: 'School',
    },
    neighbours: {
      sale: 'Homes for sale close by',
      rent: 'Homes for rent close by',
    },
  },
} as const;
