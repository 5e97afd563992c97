import { describe, expect, it } from 'vitest';
import { FeedNotes } from './feed-notes.js';
import type { ReadRecord } from './feed-record.js';
import { readFeed } from './read-feed.js';

async function read(text: string): Promise<{ records: ReadRecord[]; notes: FeedNotes }> {
  async function* pieces(): AsyncGenerator<string> {
    yield await Promise.resolve(text);
  }
  const notes = new FeedNotes();
  const { records } = await readFeed(pieces(), 'auto', 'https://crm.example/feed', {}, notes);
  const all: ReadRecord[] = [];
  for await (const record of records) all.push(record);
  return { records: all, notes };
}

const propertyFinder = (more: string): string =>
  `<property><reference_number>1</reference_number><offering_type>RR</offering_type><price>9000</price><title_en>T</title_en>${more}</property>`;
const FORMATS: [name: string, feed: (fields: string) => string][] = [
  [
    'PropSpace',
    (fields) =>
      `<Listings>${`<Listing><Ad_Type>Sale</Ad_Type><Property_Ref_No>1</Property_Ref_No><Property_Title>T</Property_Title>${fields}</Listing>`.repeat(3)}</Listings>`,
  ],
  ['Property Finder', (fields) => `<list>${propertyFinder(fields).repeat(3)}</list>`],
  [
    'Bayut',
    (fields) =>
      `<Properties>${`<Property><Property_Ref_No>1</Property_Ref_No><Property_purpose>Buy</Property_purpose><Property_Title>T</Property_Title>${fields}</Property>`.repeat(3)}</Properties>`,
  ],
  [
    'Kyero',
    (fields) =>
      `<root><kyero><feed_version>3</feed_version></kyero>${`<property><ref>1</ref><price_freq>sale</price_freq><type>Villa</type><town>T</town>${fields}</property>`.repeat(3)}</root>`,
  ],
  [
    'RESO',
    (fields) => {
      const names = [...fields.matchAll(/<(\w+)>([^<]+)</g)].map(([, name, value]) => [name, value] as const);
      const record = {
        ListingKey: '1',
        PropertyType: 'Residential',
        SubdivisionName: 'P',
        ...Object.fromEntries(names),
      };
      return JSON.stringify({ value: [record, record, record] });
    },
  ],
];

describe.each(FORMATS)('a %s feed', (_name, feed) => {
  it('reports each name that no reader uses once, with its count', async () => {
    const { records, notes } = await read(feed('<Ceiling_Height>3.2 m</Ceiling_Height><Pets>allowed</Pets>'));
    expect(records.flatMap(({ problems }) => problems)).toEqual([]);
    expect(notes.list().map(({ field, count, reason }) => [field, count, reason])).toEqual([
      ['ceiling_height', 3, '"3.2 m" is not read (3 records): the format has no such field'],
      ['pets', 3, '"allowed" is not read (3 records): the format has no such field'],
    ]);
  });

  it('reports nothing when all is read', async () => {
    const { notes } = await read(feed(''));
    expect(notes.list()).toEqual([]);
  });
});

describe('names of exporters', () => {
  it.each([
    '<images><image><url>https://i.example/1.jpg</url></image></images>',
    '<images><image>https://i.example/1.jpg</image></images>',
    '<images><url>https://i.example/1.jpg</url></images>',
    '<images>https://i.example/1.jpg</images>',
    '<image>https://i.example/1.jpg</image>',
    '<image><url>https://i.example/1.jpg</url></image>',
    '<photos><photo><url>https://i.example/1.jpg</url></photo></photos>',
    '<photos><photo>https://i.example/1.jpg</photo></photos>',
    '<photos><url>https://i.example/1.jpg</url></photos>',
    '<photos>https://i.example/1.jpg</photos>',
    '<photo><url last_update="2026-11-01" watermark="1">https://i.example/1.jpg</url></photo>',
    '<Photo>https://i.example/1.jpg</Photo>',
    '<pictures><picture>https://i.example/1.jpg</picture></pictures>',
  ])('%s is a photo in every XML format', async (photo) => {
    for (const [name, feed] of FORMATS.slice(0, 4)) {
      const { records, notes } = await read(feed(photo));
      expect([name, records[0]?.record?.images]).toEqual([name, ['https://i.example/1.jpg']]);
      expect(notes.list()).toEqual([]);
    }
  });

  it.each([
    '<bedrooms>2</bedrooms><bathrooms>3</bathrooms>',
    '<bedroom>2</bedroom><bathroom>3</bathroom>',
    '<beds>2</beds><baths>3</baths>',
    '<no_of_bedrooms>2</no_of_bedrooms><No_of_Bathrooms>3</No_of_Bathrooms>',
    '<bedroom></bedroom><bathroom/><Bedrooms>2</Bedrooms><Bathrooms>3</Bathrooms>',
  ])('%s are rooms in every XML format', async (rooms) => {
    for (const [name, feed] of FORMATS.slice(0, 4)) {
      const { records, notes } = await read(feed(rooms));
      const { bedrooms, bathrooms } = records[0]?.record ?? {};
      expect([name, bedrooms, bathrooms]).toEqual([name, 2, 3]);
      expect(notes.list()).toEqual([]);
    }
  });

  it('for the unit and the period change the meaning of a figure', async () => {
    const more = '<size>110</size><size_unit>sqm</size_unit><rent_frequency>monthly</rent_frequency>';
    const { records } = await read(`<list>${propertyFinder(more)}</list>`);
    expect(records[0]?.record).toMatchObject({
      price: 108_000,
      rentFrequency: 'monthly',
      builtUpArea: 1184.03,
    });
  });
});

describe('hostile names', () => {
  it('are reported up to a number and a length', async () => {
    const fields = Array.from(
      { length: 5_000 },
      (_, index) => `<n${index}${'x'.repeat(300)}>1</n${index}${'x'.repeat(300)}>`,
    );
    const { notes } = await read(`<list>${propertyFinder(fields.join(''))}</list>`);
    const listed = notes.list();
    expect(listed).toHaveLength(201);
    expect(listed.at(-1)).toMatchObject({ field: '…', count: 4_800 });
    expect(Math.max(...listed.map(({ field, reason }) => field.length + reason.length))).toBeLessThan(300);
  });
});
