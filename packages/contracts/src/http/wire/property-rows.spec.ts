import { expect, it } from 'vitest';
import type { ListingCard } from '../../listings/property.js';
import { toPropertyRow } from './property-rows.js';

const card: ListingCard = {
  id: 5,
  pagelink: 'villa-5',
  name: '',
  title: 'Villa with a garden',
  reference: 'R-5',
  emirate: 'Dubai',
  community: 'Al Barari',
  subCommunity: null,
  adType: 'rent',
  unitType: null,
  bedrooms: 0,
  rooms: null,
  bathrooms: 1,
  builtUpArea: 812.5,
  price: null,
  featured: false,
  images: ['https://a.example/"1".jpg', '/uploads/b.webp'],
  latitude: null,
  longitude: null,
  listedAt: '2026-01-01T00:00:00.000Z',
  agent: null,
  reducedFrom: null,
};

it('a listing has the same meaning under the names of the spec', () => {
  expect(toPropertyRow(card)).toEqual({
    PropertyID: 5,
    Property_Name: '',
    Property_Title: 'Villa with a garden',
    Emirate: 'Dubai',
    Community: 'Al Barari',
    Unit_Type: '',
    Bedrooms: 0,
    No_of_Rooms: null,
    No_of_Bathroom: 1,
    Unit_Builtup_Area: 812.5,
    unit_measure: 'Sq.Ft.',
    Price: null,
    Ad_Type: 'Rent',
    Featured: '0',
    Imagelink: '["https://a.example/\\"1\\".jpg","/uploads/b.webp"]',
    pagelink: 'villa-5',
  });
});
