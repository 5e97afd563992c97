import { describe, expect, it } from 'vitest';
import { parseFilters } from '../../../shared/lib/url-filters';
import { filterChips, placesAsOne } from './filter-chips';
import { english } from '../../../shared/lib/english';

const chipsOf = (query: string) => filterChips(english, parseFilters(new URLSearchParams(query)));

describe('applied filters', () => {
  it('are named one by one; order and page are none', () => {
    const chips = chipsOf('type=Villa&minPrice=1000000&bedrooms=6&featured=false&sort=price-asc&page=3');
    expect(chips.map(({ label }) => label)).toEqual([
      'Villa',
      'From AED 1,000,000',
      '6+ beds',
      'Non Featured',
    ]);
  });

  it('a chip takes away its own filter alone and goes back to the first page', () => {
    const [location] = chipsOf('location=Palm&type=Villa&page=3');
    expect(location?.without).toEqual({ type: 'Villa', sort: 'newest', page: 1 });
  });

  it('have one chip for each value, which takes away this value alone', () => {
    const chips = chipsOf(
      'type=Plot&type=Villa&minBathrooms=2&amenities=Balcony&amenities=Study&hasPermit=true',
    );
    expect(chips.map(({ label }) => label)).toEqual([
      ...['Villa', 'Plot', '2+ baths', 'Balcony', 'Study', 'With permit number'],
    ]);
    expect(chips[0]?.without).toMatchObject({ type: 'Plot', minBathrooms: 2 });
    expect(chips[3]?.without.amenities).toBe('Study');
  });

  it('have one chip for each place, and one for all of them where a list without them is offered', () => {
    const chips = chipsOf('location=Palm&location=JVC&type=Villa');
    expect(chips.map(({ label }) => label)).toEqual(['Palm', 'JVC', 'Villa']);
    expect(chips[0]?.without).toEqual({ location: 'JVC', type: 'Villa', sort: 'newest', page: 1 });
    const [together] = placesAsOne(english, chips);
    expect(together).toMatchObject({ label: 'Palm or JVC' });
    expect(together?.without).toEqual({ type: 'Villa', sort: 'newest', page: 1 });
    expect(placesAsOne(english, chipsOf('location=Palm&type=Villa'))).toHaveLength(2);
  });

  it('have one chip for an adviser, whatever the number of keys', () => {
    const chips = chipsOf('agent=12345&agent=noor-ali&type=Villa');
    expect(chips.map(({ label }) => label)).toEqual(['Villa', 'Adviser Noor Ali']);
    expect(chips[1]?.without).toEqual({ type: 'Villa', sort: 'newest', page: 1 });
    expect(chipsOf('agent=12345').map(({ label }) => label)).toEqual(['Adviser 12345']);
  });

  it('tell the size of a plot from the size of a home', () => {
    const labels = chipsOf('minArea=900&minPlotArea=3000&maxPlotArea=5000').map(({ label }) => label);
    expect(labels).toEqual(['From 900 sq ft', 'Plot from 3,000 sq ft', 'Plot up to 5,000 sq ft']);
  });

  it('name the period of a price that is for a month, and the period alone is none', () => {
    const labels = chipsOf('minPrice=2000&maxPrice=9000&pricePeriod=monthly').map(({ label }) => label);
    expect(labels).toEqual(['From AED 2,000 per month', 'Up to AED 9,000 per month']);
    expect(chipsOf('pricePeriod=monthly')).toEqual([]);
  });

  it('a studio is a filter although it has zero bedrooms', () => {
    expect(chipsOf('bedrooms=0').map(({ label }) => label)).toEqual(['Studio']);
  });
});
