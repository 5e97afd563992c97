import { describe, expect, it } from 'vitest';
import type { PlacePage } from '@manzil/contracts/listings/place-page';
import { placeIntro } from './place-intro.server';
import { english } from '../../../../shared/lib/english';

const station = {
  kind: 'metro' as const,
  nameAr: '',
  line: 'Red Line',
  name: 'DMCC',
  latitude: 25,
  longitude: 55,
  km: 0.64,
};
const marina: PlacePage = {
  slug: 'dubai-marina',
  name: 'Dubai Marina',
  nameAr: '',
  text: '',
  adType: 'sale',
  type: null,
  communities: ['Dubai Marina'],
  priceFrom: 900_000,
  priceTo: 2_000_000,
  byBedrooms: [],
  types: [],
  figures: { count: 4, priced: 3, sized: 3, medianPrice: 1_000_000, medianPricePerArea: 1_500 },
  otherList: { count: 0, ofType: 0 },
  neighbours: [],
  middle: null,
  stations: [station],
  schools: [],
};

describe('what the page of a place begins with', () => {
  it('is the text of staff in paragraphs', () => {
    const text = 'Towers around a canal.\n\n  \nMost have a view.\nSome have two.\n';
    expect(placeIntro(english, { ...marina, text })).toMatchObject({
      intro: 'Towers around a canal.',
      more: ['Most have a view.\nSome have two.'],
    });
  });

  it('is made of the figures without one', () => {
    expect(placeIntro(english, marina)).toMatchObject({
      intro:
        'We have 4 homes for sale in Dubai Marina, from AED 900,000 to AED 2,000,000. ' +
        'The median price is AED 1,000,000 (of 3 homes). The nearest station is DMCC, 650\u00a0m away.',
      more: [],
    });
  });

  it('names no median, station or range that there is not', () => {
    const figures = { count: 1, priced: 1, sized: 0, medianPrice: null, medianPricePerArea: null };
    const one = { figures, priceTo: 900_000, stations: [{ ...station, km: 5.7 }] };
    expect(placeIntro(english, { ...marina, ...one, adType: 'rent', type: 'Villa' }).intro).toBe(
      'We have 1 villa for rent in Dubai Marina, at AED 900,000 a year.',
    );
    const none = { ...marina, figures: { ...figures, count: 0, priced: 0 }, priceFrom: null, priceTo: null };
    expect(placeIntro(english, { ...none, neighbours: [] }).intro).toBe(
      'We have nothing for sale in Dubai Marina today.',
    );
    const neighbours = [{ slug: 'jbr', name: 'JBR', count: 2 }];
    expect(placeIntro(english, { ...none, neighbours, type: 'Villa' }).intro).toBe(
      'We have no villas for sale in Dubai Marina today. See homes nearby below.',
    );
  });
});
