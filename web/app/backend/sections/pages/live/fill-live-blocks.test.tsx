import { describe, expect, it } from 'vitest';
import * as content from '@manzil/contracts/http/content';
import { searchListings } from '@manzil/contracts/http/listings';
import { showPlace } from '@manzil/contracts/http/places';
import type { PlacePage } from '@manzil/contracts/listings/place-page';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { refuse, stubApi } from '../../../../testing/api-double';
import { fillLiveBlocks } from './fill-live-blocks';

const home: ListingCard = {
  id: 7,
  pagelink: 'a',
  name: 'Marina <b>Heights</b>',
  title: '',
  reference: 'R',
  emirate: 'Dubai',
  subCommunity: null,
  community: 'Dubai Marina',
  adType: 'rent',
  unitType: 'Villa',
  bedrooms: 2,
  rooms: null,
  bathrooms: 2,
  builtUpArea: 900,
  price: 120_000,
  featured: false,
  images: ['/uploads/a.webp', '/uploads/b.webp'],
  latitude: null,
  longitude: null,
  listedAt: '2026-11-20T00:00:00Z',
  agent: null,
  reducedFrom: null,
};
const NO_FIGURES = { count: 0, priced: 0, sized: 0, medianPrice: null, medianPricePerArea: null };
const MARINA: PlacePage = {
  slug: 'dubai-marina',
  name: 'Dubai Marina',
  nameAr: '',
  text: '',
  adType: 'sale',
  type: null,
  communities: [],
  figures: NO_FIGURES,
  priceFrom: null,
  priceTo: null,
  byBedrooms: [],
  types: [],
  otherList: { count: 0, ofType: 0 },
  neighbours: [],
  middle: { latitude: 25.08, longitude: 55.14 },
  stations: [],
  schools: [],
};
const facets = { type: [], bedrooms: [], community: [] };
const none = { items: [], total: 0, page: 1, pageSize: 2, pageCount: 1, facets };

async function shown(html: string): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = await fillLiveBlocks(html);
  return page;
}

describe('live blocks in the editor and its preview', () => {
  it('show what visitors would see today, and ask for nothing else', async () => {
    const requests = stubApi(searchListings, { ...none, items: [home], total: 1 });
    const page = await shown(
      '<h2>A</h2><div data-live="homes" data-purpose="rent" data-place="Dubai Marina" data-type="villa" data-bedrooms="2" data-count="2"></div>',
    );
    expect(requests).toMatchObject([
      { query: { adType: 'rent', location: 'Dubai Marina', type: 'Villa', bedrooms: 2, pageSize: 2 } },
    ]);
    expect(page.querySelector('h3')?.textContent).toBe('Marina <b>Heights</b>');
    expect(page.querySelector('img')?.getAttribute('src')).toBe('/uploads/b.webp');
    expect(page.querySelector('b, script')).toBeNull();
  });

  it('say that there is nothing, or that it cannot be read', async () => {
    stubApi(searchListings, none);
    expect((await shown('<div data-live="homes"></div>')).textContent).toMatch(/^Nothing to show today/);
    stubApi(content.listFaqs, refuse('UNAVAILABLE', 'This part is not available right now'));
    expect((await shown('<div data-live="faqs"></div>')).textContent).toMatch(/^The entries can’t be loaded/);
  });

  it('name what visitors use in their place', async () => {
    const page = await shown(
      '<div data-live="form" data-about="sell"></div><div data-live="calculator" data-price="900000"></div><div data-live="map"></div>',
    );
    expect([...page.children].map(({ textContent }) => textContent)).toEqual([
      'The form for owners who want to sell or let a property.',
      'The mortgage calculator. It begins with a price of AED 900,000.',
      'Enter a place or a community under Settings. Until then, visitors see no map here.',
    ]);
  });

  it('say which place a map shows, by the name that the site has for it, or that it knows no such place', async () => {
    const map = '<div data-live="map" data-place="The Marina"></div>';
    const requests = stubApi(showPlace, ({ params: { place } }) =>
      place === 'dubai-marina' ? MARINA : { movedTo: { slug: 'dubai-marina', type: null } },
    );
    expect((await shown(map)).textContent).toMatch(/^The map of Dubai Marina,/);
    expect(requests.map(({ params }) => params.place)).toEqual(['the-marina', 'dubai-marina']);
    const arabic = await shown('<div data-live="map" data-place="دبي مارينا"></div>');
    expect(arabic.textContent).toMatch(/^There is no place “دبي مارينا” on the map\./);
    expect(requests).toHaveLength(2);
    stubApi(showPlace, refuse('NOT_FOUND', 'There is no such place'));
    expect((await shown(map)).textContent).toMatch(/^There is no place “The Marina” on the map\./);
    stubApi(showPlace, refuse('UNAVAILABLE', 'This part is not available right now'));
    expect((await shown(map)).textContent).toMatch(/^The entries can’t be loaded/);
  });

  it('leave a page without them as it is', async () => {
    const html = '<p onclick="x">a</p><div data-live="visitors">b</div>';
    expect((await shown('<p>a')).innerHTML).toBe('<p>a</p>');
    expect((await shown(html)).textContent).toBe('ab');
  });
});
