import { describe, expect, it } from 'vitest';
import { compareRows, type Compared } from './compare-rows';
import { homeCosts } from '../../lib/home-costs.server';
import { english } from '../../../shared/lib/english';
import { sampleRules } from '../../../testing/samples/sample-rules';

const home = (over: Partial<Compared>): Compared =>
  ({
    adType: 'sale',
    price: 2_000_000,
    community: 'Dubai Marina',
    emirate: 'Dubai',
    bedrooms: 2,
    rooms: null,
    bathrooms: 2,
    builtUpArea: 1_000,
    plotArea: null,
    parking: null,
    unitType: 'Apartment',
    unitTypeOriginal: 'Apartment',
    serviceCharge: null,
    cheques: null,
    quotedPrice: null,
    rentFrequency: null,
    furnishing: null,
    completionStatus: 'completed',
    developer: '',
    reference: 'MZ-1',
    listedAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-01T08:00:00Z',
    amenities: [],
    costs: null,
    monthly: null,
    station: null,
    school: null,
    ...over,
  }) as unknown as Compared;

const linesOf = (...homes: Compared[]) =>
  new Map(compareRows(english, homes).map(({ label, ...row }) => [label, row] as const));

describe('homes side by side', () => {
  it('differ in the lines whose values are not the same, and are alike in the others', () => {
    const lines = linesOf(home({}), home({ price: 2_500_000, bedrooms: 3 }));
    expect(lines.get('Bedrooms')).toEqual({ values: ['2 beds', '3 beds'], differs: true });
    expect(lines.get('Place')).toEqual({
      values: ['Dubai Marina, Dubai', 'Dubai Marina, Dubai'],
      differs: false,
    });
    expect(lines.get('Price per area')?.differs).toBe(true);
  });

  it('have a line for what only one of them states, and none for what no one states', () => {
    const lines = linesOf(home({}), home({ parking: 2 }));
    expect(lines.get('Parking')).toEqual({ values: [null, '2 spaces'], differs: true });
    expect(lines.has('Plot area')).toBe(false);
    expect(lines.has('Rooms')).toBe(false);
  });

  it('have the cost of a month, the nearest station and the nearest school', () => {
    const station = { name: 'DAMAC Properties', nameAr: '', km: 0.42 };
    const lines = linesOf(home({ monthly: 8_950, station } as Partial<Compared>), home({ monthly: 10_120 }));
    expect(lines.get('Monthly cost')?.values).toEqual(['AED 8,950', 'AED 10,120']);
    expect(lines.get('Nearest station')?.values).toEqual(['DAMAC Properties, 400\u00a0m', null]);
    expect(lines.has('Nearest school')).toBe(false);
  });

  it('have a line for each amenity of any of them', () => {
    const lines = linesOf(home({ amenities: ['Pool', 'Gym'] }), home({ amenities: ['Pool'] }));
    expect(lines.get('Pool')).toEqual({ values: ['Yes', 'Yes'], differs: false });
    expect(lines.get('Gym')).toEqual({ values: ['Yes', 'No'], differs: true });
  });

  it('leave out what is always another: the reference and the last change', () => {
    const lines = linesOf(home({}), home({ reference: 'MZ-2', updatedAt: '2026-11-09T08:00:00Z' }));
    expect([...lines.keys()]).not.toEqual(expect.arrayContaining(['Reference']));
    expect([...lines.values()].some(({ differs }) => differs)).toBe(false);
  });

  it('have their costs, or say that there are no confirmed fees', () => {
    const priced = (over: Partial<Compared>): Compared => {
      const one = home(over);
      return { ...one, costs: homeCosts(one, sampleRules) };
    };
    const lines = linesOf(
      priced({}),
      priced({ emirate: 'Fujairah' }),
      priced({ adType: 'rent', price: 120_000, cheques: 4 }),
    );
    const none = 'No confirmed fees yet';
    expect(lines.get('Fees when you buy')?.values).toEqual(['AED 126,780', none, '–']);
    expect(lines.get('Price and fees')?.values).toEqual(['AED 2,126,780', null, '–']);
    expect(lines.get('Cash on the day, with a mortgage')?.values).toEqual(['AED 531,070', null, '–']);
    expect(lines.get('Cash for the first day')?.values).toEqual(['–', '–', 'AED 44,650']);
  });

  it('have the service charge of a year, also where no home for sale states it', () => {
    const stated = home({ serviceCharge: 14 });
    const lines = linesOf(
      { ...stated, costs: homeCosts(stated, sampleRules) },
      home({}),
      home({ adType: 'rent' }),
    );
    expect(lines.get('Service charge')?.values).toEqual(['AED 14,000 a year', null, '–']);
    expect(linesOf(home({})).get('Service charge')?.values).toEqual([null]);
    expect(linesOf(home({ adType: 'rent' })).has('Service charge')).toBe(false);
  });

  it('differ in nothing when there is one', () => {
    expect(compareRows(english, [home({})]).some(({ differs }) => differs)).toBe(false);
  });
});
