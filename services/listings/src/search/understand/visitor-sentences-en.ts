import {
  apartment,
  beds,
  BUSINESS_BAY,
  DUBAI_MALL,
  furnished,
  GYM,
  HOUSE,
  INTERNET_CITY,
  JLT,
  JVC,
  MARINA,
  metro,
  monthly,
  near,
  place,
  POOL,
  rent,
  sale,
  types,
  villa,
  yearly,
  type Sentence,
} from './sentence-filters.js';

/** Written in the style of visitors, before the grammar was changed for them; all are understood exactly. */
export const VISITORS_ENGLISH: readonly Sentence[] = [
  [
    'looking for a 2 bedroom apartment in dubai marina under 2 million',
    { ...beds(2), ...apartment, ...place(...MARINA), maxPrice: 2_000_000 },
  ],
  ['cheap studio in jvc for rent', { ...beds(0), ...place(...JVC), ...rent }],
  [
    '3 bed villa with maids room in dubai hills',
    { ...beds(3), ...villa, amenities: [["Maid's Room"]], ...place('Dubai Hills') },
  ],
  [
    'family villa with private pool and garden in arabian ranches',
    { ...villa, amenities: [['Private Pool'], ['Private Garden']], ...place('Arabian Ranches') },
  ],
  [
    'sea view 1br in jbr max 150k',
    {
      ...beds(1),
      amenities: [['View of Water']],
      ...place('Jumeirah Beach Residence'),
      maxPrice: 150_000,
    },
  ],
  [
    'apartment close to dubai mall for rent below 120k a year',
    { ...apartment, ...DUBAI_MALL, ...yearly, maxPrice: 120_000 },
  ],
  ['need 2 bhk near metro around 90k yearly', { ...beds(2), ...metro, ...yearly, maxPrice: 90_000 }],
  ['townhouse 3 bedrooms 2.5m budget', { ...types('Townhouse'), ...beds(3), maxPrice: 2_500_000 }],
  [
    'penthouse palm jumeirah with sea view',
    { ...types('Penthouse'), ...place('Palm Jumeirah'), amenities: [['View of Water']] },
  ],
  ['villas for sale over 10 million', { ...villa, ...sale, minPrice: 10_000_000 }],
  [
    '1 bedroom furnished apartment business bay monthly',
    { ...beds(1), ...furnished, ...apartment, ...BUSINESS_BAY, ...monthly },
  ],
  [
    'two bedrooms two bathrooms flat for rent in jlt',
    { ...beds(2), minBathrooms: 2, ...apartment, ...rent, ...JLT },
  ],
  [
    'duplex with balcony downtown dubai',
    { ...types('Duplex'), amenities: [['Balcony']], ...place('Downtown Dubai') },
  ],
  ['1 bed apartment not in jvc', { ...beds(1), ...apartment, withoutLocation: JVC }],
  [
    'ready to move 2 bed apartment with parking',
    { completion: 'ready', ...beds(2), ...apartment, amenities: [['Covered Parking']] },
  ],
  [
    'off plan 1 bed by emaar',
    { completion: 'off-plan', ...beds(1), developers: ['Emaar', 'EMAAR PROPERTIES'] },
  ],
  [
    'unfurnished 2 bedroom with study in jlt',
    { furnishing: ['unfurnished'], ...beds(2), amenities: [['Study']], ...JLT },
  ],
  ['villa 5 bedrooms or more with private pool', { ...villa, ...beds(5, 6), amenities: [['Private Pool']] }],
  [
    'at least 3 bedrooms with gym and pool under 3m',
    { ...beds(3, 4, 5, 6), amenities: [GYM, POOL], maxPrice: 3_000_000 },
  ],
  ['rent apartment 4 cheques in dubai marina', { ...rent, ...apartment, maxCheques: 4, ...place(...MARINA) }],
  ['studio under 50k per year', { ...beds(0), ...yearly, maxPrice: 50_000 }],
  ['flat for rent 6000 aed a month', { ...apartment, ...monthly, maxPrice: 6_000 }],
  ['plot in dubai hills above 5000 sqft', { ...types('Plot'), ...place('Dubai Hills'), minArea: 5_000 }],
  ['land for sale less than 4m', { ...types('Land'), ...sale, maxPrice: 4_000_000 }],
  ['2 or 3 bed townhouse in mudon', { ...beds(2, 3), ...types('Townhouse'), ...place('Mudon') }],
  ['apartment with balcony but no pool', { ...apartment, amenities: [['Balcony']], withoutAmenities: POOL }],
  ['pet friendly 1 bed with balcony', { amenities: [['Pets Allowed'], ['Balcony']], ...beds(1) }],
  [
    'apartments walking distance to the metro under one million',
    { ...apartment, ...metro, maxPrice: 1_000_000 },
  ],
  [
    'between 80 and 100k 1 bed jvt',
    {
      minPrice: 80_000,
      maxPrice: 100_000,
      ...beds(1),
      ...place('Jumeirah Village Triangle'),
    },
  ],
  [
    'from 1.2m to 1.8m 2 bed business bay',
    { minPrice: 1_200_000, maxPrice: 1_800_000, ...beds(2), ...BUSINESS_BAY },
  ],
  ['1,200,000 aed 2 bed', { maxPrice: 1_200_000, ...beds(2) }],
  ['AED 75,000 studio dubai marina', { maxPrice: 75_000, ...beds(0), ...place(...MARINA) }],
  ['luxury penthouse downtown 10m+', { ...types('Penthouse'), ...place('Downtown'), minPrice: 10_000_000 }],
  ['2 bedroom plus maid apartment', { ...beds(2), amenities: [["Maid's Room"]], ...apartment }],
  [
    '3br + study + maid villa jvt',
    {
      ...beds(3),
      amenities: [['Study'], ["Maid's Room"]],
      ...villa,
      ...place('Jumeirah Village Triangle'),
    },
  ],
  [
    'apartment with concierge and built in wardrobes',
    { ...apartment, amenities: [['Concierge'], ['Built in Wardrobes']] },
  ],
  ['minimum 1500 sq ft 3 bed apartment', { minArea: 1_500, ...beds(3), ...apartment }],
  ['max budget 2,5 million villa', { maxPrice: 2_500_000, ...villa }],
  [
    'one bedroom flat in the marina with sea view',
    { ...beds(1), ...apartment, ...place(...MARINA), amenities: [['View of Water']] },
  ],
  ['show me villas with 6 bedrooms in emirates hills', { ...villa, ...beds(6), ...place('Emirates Hills') }],
  [
    'furnished one bedroom in difc for 130k',
    {
      ...furnished,
      ...beds(1),
      ...place('DIFC'),
      maxPrice: 130_000,
    },
  ],
  [
    'apartment for sale in business bay under 1.5 mil',
    { ...apartment, ...sale, ...BUSINESS_BAY, maxPrice: 1_500_000 },
  ],
  [
    '2bed 2bath jlt 110k 4 cheques',
    { ...rent, ...beds(2), minBathrooms: 2, ...JLT, maxPrice: 110_000, maxCheques: 4 },
  ],
  [
    'villa or townhouse in arabian ranches or mudon',
    { ...types(...HOUSE), ...place('Arabian Ranches', 'Mudon') },
  ],
  ['any 3 bedroom available in jvc?', { ...beds(3), ...place(...JVC) }],
  [
    'hi, do you have 2 bedroom apartments in dubai hills',
    { ...beds(2), ...apartment, ...place('Dubai Hills') },
  ],
  ['I am looking to rent a studio near internet city metro', { ...rent, ...beds(0), ...INTERNET_CITY }],
  ['can i buy an apartment for 800k in jvc', { ...sale, ...apartment, maxPrice: 800_000, ...place(...JVC) }],
  [
    'no more than 90k 1 bed unfurnished jlt',
    {
      maxPrice: 90_000,
      ...beds(1),
      furnishing: ['unfurnished'],
      ...JLT,
    },
  ],
  ['cheapest 2 bed in dubai marina', { ...beds(2), ...place(...MARINA) }],
  [
    'off-plan townhouses 2m-3m',
    { completion: 'off-plan', ...types('Townhouse'), minPrice: 2_000_000, maxPrice: 3_000_000 },
  ],
  [
    'apartment with a view of the sea in palm jumeirah',
    { ...apartment, amenities: [['View of Water']], ...place('Palm Jumeirah') },
  ],
  [
    'something with a garden and bbq area under 3 million',
    { amenities: [['Private Garden'], ['Barbecue Area']], maxPrice: 3_000_000 },
  ],
  [
    'semi furnished 2 bedroom business bay 120,000 per year',
    { furnishing: ['partly'], ...beds(2), ...BUSINESS_BAY, ...yearly, maxPrice: 120_000 },
  ],
  ['ready villa by nakheel', { completion: 'ready', ...villa, developers: ['Nakheel'] }],
  ['villa 4bhk 3500000', { ...villa, ...beds(4), maxPrice: 3_500_000 }],
  ['one and a half million 2 bedroom downtown', { maxPrice: 1_500_000, ...beds(2), ...place('Downtown') }],
  [
    'flats without balcony for rent under 60k',
    { ...apartment, withoutAmenities: ['Balcony'], ...rent, maxPrice: 60_000 },
  ],
  [
    '3 bed villa near american school dubai',
    { ...beds(3), ...villa, ...near({ kind: 'school', name: 'American School Dubai' }) },
  ],
  ['i want a big 4 bedroom house with a pool', { ...beds(4), ...types(...HOUSE), amenities: [POOL] }],
];
