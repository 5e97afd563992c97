import { describe, expect, it } from 'vitest';
import { facetsSchema } from '@manzil/contracts/listings/search';
import { parseFilters } from '../../../shared/lib/url-filters';
import { filterOptions } from './filter-options.server';
import { english } from '../../../shared/lib/english';

const hasPlots = (query: string, types: { value: string; count: number }[]): boolean => {
  const facets = facetsSchema.parse({ type: types, bedrooms: [], community: [] });
  return filterOptions(english, 'sale', parseFilters(new URLSearchParams(query)), facets).hasPlots;
};

describe('places', () => {
  const placesOf = (query: string) => {
    const place = [
      { value: 'JVC', count: 1200 },
      { value: 'Palm', count: 3 },
    ];
    const facets = facetsSchema.parse({ type: [], bedrooms: [], community: [], place });
    return filterOptions(english, 'sale', parseFilters(new URLSearchParams(query)), facets).places;
  };

  it('are all offered with their counts, besides the one in the search box', () => {
    expect(placesOf('').map(({ label }) => label)).toEqual(['JVC (1,200)', 'Palm (3)']);
    expect(placesOf('location=JVC').map(({ value }) => value)).toEqual(['Palm']);
    expect(placesOf('location=JVC&q=sea').map(({ value }) => value)).toEqual(['JVC', 'Palm']);
  });

  it('that were chosen come first and can be taken away, without homes too', () => {
    expect(placesOf('location=Palm&location=Nowhere')).toEqual([
      { value: 'Palm', label: 'Palm (3)', disabled: false },
      { value: 'Nowhere', label: 'Nowhere (0)', disabled: false },
      { value: 'JVC', label: 'JVC (1,200)', disabled: false },
    ]);
  });

  it('cannot be more than an address takes', () => {
    const chosen = Array.from({ length: 20 }, (_, index) => `location=P${String(index)}`).join('&');
    expect(placesOf(chosen).filter(({ disabled }) => disabled)).toHaveLength(2);
  });
});

describe('tenure and handover', () => {
  const offered = (query: string, found: object) => {
    const facets = facetsSchema.parse({ type: [], bedrooms: [], community: [], ...found });
    const filters = parseFilters(new URLSearchParams(query));
    const { tenure, handoverYear } = filterOptions(english, 'sale', filters, facets);
    return [...tenure, ...handoverYear].map(({ label }) => label);
  };

  it('are offered for values that homes have', () => {
    expect(offered('', {})).toEqual([]);
    const tenure = [{ value: 'leasehold', count: 2 }];
    const handoverYear = [{ value: 2028, count: 4 }];
    expect(offered('', { tenure, handoverYear })).toEqual(['Leasehold (2)', '2028 (4)']);
  });

  it('can be taken away once they are chosen', () => {
    expect(offered('tenure=freehold&handoverYear=2027', {})).toEqual(['Freehold (0)', '2027 (0)']);
  });
});

describe('types', () => {
  const offered = (query: string, found: { value: string; count: number }[]) => {
    const facets = facetsSchema.parse({ type: found, bedrooms: [], community: [] });
    const filters = parseFilters(new URLSearchParams(query));
    const { type, otherTypes, hasBedrooms } = filterOptions(english, 'sale', filters, facets);
    return {
      first: type.map(({ value }) => value),
      others: otherTypes.map(({ value }) => value),
      hasBedrooms,
    };
  };
  const found = [
    { value: 'Villa', count: 3 },
    { value: 'Office', count: 2 },
  ];
  const seven = ['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex', 'Plot', 'Land'];

  it('are the seven of the specification, and commercial ones that listings have', () => {
    expect(offered('', found)).toEqual({ first: seven, others: ['Office'], hasBedrooms: true });
    expect(offered('', [])).toEqual({ first: seven, others: [], hasBedrooms: true });
  });

  it('ask no bedrooms of an office', () => {
    const homes = seven.filter((type) => type !== 'Villa');
    expect(offered('type=Villa', found)).toMatchObject({ others: [...homes, 'Office'], hasBedrooms: true });
    expect(offered('type=Office', found)).toEqual({
      first: [...seven, 'Office'],
      others: seven,
      hasBedrooms: false,
    });
  });
});

describe('advisers', () => {
  const advisersOf = (query: string) => {
    const agent = [
      { keys: ['77', 'sara-khan'], name: 'Sara Khan', count: 12 },
      { keys: ['omar'], name: 'Omar', count: 3 },
    ];
    const facets = facetsSchema.parse({ type: [], bedrooms: [], community: [], agent });
    return filterOptions(english, 'sale', parseFilters(new URLSearchParams(query)), facets).agent;
  };

  it('are offered with their counts, all keys in one value that an address understands', () => {
    const [sara] = advisersOf('');
    expect(sara).toEqual({ value: '77|sara-khan', label: 'Sara Khan (12)', disabled: false });
    const filters = parseFilters(new URLSearchParams({ agent: sara?.value ?? '' }));
    expect(filters.agent).toEqual(['77', 'sara-khan']);
  });

  it('have the chosen one among them although nobody counted it', () => {
    expect(advisersOf('agent=77&agent=sara-khan').map(({ value }) => value)).toEqual([
      '77|sara-khan',
      'omar',
    ]);
    expect(advisersOf('agent=8&agent=noor-ali')[0]).toEqual({
      value: '8|noor-ali',
      label: 'Noor Ali (0)',
      disabled: false,
    });
  });
});

describe('the size of a plot', () => {
  it('is offered where a type with plots is chosen, also on an empty list', () => {
    expect(hasPlots('type=Villa&maxPrice=1', [])).toBe(true);
    expect(hasPlots('type=Apartment', [{ value: 'Villa', count: 3 }])).toBe(false);
  });

  it('is offered without a type where the list has homes with plots', () => {
    expect(hasPlots('', [{ value: 'Land', count: 1 }])).toBe(true);
    expect(hasPlots('', [{ value: 'Apartment', count: 9 }])).toBe(false);
  });

  it('is offered as long as a limit is set', () => {
    expect(hasPlots('type=Apartment&maxPlotArea=5000', [])).toBe(true);
  });
});
