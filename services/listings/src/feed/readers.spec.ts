import { describe, expect, it } from '@jest/globals';
import { readDate } from './read/dates.js';
import { readArea, readBedrooms, readCount, readPrice } from './read/numbers.js';
import { readCoordinates } from './read/places.js';
import { readAdType, readCompletion, readRentFrequency, readUnitType, yearlyRent } from './read/terms.js';
import { readImages } from './read/urls.js';

describe('readers of feed values', () => {
  it.each([
    ['2350000', 2_350_000],
    ['12,500,000', 12_500_000],
    ['AED 1 200 000', 1_200_000],
    ['999999.6', 1_000_000],
    ['0', null],
    ['call us', undefined],
    ['-5', undefined],
    ['99999999999', undefined],
  ])('price %j is %j', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });

  it.each([
    ['2', 2],
    ['ST', 0],
    ['studio', 0],
    ['-1', 0],
    ['7+', 7],
    ['3 Beds', 3],
    ['many', undefined],
  ])('bedrooms %j are %j', (text, bedrooms) => {
    expect(readBedrooms(text)).toBe(bedrooms);
  });

  it('rounds half bathrooms down', () => {
    expect(readCount('2.5')).toBe(2);
  });

  it.each([
    ['1,000', 'Sq.Ft.', 1000],
    ['100', 'Sq.M.', 1076.39],
    ['100 sqm', '', 1076.39],
    ['0', 'Sq.Ft.', null],
    ['large', '', undefined],
  ])('area %j in %j is %j sq ft', (text, unit, area) => {
    expect(readArea(text, unit)).toBe(area);
  });

  it.each([
    ['Sale', 'sale'],
    ['for SALE', 'sale'],
    ['Buy', 'sale'],
    ['Commercial Rent', 'rent'],
    ['RR', 'rent'],
    ['Swap', undefined],
  ])('ad type %j is %j', (text, adType) => {
    expect(readAdType(text)).toBe(adType);
  });

  it.each([
    ['Apartments', 'Apartment'],
    ['Villas', 'Villa'],
    ['Town House', 'Townhouse'],
    ['PH', 'Penthouse'],
    ['Residential Land', 'Land'],
    ['LP', 'Plot'],
    ['Office', undefined],
  ])('unit type %j is %j', (text, type) => {
    expect(readUnitType(text)).toBe(type);
  });

  it.each([
    ['per year', 'yearly'],
    ['Monthly', 'monthly'],
    ['W', 'weekly'],
    ['per night', 'daily'],
    ['sometimes', undefined],
  ])('rent frequency %j is %j', (text, frequency) => {
    expect(readRentFrequency(text)).toBe(frequency);
  });

  it('compares rents by the year', () => {
    expect([yearlyRent(10, 'monthly'), yearlyRent(10, 'weekly'), yearlyRent(10, 'daily')]).toEqual([
      120, 520, 3650,
    ]);
  });

  it.each([
    ['2026-03-04 10:30:00', '2026-03-04T06:30:00.000Z'],
    ['03/04/2026 10:30:00', '2026-03-04T06:30:00.000Z'],
    ['2026-03-04T10:30:00Z', '2026-03-04T10:30:00.000Z'],
    ['2026-03-04', '2026-03-03T20:00:00.000Z'],
    ['yesterday', undefined],
  ])('date %j is %j', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each([
    ['25.08,55.14', { latitude: 25.08, longitude: 55.14 }],
    ['55.14,25.08', { latitude: 25.08, longitude: 55.14 }],
    ['51.5,-0.12', undefined],
  ])('coordinates %j are %j', (text, place) => {
    expect(readCoordinates(text)).toEqual(place);
  });

  it('reads completion words', () => {
    expect([readCompletion('Off Plan'), readCompletion('completed_primary'), readCompletion('?')]).toEqual([
      'off_plan',
      'completed',
      undefined,
    ]);
  });

  it.each([
    ['["https://p.example/1.jpg","https://p.example/2.jpg"]'],
    ["['https://p.example/1.jpg', 'https://p.example/2.jpg']"],
    ['https://p.example/1.jpg,https://p.example/2.jpg'],
    ['https://p.example/1.jpg https://p.example/2.jpg'],
    ['https://p.example/1.jpg|https://p.example/2.jpg'],
    ['https://p.example/1.jpg\nhttps://p.example/2.jpg'],
    ['https://p.example/1.jpghttps://p.example/2.jpg'],
  ])('images of %j are two', (text) => {
    expect(readImages([text])).toEqual({
      images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
      unread: [],
    });
  });

  it('takes no image address but http, https and our own paths', () => {
    expect(
      readImages([
        'javascript:alert(1)',
        '//evil.example/x.png',
        '/uploads/../etc/passwd',
        '/uploads/a.webp',
      ]),
    ).toEqual({
      images: ['/uploads/a.webp'],
      unread: ['javascript:alert(1)', '//evil.example/x.png', '/uploads/../etc/passwd'],
    });
  });
});
