import { describe, expect, it } from 'vitest';
import * as content from '@manzil/contracts/http/content';
import { searchListings } from '@manzil/contracts/http/listings';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { refuse, stubApi } from '../../../testing/api-double';
import { fillLiveBlocks } from './fill-live-blocks';

const home: ListingCard = {
  ...{ id: 7, pagelink: 'a', name: 'Marina <b>Heights</b>', title: '', reference: 'R', emirate: 'Dubai' },
  ...{ community: 'Dubai Marina', adType: 'rent', unitType: 'Villa', bedrooms: 2, rooms: null, bathrooms: 2 },
  ...{ builtUpArea: 900, price: 120_000, featured: false, images: ['/uploads/a.webp', '/uploads/b.webp'] },
  ...{ latitude: null, longitude: null, listedAt: '2026-11-20T00:00:00Z', agent: null, reducedFrom: null },
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
    expect((await shown('<div data-live="faqs"></div>')).textContent).toMatch(/^The entries cannot be read/);
  });

  it('leave a page without them as it is', async () => {
    const html = '<p onclick="x">a</p><div data-live="visitors">b</div>';
    expect((await shown('<p>a')).innerHTML).toBe('<p>a</p>');
    expect((await shown(html)).textContent).toBe('ab');
  });
});
