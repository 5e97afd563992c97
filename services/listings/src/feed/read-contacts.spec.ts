import { describe, expect, it } from 'vitest';
import type { ReadRecord } from './feed-record.js';
import { readFeed } from './read-feed.js';

async function readFirst(text: string): Promise<ReadRecord | undefined> {
  async function* pieces(): AsyncGenerator<string> {
    yield await Promise.resolve(text);
  }
  const { records } = await readFeed(pieces(), 'auto', 'https://crm.example/feed');
  for await (const record of records) return record;
  return undefined;
}

const FORMATS: [name: string, feed: (phone: string, email: string) => string][] = [
  [
    'PropSpace',
    (phone, email) =>
      `<Listings><Listing><Ad_Type>Sale</Ad_Type><Property_Ref_No>1</Property_Ref_No><Property_Title>T</Property_Title><Listing_Agent>A</Listing_Agent><Listing_Agent_Phone>${phone}</Listing_Agent_Phone><Listing_Agent_Email>${email}</Listing_Agent_Email></Listing></Listings>`,
  ],
  [
    'Property Finder',
    (phone, email) =>
      `<list><property><reference_number>1</reference_number><offering_type>RS</offering_type><title_en>T</title_en><agent><name>A</name><phone>${phone}</phone><email>${email}</email></agent></property></list>`,
  ],
  [
    'Bayut',
    (phone, email) =>
      `<Properties><Property><Property_Ref_No>1</Property_Ref_No><Property_purpose>Buy</Property_purpose><Property_Title>T</Property_Title><Listing_Agent>A</Listing_Agent><Listing_Agent_Phone>${phone}</Listing_Agent_Phone><Listing_Agent_Email>${email}</Listing_Agent_Email></Property></Properties>`,
  ],
  [
    'RESO',
    (phone, email) =>
      JSON.stringify({
        value: [
          {
            ListingKey: '1',
            PropertyType: 'Residential',
            SubdivisionName: 'P',
            ListAgentFullName: 'A',
            ListAgentDirectPhone: phone,
            ListAgentEmail: email,
          },
        ],
      }),
  ],
  [
    'CSV',
    (phone, email) =>
      `ad_type,propertyid,property_title,listing_agent,listing_agent_phone,listing_agent_email\nSale,1,T,A,"${phone}","${email}"\n`,
  ],
];

describe.each(FORMATS)('the adviser of a %s listing', (_name, feed) => {
  it('has the first valid number as E.164 and the first valid address', async () => {
    const read = await readFirst(feed('050 111 2233 / 04 399 1122', 'mailto:a@example.com; b@example.com'));
    expect(read?.record?.agent).toMatchObject({ phone: '+971501112233', email: 'a@example.com' });
    expect(read?.problems).toEqual([]);
  });

  it('has neither when the feed states nothing valid, which is reported', async () => {
    const read = await readFirst(feed('ask for Daniel', 'not an address'));
    expect(read?.record?.agent).toMatchObject({ name: 'A', phone: null, email: null });
    expect(read?.problems.map(({ reason }) => reason)).toEqual([
      '"ask for Daniel" is not understood',
      '"not an address" is not understood',
    ]);
  });
});
