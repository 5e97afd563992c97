import { describe, expect, it } from 'vitest';
import type { Understood } from '@manzil/contracts/listings/understood';
import { UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { parseFilters } from '../../../shared/lib/url-filters';
import { searchTitle } from './search-title.server';
import { english } from '../../../shared/lib/english';
import { textsOf } from '../../../shared/lib/texts';
import ar from '../../../texts/ar';

const MARINA = { name: 'Marina Crest Tower', community: 'Dubai Marina', emirate: 'Dubai' };
const titleOf = (query: string, adType: 'sale' | 'rent' = 'sale', found = [MARINA]) =>
  searchTitle(english, adType, parseFilters(new URLSearchParams(query)), found);

describe('the title of a search', () => {
  it.each([
    ['', 'Properties for sale'],
    ['sort=price-asc&page=3', 'Properties for sale'],
    ['type=Apartment', 'Apartments for sale'],
    ['type=Villa', 'Villas for sale'],
    ['type=Townhouse', 'Townhouses for sale'],
    ['type=Penthouse', 'Penthouses for sale'],
    ['type=Duplex', 'Duplexes for sale'],
    ['type=Plot', 'Plots for sale'],
    ['type=Land', 'Land for sale'],
    ['type=Office', 'Offices for sale'],
    ['type=Shop&type=Warehouse', 'Shops and warehouses for sale'],
    ['type=Villa&type=Plot&type=Land', 'Villas, plots and land for sale'],
    ['type=Villa&bedrooms=2&bedrooms=3', 'Villas for sale'],
    ['bedrooms=0', 'Studios for sale'],
    ['bedrooms=1', '1-bedroom homes for sale'],
    ['bedrooms=2', '2-bedroom homes for sale'],
    ['bedrooms=6', 'Homes with 6 or more bedrooms for sale'],
    ['type=Apartment&bedrooms=0', 'Studio apartments for sale'],
    ['type=Apartment&bedrooms=1', '1-bedroom apartments for sale'],
    ['type=Villa&bedrooms=6', 'Villas with 6 or more bedrooms for sale'],
    ['featured=true', 'Featured properties for sale'],
    ['featured=false', 'Non-featured properties for sale'],
    ['featured=true&type=Villa&bedrooms=4', 'Featured 4-bedroom villas for sale'],
    ['minPrice=750000', 'Properties for sale, from AED 750,000'],
    ['maxPrice=2000000', 'Properties for sale, up to AED 2M'],
    ['minPrice=750000&maxPrice=2000000', 'Properties for sale, from AED 750,000 to AED 2M'],
    ['minPrice=2000000&maxPrice=2000000', 'Properties for sale, at AED 2M'],
    ['agent=12345&agent=noor-ali', 'Properties for sale with Noor Ali'],
    ['agent=12345', 'Properties for sale with 12345'],
    ['amenities=Vacant&type=Villa', 'Villas for sale, vacant'],
    [
      'amenities=Balcony&amenities=High+floor&amenities=Payment+plan',
      'Properties with balcony and payment plan for sale, high floor',
    ],
    ['tenure=freehold&type=Villa', 'Villas for sale, freehold'],
    ['handoverYear=2027&completion=off-plan', 'Properties for sale, off-plan, handover 2027'],
    ['handoverYear=2020&handoverYear=2021&handoverYear=2022', 'Properties for sale, handover by 2022'],
    ['handoverYear=2021&handoverYear=2022', 'Properties for sale, handover 2021, handover 2022'],
    ['q=sea+view', 'Properties for sale, matching “sea view”'],
  ])('%s: %s', (query, title) => {
    expect(titleOf(query)).toBe(title);
  });

  it('says all of it, in one order, for rent as for sale', () => {
    const query =
      'q=balcony&maxPrice=120000&minPrice=70000&featured=true&bedrooms=2&type=Apartment&location=Dubai+Marina';
    expect(titleOf(query, 'rent')).toBe(
      'Featured 2-bedroom apartments for rent in Dubai Marina, from AED 70,000 to AED 120,000, matching “balcony”',
    );
  });

  it.each([
    ['dubai marina', 'in Dubai Marina'],
    ['MARINA CREST TOWER', 'in Marina Crest Tower'],
    ['dubai', 'in Dubai'],
    ['marina', 'in “marina”'],
    ['Atlantis', 'in “Atlantis”'],
  ])('spells the place as its homes do, and quotes what is no place: %s', (location, where) => {
    expect(titleOf(`location=${location}`)).toBe(`Properties for sale ${where}`);
  });

  it.each([
    ['location=dubai marina&location=JVC', 'in Dubai Marina or “JVC”'],
    ['location=dubai&location=JVC&location=JLT', 'in Dubai, “JVC” or “JLT”'],
    ['location=dubai&location=JVC&location=JLT&location=x', 'in Dubai, “JVC” or 2 other places'],
  ])('names several places: %s', (query, where) => {
    expect(titleOf(query)).toBe(`Properties for sale ${where}`);
  });

  it('never names an emirate that was not asked for', () => {
    const elsewhere = { name: 'Reem Gate', community: 'Al Reem Island', emirate: 'Abu Dhabi' };
    expect(titleOf('type=Villa', 'sale', [elsewhere])).not.toMatch(/Dubai|Abu Dhabi/);
  });

  const SENTENCE = '3 bed villa not in dubai near metro with pool jvc under 5m for sale bright';
  const at = (words: string) => ({
    from: SENTENCE.indexOf(words),
    to: SENTENCE.indexOf(words) + words.length,
  });
  const understood: Understood = {
    filters: {
      ...{ adType: 'sale', bedrooms: [3], type: ['Villa'], maxPrice: 5_000_000, location: ['JVC'] },
      ...{ amenities: [['Shared Pool', 'Private Pool']], near: [{ kind: 'metro' }] },
      withoutLocation: ['Dubai'],
    },
    parts: [
      { kind: 'bedrooms', value: [3], ...at('3 bed') },
      { kind: 'type', value: ['Villa'], ...at('villa') },
      { kind: 'withoutPlace', value: ['Dubai'], ...at('not in dubai') },
      { kind: 'near', value: { kind: 'metro' }, ...at('near metro') },
      { kind: 'amenity', value: 'Pool', ...at('pool') },
      { kind: 'place', value: 'JVC', ...at('jvc') },
      { kind: 'price', value: { max: 5_000_000 }, ...at('under 5m') },
      { kind: 'adType', value: 'sale', ...at('for sale') },
    ],
    rest: 'with bright',
  };

  it('says what a text states, in English and in Arabic', () => {
    const filters = parseFilters(new URLSearchParams({ q: SENTENCE }));
    expect(searchTitle(english, 'sale', filters, [], understood)).toBe(
      '3-bedroom villas with pool for sale in JVC, up to AED 5M, within 1 km of a metro station, not in Dubai, matching “with bright”',
    );
    const arabic = searchTitle(textsOf('ar', ar), 'sale', filters, [], understood);
    expect(arabic.replace(/[\u2066-\u2069]/g, '')).toBe(
      'فلل بـ3 غرف نوم مع مسبح للبيع في JVC، حتى 5\u00a0مليون درهم، ضمن 1 كم من محطة مترو، خارج Dubai، تطابق «with bright»',
    );
  });

  it('is the same for a text and for its filters', () => {
    const { withoutLocation: _place, near: _near, amenities: _pool, ...stated } = understood.filters;
    const parts = understood.parts.filter(({ kind }) => !['near', 'amenity', 'withoutPlace'].includes(kind));
    const filters = parseFilters(new URLSearchParams({ q: SENTENCE }));
    expect(searchTitle(english, 'sale', filters, [], { filters: stated, parts, rest: '' })).toBe(
      titleOf('type=Villa&bedrooms=3&maxPrice=5000000&location=JVC', 'sale', [
        { ...MARINA, community: 'JVC' },
      ]),
    );
  });

  it.each([
    ['near=metro', 'within 1 km of a metro station'],
    ['near=landmark:Dubai Mall&nearMinutes=10', 'within 10 minutes’ walk of Dubai Mall'],
    ['near=school&near=metro:DMCC', 'within 1 km of a school, within 1 km of DMCC metro station'],
  ])('names what the homes are near: %s', (query, detail) => {
    expect(titleOf(query)).toBe(`Properties for sale, ${detail}`);
  });

  it('names amenities, and other filters behind the price', () => {
    expect(titleOf('type=Villa&amenities=Private+Pool&completion=ready&maxPrice=1000000')).toBe(
      'Villas with private pool for sale, up to AED 1M, ready',
    );
  });

  it('is one sentence part for every combination: no blank twice, no gap, a capital or a digit first', () => {
    for (const type of ['', ...UNIT_TYPES])
      for (const beds of ['', '0', '1', '2', '5', '6'])
        for (const featured of ['', 'true', 'false'])
          for (const location of ['', 'Dubai Marina'])
            for (const maxPrice of ['', '1000000'])
              for (const adType of ['sale', 'rent'] as const) {
                const query = new URLSearchParams({ type, bedrooms: beds, featured, location, maxPrice });
                expect(titleOf(query.toString(), adType)).toMatch(
                  /^[A-Z0-9]\S*(?: \S+)* for (?:sale|rent)(?: in Dubai Marina)?(?:, up to AED 1M)?$/,
                );
              }
  });

  it.each([
    ['type=Apartment&bedrooms=2&location=Dubai+Marina', 'شقق بغرفتي نوم للإيجار في Dubai Marina'],
    ['type=Villa&type=Townhouse&bedrooms=3', 'فلل وتاون هاوس بـ3 غرف نوم للإيجار'],
    ['featured=true&type=Villa&bedrooms=6', 'إعلانات مميزة: فلل بـ6 غرف نوم أو أكثر للإيجار'],
    ['maxPrice=10000&pricePeriod=monthly', 'عقارات للإيجار، حتى 10,000 درهم شهرياً'],
    ['location=Marina&q=شرفة', 'عقارات للإيجار في «Marina»، تطابق «شرفة»'],
  ])('of "%s" in Arabic is "%s"', (query, title) => {
    const filters = parseFilters(new URLSearchParams(query));
    const written = searchTitle(textsOf('ar', ar), 'rent', filters, [MARINA]);
    expect(written.replace(/[\u2066-\u2069]/g, '')).toBe(title);
  });
});
