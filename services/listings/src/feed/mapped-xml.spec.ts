import { describe, expect, it } from 'vitest';
import { inPieces, readRecords as read } from '../../test/one-listing.js';
import type { Reading } from './reading.js';
import { sampleRecords } from './sample-records.js';
import type { FieldMap } from './source-record.js';

const FIELDS: FieldMap = {
  '@id': 'property_ref_no',
  kind: 'ad_type',
  heading: 'property_title',
  'price.amount': 'price',
  'pictures.picture.@href': 'images',
};
const ad = (id: string, more = ''): string =>
  `<ad id="${id}"><kind>sale</kind><heading>Home</heading><price><amount>900000</amount></price>` +
  `<pictures><picture href="https://p.example/${id}-1.jpg"/><picture href="https://p.example/${id}-2.jpg"/></pictures>` +
  `<contact><name>Layla</name><phone>1</phone></contact>${more}</ad>`;
const feed = (...ads: string[]): string =>
  `<?xml version="1.0"?><export><info><date>1</date><by>us</by></info><ads>${ads.join('')}</ads></export>`;
const FEED = feed(ad('A-1'), ad('A-2'), ad('A-3'));

const sample = (text: string, reading: Reading = {}) =>
  sampleRecords(inPieces(text), { base: undefined, reading, cut: true });

describe('an XML feed of no known format', () => {
  it('names the elements that may be listings, and the mapping, until one is chosen', async () => {
    await expect(read(FEED)).rejects.toThrow(
      'The feed is XML of no known format: <info> inside <export>. It may have its listings in <ad> (3), ' +
        '<contact> (3), <info> (1): choose one in the mapping of the feed.',
    );
  });

  it.each([
    ['another one', FEED, 'home', 'The feed has no <home>. It may have its listings in <ad> (3)'],
    [
      'none of a known format',
      '<Listings><Agency><Unit><Ref>1</Ref><Type>Flat</Type></Unit></Agency></Listings>',
      '',
      'of no known format: <agency> inside <listings>. It may have its listings in <unit> (1)',
    ],
    [
      'none of the format that its beginning shows',
      '<root><kyero><feed_version>3</feed_version></kyero><home><ref>1</ref><beds>2</beds></home></root>',
      '',
      'The feed has no <property>. It may have its listings in <home> (1)',
    ],
    ['no fields', '<ads><ad/></ads>', '', /no known format: <ad> inside <ads>\.$/],
  ])('with %s says so', async (_name, text, recordName, reason) => {
    await expect(read(text, { recordName })).rejects.toThrow(reason);
  });

  it('is read by the chosen element, with nested values, attributes and lists by their paths', async () => {
    const found = await read(FEED, { fields: FIELDS, recordName: 'ad' });
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({
      sourceReference: 'A-1',
      problems: [],
      record: {
        adType: 'sale',
        title: 'Home',
        price: 900_000,
        images: ['https://p.example/A-1-1.jpg', 'https://p.example/A-1-2.jpg'],
      },
    });
  });

  it('may have a known format inside, and the chosen element takes precedence', async () => {
    const text = FEED.replaceAll('<ad id', '<listing id').replaceAll('</ad>', '</listing>');
    const found = await read(text.replaceAll('export>', 'listings>'), {
      fields: FIELDS,
      recordName: 'listing',
    });
    expect(found.map(({ sourceReference }) => sourceReference)).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('loses no currency in an attribute of a mapped element', async () => {
    const text = feed(ad('A-1', '<cost currency="EUR">590000</cost>'));
    const fields = { ...FIELDS, 'price.amount': '', cost: 'price' };
    expect(await read(text, { fields, recordName: 'ad' })).toMatchObject([
      { record: { price: null }, problems: [{ field: 'price', reason: expect.stringContaining('EUR') }] },
    ]);
  });

  it('is not read when it is cut off', async () => {
    await expect(read(FEED.slice(0, -30), { fields: FIELDS, recordName: 'ad' })).rejects.toThrow(/unclosed/);
  });
});

describe('a sample of an XML feed of no known format', () => {
  it('is read from the most likely element, and lists its columns', async () => {
    const found = await sample(FEED, { fields: FIELDS });
    expect(found).toMatchObject({
      format: 'xml',
      mappable: true,
      recordName: 'ad',
      read: 3,
      rejected: 0,
      error: null,
    });
    expect(found.candidates).toEqual([
      { name: 'ad', count: 3 },
      { name: 'contact', count: 3 },
      { name: 'info', count: 1 },
    ]);
    expect(found.columns.map(({ name, read: isRead }) => [name, isRead])).toEqual([
      ['@id', true],
      ['kind', true],
      ['heading', true],
      ['price.amount', true],
      ['pictures.picture.@href', true],
      ['contact.name', false],
      ['contact.phone', false],
    ]);
    expect(found.records.map(({ reference }) => reference)).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('is read from the element that is chosen', async () => {
    const found = await sample(FEED, { fields: {}, recordName: 'contact' });
    expect(found.columns.map(({ name }) => name)).toEqual(['name', 'phone']);
  });

  it('may be cut off anywhere', async () => {
    for (let end = FEED.indexOf('A-3'); end < FEED.length; end += 1)
      expect(await sample(FEED.slice(0, end))).toMatchObject({ recordName: 'ad', error: null });
  });

  it('prefers what repeats to what has more fields', async () => {
    const items = '<item><title>T</title><link>L</link></item>'.repeat(2);
    const text = `<rss><channel><title>T</title><link>L</link><language>en</language>${items}</channel></rss>`;
    expect((await sample(text)).candidates).toEqual([
      { name: 'item', count: 2 },
      { name: 'channel', count: 1 },
    ]);
  });

  it('takes rows whose fields are attributes', async () => {
    const text = '<rows><row ref="1" price="2"/><row ref="2" price="3"/></rows>';
    expect(await sample(text)).toMatchObject({
      recordName: 'row',
      columns: [{ name: '@ref' }, { name: '@price' }],
    });
  });

  it('that begins like a known format offers its elements', async () => {
    const text = '<root><kyero/><home><ref>1</ref><beds>2</beds></home></root>';
    expect(await sample(text)).toMatchObject({
      format: 'kyero',
      read: 0,
      candidates: [{ name: 'home', count: 1 }],
    });
  });
});

describe('the list of a JSON feed', () => {
  const homes = [{ id: 'A-1', kind: 'sale', heading: 'Home' }];
  const text = JSON.stringify({ agents: [{ id: 1 }], export: { homes: [...homes, ...homes] } });

  it('is chosen by its path when its name is not known', async () => {
    const fields = { ...FIELDS, id: 'property_ref_no' };
    await expect(read(text, { fields })).rejects.toThrow(
      'lists: agents (1), export.homes (2). Choose one in the mapping of the feed.',
    );
    expect(await read(text, { fields, recordName: 'export.homes' })).toHaveLength(2);
    expect(await sample(text, { fields })).toMatchObject({
      recordName: 'export.homes',
      read: 2,
      candidates: [
        { name: 'export.homes', count: 2 },
        { name: 'agents', count: 1 },
      ],
    });
  });

  it('needs no choice when its name is known', async () => {
    const known = JSON.stringify({ agents: [{ id: 1 }, { id: 2 }], listings: homes });
    expect(await sample(known)).toMatchObject({
      recordName: '',
      read: 1,
      candidates: [{ name: 'listings' }, { name: 'agents' }],
    });
  });
});
