import type { Property } from '@manzil/contracts/listings/property';
import { shownOrder } from '@manzil/testing/shown-order';
import { describe, expect, it } from 'vitest';
import { languageTexts } from '../shared/lib/language-texts.server';
import { listingJsonLd } from '../site/features/listing/listing-json-ld';

const texts = languageTexts.ar;
const VALUES = ['2BR in Marina Gate, Tower 2', 'MNZ-1042 (B)', '+971 50 123 4567', '(Vacant) 1,250 sq ft'];
const deal = texts.badge.sale;
const place = 'دبي مارينا';

/** Plain texts of the site by what they are for. */
const MADE: readonly [use: string, make: (value: string) => string][] = [
  ['the title of a listing', (title) => texts.titles.listing({ title, place, deal, reference: 'MNZ-7' })],
  ['its reference', (reference) => texts.titles.listing({ title: 'شقة', place, deal, reference })],
  ['a title and the name of the site', (title) => texts.titles.page({ title, site: 'منزل' })],
  ['a title and a Latin name of the site', (title) => texts.titles.page({ title, site: 'Manzil' })],
  ['the title of a page of a list', (title) => texts.titles.numbered({ title, position: 'صفحة 2 من 9' })],
  ['the title of an adviser', (name) => texts.titles.member({ name, role: 'مستشار عقاري' })],
  ['a message to the office', (home) => texts.listing.chatText({ home, reference: 'MNZ-7' })],
  [
    'a message to an adviser',
    (adviser) => texts.listing.chatTextTo({ adviser, home: adviser, reference: adviser }),
  ],
  ['a message about a project', (project) => texts.developments.chatText({ project })],
  [
    'the description of a listing',
    (home) => texts.listing.metaDescription({ home, deal, place: home, price: '2,350,000 درهم', text: home }),
  ],
];

describe.each(MADE)('%s', (_use, make) => {
  it.each(VALUES)('keeps the order of %s in Arabic', (value) => {
    expect(shownOrder(make(value))).toContain(value);
  });
});

it('a title is read from the right, also when it begins with a Latin name', () => {
  const shown = shownOrder(texts.titles.page({ title: 'Marina Gate', site: 'منزل' }));
  expect(shown).toBe(`${[...'منزل'].reverse().join('')} | Marina Gate`);
});

describe.each(['listed', 'and', 'or'] as const)('a list by %s that begins with a Latin name', (kind) => {
  const names = ['Marina Gate, Tower 2', 'دبي مارينا', 'Dubai'];
  const list = texts.format[kind](names);

  it.each([
    ['alone', list],
    ['in a sentence', texts.place.around({ place: list })],
    ['before a Latin name', texts.titles.listing({ title: list, place: 'JLT', deal, reference: 'MNZ-7' })],
  ])('is read from the right %s', (_where, text) => {
    const shown = shownOrder(text, 'rtl');
    const at = names.map((name) =>
      shown.indexOf(name === 'Dubai' || name.includes('2') ? name : [...name].reverse().join('')),
    );
    expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
    expect(at).toEqual(at.toSorted((one, other) => other - one));
  });
});

it('an Arabic name in an English list does not turn it round', () => {
  const { listed } = languageTexts.en.format;
  expect(listed(['Dubai', 'Marina'])).toBe('Dubai, Marina');
  const shown = shownOrder(listed(['برج خليفة', 'دبي', 'Tower 2']), 'ltr');
  expect(shown).toMatch(/^[^,]+ [^,]+, [^,]+, Tower 2$/u);
  expect(shown.indexOf([...'دبي'].reverse().join(''))).toBeGreaterThan(shown.indexOf(','));
});

it('JSON-LD has names without the texts around them', () => {
  const [name = ''] = VALUES;
  const property = { name, title: name, reference: 'MNZ-1042 (B)', description: '', images: [] };
  const data = listingJsonLd(texts, { ...property, adType: 'sale', price: 1 } as unknown as Property, {
    ...{ title: name, origin: '', url: '/x' },
  });
  expect(data).toMatchObject({ name, identifier: 'MNZ-1042 (B)', mainEntity: { name } });
  expect(shownOrder(String(data.name))).toBe(name);
});
