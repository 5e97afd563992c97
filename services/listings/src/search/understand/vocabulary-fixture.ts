import { readPlaces } from '@manzil/dubai/places';
import { knownLandmarks } from './known-landmarks.js';
import { toVocabulary, type Vocabulary } from './vocabulary.js';

const REFERENCES = new Set(['mz-s-1000', 't-1', 'ap2041', '104582']);
const EMIRATES = new Set(['Dubai', 'Abu Dhabi', 'Sharjah']);

/** Vocabulary for specs: all known places, and typical buildings, amenities and developers. */
export function vocabularyFixture(): Vocabulary {
  const places = readPlaces().map(({ name, nameAr, aliases }) => ({
    name,
    spellings: [nameAr, ...aliases],
    locations: name === 'Dubai International Financial Centre' ? ['DIFC'] : [name],
    within: EMIRATES.has(name) ? [] : ['Dubai'],
  }));
  const buildings = [
    ['Marina Crest Tower', 'Dubai Marina'],
    ['Palm Lantern', 'Palm Jumeirah'],
    ['Springs 4', 'The Springs'],
    ['Tower 3', 'Business Bay'],
  ].map(([name = '', community = '']) => ({
    name,
    spellings: [],
    locations: [name],
    within: [community, 'Dubai'],
    isBuilding: true,
  }));
  return toVocabulary({
    places: [...places, ...buildings],
    landmarks: knownLandmarks(),
    developers: ['Emaar', 'EMAAR PROPERTIES', 'Sobha Realty', 'Nakheel'],
    agents: [
      { name: 'Noor Al-Amin', keys: ['1001', 'noor-al-amin'] },
      { name: 'Sara Lindqvist', keys: ['sara-lindqvist'] },
      { name: 'Marina Volkova', keys: ['1003', 'marina-volkova'] },
    ],
    amenities: [
      ...['Shared Pool', 'Private Pool', 'Shared Gym', 'Balcony', 'View of Water', 'View of Landmark'],
      ...['Covered Parking', 'Study', 'Lift', 'Kitchen Appliances', 'Central A/C'],
      ...[
        "Maid's Room",
        'Private Garden',
        'Pets Allowed',
        'Concierge',
        'Built in Wardrobes',
        'Barbecue Area',
      ],
      ...['Vacant', 'Tenanted', 'High Floor', 'Chiller Free', 'Hotel Apartment', 'Payment Plan'],
    ],
    words: ['quiet', 'corner', 'villager'],
    isReference: (text) => REFERENCES.has(text.toLowerCase().replaceAll(' ', '-')),
  });
}
