import type { Sentence } from './sentence-filters.js';

/** Written in the style of visitors, before the grammar was changed for them: 25 of 30 were understood, now 28. */
export const SEEKERS_ENGLISH: readonly Sentence[] = [
  [
    '2 bedroom apartment in jlt with marina view under 1.6m',
    { type: ['Apartment'], bedrooms: [2], maxPrice: 1_600_000, location: ['Jumeirah Lake Towers'] },
    'marina view',
  ],
  [
    '3 bed townhouse arabian ranches below 3.5 million with maids room',
    {
      type: ['Townhouse'],
      bedrooms: [3],
      maxPrice: 3_500_000,
      amenities: [["Maid's Room"]],
      location: ['Arabian Ranches'],
    },
  ],
  [
    'looking to rent 1 bed in business bay 85k 2 cheques',
    { adType: 'rent', bedrooms: [1], maxPrice: 85_000, maxCheques: 2, location: ['Business Bay'] },
  ],
  [
    'studio in dubai marina furnished 5500 per month',
    {
      adType: 'rent',
      bedrooms: [0],
      maxPrice: 5_500,
      pricePeriod: 'monthly',
      furnishing: ['furnished'],
      location: ['Dubai Marina'],
    },
  ],
  [
    'family home 4 bedrooms dubai hills around 6m',
    { bedrooms: [4], maxPrice: 6_000_000, location: ['Dubai Hills'] },
  ],
  [
    'villa with pool and garden near a school in mirdif',
    {
      type: ['Villa'],
      amenities: [['Shared Pool', 'Private Pool'], ['Private Garden']],
      near: [{ kind: 'school' }],
      location: ['Mirdif'],
    },
  ],
  [
    'need a flat 15 minutes walk from burj khalifa',
    { type: ['Apartment'], near: [{ kind: 'landmark', name: 'Burj Khalifa' }], nearMinutes: 15 },
  ],
  [
    '1 bhk for rent in al barsha close to metro 65k',
    { adType: 'rent', bedrooms: [1], maxPrice: 65_000, near: [{ kind: 'metro' }], location: ['Al Barsha'] },
  ],
  [
    'apartment in downtown with burj khalifa view and balcony',
    { type: ['Apartment'], amenities: [['View of Landmark'], ['Balcony']], location: ['Downtown'] },
  ],
  [
    'ready 2 bed in jvc 1.1m to 1.4m',
    {
      bedrooms: [2],
      minPrice: 1_100_000,
      maxPrice: 1_400_000,
      completion: 'ready',
      location: ['Jumeirah Village Circle'],
    },
  ],
  [
    'offplan studio by sobha under 900k',
    { bedrooms: [0], maxPrice: 900_000, completion: 'off-plan', developers: ['Sobha Realty'] },
  ],
  [
    'penthouse with private pool palm jumeirah 20m plus',
    { type: ['Penthouse'], minPrice: 20_000_000, amenities: [['Private Pool']], location: ['Palm Jumeirah'] },
  ],
  [
    '5br villa in emirates hills or dubai hills',
    { type: ['Villa'], bedrooms: [5], location: ['Emirates Hills', 'Dubai Hills'] },
  ],
  [
    'two bed two bath with parking in jvt up to 110k yearly',
    {
      adType: 'rent',
      bedrooms: [2],
      minBathrooms: 2,
      maxPrice: 110_000,
      pricePeriod: 'yearly',
      amenities: [['Covered Parking']],
      location: ['Jumeirah Village Triangle'],
    },
  ],
  [
    'unfurnished 3 bed apartment jbr 4 cheques',
    {
      adType: 'rent',
      type: ['Apartment'],
      bedrooms: [3],
      furnishing: ['unfurnished'],
      maxCheques: 4,
      location: ['Jumeirah Beach Residence'],
    },
  ],
  [
    'pet friendly townhouse for rent in mudon',
    { adType: 'rent', type: ['Townhouse'], amenities: [['Pets Allowed']], location: ['Mudon'] },
  ],
  [
    '1 bedroom with study in business bay for sale',
    { adType: 'sale', bedrooms: [1], amenities: [['Study']], location: ['Business Bay'] },
  ],
  [
    'plot for sale in dubai hills over 8000 sq ft',
    { adType: 'sale', type: ['Plot'], minArea: 8_000, location: ['Dubai Hills'] },
  ],
  [
    'large 3 bedroom more than 2000 sqft in downtown dubai',
    { bedrooms: [3], minArea: 2_000, location: ['Downtown Dubai'] },
  ],
  [
    'anything under 700k for sale near the metro',
    { adType: 'sale', maxPrice: 700_000, near: [{ kind: 'metro' }] },
  ],
  [
    'i need a 2 bed for my family close to good schools max 130k',
    { bedrooms: [2], maxPrice: 130_000, near: [{ kind: 'school' }] },
  ],
  [
    'apartment not furnished with balcony in jlt 95000',
    {
      type: ['Apartment'],
      maxPrice: 95_000,
      furnishing: ['unfurnished'],
      amenities: [['Balcony']],
      location: ['Jumeirah Lake Towers'],
    },
  ],
  [
    'duplex in marina 3 beds max 4m',
    { type: ['Duplex'], bedrooms: [3], maxPrice: 4_000_000, location: ['Dubai Marina'] },
  ],
  [
    'within 5 mins walk of dmcc metro 1 bed',
    { bedrooms: [1], near: [{ kind: 'metro', name: 'DMCC' }], nearMinutes: 5 },
  ],
  [
    '2 beds no balcony ok in jlt',
    { bedrooms: [2], withoutAmenities: ['Balcony'], location: ['Jumeirah Lake Towers'] },
  ],
  [
    '1-2 bed apartments in dubai marina between 1.5 and 2.5 million',
    {
      type: ['Apartment'],
      bedrooms: [1, 2],
      minPrice: 1_500_000,
      maxPrice: 2_500_000,
      location: ['Dubai Marina'],
    },
  ],
  [
    'villa 4 or 5 bed palm jumeirah with sea view for rent',
    {
      adType: 'rent',
      type: ['Villa'],
      bedrooms: [4, 5],
      amenities: [['View of Water']],
      location: ['Palm Jumeirah'],
    },
  ],
  ['cheap room for rent in jlt', { adType: 'rent', location: ['Jumeirah Lake Towers'] }, 'room'],
  [
    'studio jvc 45k in 6 cheques',
    { adType: 'rent', bedrooms: [0], maxPrice: 45_000, maxCheques: 6, location: ['Jumeirah Village Circle'] },
  ],
  [
    '3 bed + maid in dubai marina, high budget 5m',
    { bedrooms: [3], maxPrice: 5_000_000, amenities: [["Maid's Room"]], location: ['Dubai Marina'] },
  ],
];
