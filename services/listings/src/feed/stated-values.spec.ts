import { describe, expect, it } from 'vitest';
import type { FeedFormat } from '@manzil/contracts/listings/import-run';
import { feedOf, FORMATS, hasRole, MAPPED, type Stated } from '../../test/one-listing.js';
import type { ReadRecord } from './feed-record.js';
import type { Reading } from './reading.js';
import { readFeed } from './read-feed.js';

async function* inPieces(text: string): AsyncGenerator<string> {
  await Promise.resolve();
  for (let at = 0; at < text.length; at += 1000) yield text.slice(at, at + 1000);
}

async function read(
  format: FeedFormat,
  listings: readonly Stated[],
  reading: Reading = {},
): Promise<ReadRecord[]> {
  const { records } = await readFeed(inPieces(feedOf(format, listings)), format, undefined, {
    fields: MAPPED,
    ...reading,
  });
  const all: ReadRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}

describe.each(FORMATS)('a feed in %s', (format) => {
  it.each([
    ...[
      'null',
      'N/A',
      'n.a.',
      'Not Specified',
      'undefined',
      'None',
      '-',
      '--',
      '0',
      'TBC',
      'TBA',
      'Select',
      '#N/A',
    ],
    ...['Please select', 'nan', 'غير محدد', '-- Select --', 'not available', '000', '(null)'],
  ])('states nothing with %j in any text', async (value) => {
    const roles = ['building', 'permit', 'phone', 'email', 'developer', 'description', 'amenities', 'unit'];
    const values = Object.fromEntries([...roles, 'subCommunity'].map((role) => [role, value]));
    const [unnamed, named] = await read(format, [
      { ...values, agent: value, currency: value === '0' || value === '000' ? '' : value },
      { ...values, agent: 'Layla Haddad' },
    ]);
    for (const [found, agent] of [
      [unnamed, null],
      [named, hasRole(format, 'agent') ? { name: 'Layla Haddad', phone: null, email: null } : null],
    ] as const) {
      const record = found?.record;
      expect(record).toMatchObject({
        name: '',
        permitNumber: null,
        developer: null,
        amenities: [],
        price: 1_000_000,
      });
      expect(record).toMatchObject({ description: '', agent });
      expect([record?.subCommunity, record?.unitNumber]).toEqual([undefined, undefined]);
      // Details of an agent without a name are not read.
      expect(found?.problems.filter(({ field }) => !field.startsWith('listing_agent'))).toEqual([]);
    }
  });

  it('states names that contain such a word', async () => {
    const [found] = await read(format, [{ developer: 'Select Group', building: 'Nonesuch Tower' }]);
    expect(found?.record?.name).toBe('Nonesuch Tower');
    expect(found?.record?.developer).toBe(hasRole(format, 'developer') ? 'Select Group' : null);
  });

  it.each([
    'USD',
    'EUR',
    'GBP',
    'Euro',
    'US Dollars',
    '$',
    '€',
    'INR',
    'BHD',
    'SAR',
    'dollars',
    'ريال',
    'XYZ',
  ])('shows no price in %s, and says why', async (currency) => {
    const [sale, rent] = await read(format, [
      { currency, price: '500000' },
      { currency, price: '5000', adType: 'rent', period: 'monthly' },
    ]);
    expect(sale).toMatchObject({ record: { price: null, quotedPrice: null } });
    expect(rent).toMatchObject({ record: { price: null, quotedPrice: null } });
    expect(sale?.problems).toMatchObject([
      { severity: 'warning', reason: expect.stringContaining('500000') },
    ]);
    expect(sale?.problems[0]?.reason).toMatch(/is in \S.*, not in AED/);
  });

  it.each([
    'AED',
    'aed',
    'Dhs',
    'Dhs.',
    'د.إ',
    'درهم',
    'UAE Dirham',
    '784',
    'AED (Dirham)',
    'N/A',
    '',
    'dirhams',
  ])('shows a price in %j', async (currency) => {
    const [sale] = await read(format, [{ currency, price: '500000' }]);
    expect(sale).toMatchObject({ record: { price: 500_000 }, problems: [] });
  });

  it.each([
    ['1.25M', 1_250_000],
    ['From AED 1,250,000', 1_250_000],
    ['١٬٢٥٠٬٠٠٠', 1_250_000],
    ['POA', null],
  ])('reads the price %j', async (price, expected) => {
    const [sale] = await read(format, [{ price }]);
    expect(sale).toMatchObject({ record: { price: expected }, problems: [] });
  });

  it.each([
    ...[
      'USD 340,000',
      '340,000 €',
      '1,250,000 - 1,500,000',
      'Sold',
      '300.000',
      '1,500 per sqft',
      '8500/month',
      '-1',
    ],
  ])('has no price for %j, and says why', async (price) => {
    const [sale] = await read(format, [{ price }]);
    expect(sale).toMatchObject({ record: { price: null, quotedPrice: null } });
    expect(sale?.problems).toMatchObject([{ severity: 'warning', reason: expect.stringContaining(price) }]);
  });

  it.each([
    ['8500/month', 'monthly', 102_000],
    ['95,000 p.a.', 'yearly', 95_000],
    ['8.5k pcm', 'monthly', 102_000],
    ['500 per night', 'daily', 182_500],
    ['2,000 a week', 'weekly', 104_000],
  ])('reads the rent %j', async (price, rentFrequency, yearly) => {
    const period = format === 'kyero' ? rentFrequency : '';
    const [rent] = await read(format, [{ adType: 'rent', price, period }]);
    expect(rent).toMatchObject({ record: { price: yearly, rentFrequency }, problems: [] });
  });

  it.each([
    ['8500/month', 'yearly'],
    ['95,000 p.a.', 'per month'],
    ['95 per sqft/year', 'yearly'],
    ['8500 per month, billed yearly', 'monthly'],
  ])('has no rent for %j %s, and says why', async (price, period) => {
    const [rent] = await read(format, [{ adType: 'rent', price, period }]);
    expect(rent).toMatchObject({ record: { price: null, quotedPrice: null } });
    expect(rent?.problems).toMatchObject([{ severity: 'warning', reason: expect.stringContaining(price) }]);
  });

  it.each(['sqft/year', 'per month, billed yearly', 'Weekdays', 'Contract', 'Quarterly'])(
    'has no rent by %j, and says why',
    async (period) => {
      // Kyero has one field for this and for sale or rent.
      if (format === 'kyero') return;
      const [rent] = await read(format, [{ adType: 'rent', price: '95', period }]);
      expect(rent).toMatchObject({ record: { price: null, rentFrequency: null } });
      expect(rent?.problems).toMatchObject([{ unmapped: { term: 'rentFrequency', value: period } }]);
    },
  );

  it.each([
    ...[
      'Sold',
      'SOLD',
      'let',
      'Rented',
      'Leased',
      'Reserved',
      'Archived',
      'archive',
      'Unpublished',
      'Off Market',
    ],
    ...[
      'off-market',
      'OffMarket',
      'Withdrawn',
      'Inactive',
      'Expired',
      'Cancelled',
      'Canceled',
      'Closed',
      'deleted',
    ],
    ...['Pending', 'Sold STC', 'Let Agreed', 'Rented until 2027', 'Not available', 'مباع', 'مؤجر', 'No'],
  ])('withdraws a listing that is %j', async (status) => {
    expect(await read(format, [{ status }, { status: 'Active' }])).toMatchObject([
      { sourceReference: 'R-2' },
    ]);
  });

  it.each([
    ...[
      'Active',
      'ActiveUnderContract',
      'Active Under Contract',
      'Available',
      'live',
      'Published',
      'Coming Soon',
    ],
    ...['For Sale', 'Ready', 'N/A', '', 'Yes', 'متاح', 'Under offer'],
  ])('shows a listing that is %j', async (status) => {
    expect(await read(format, [{ status }])).toMatchObject([{ record: { price: 1_000_000 }, problems: [] }]);
  });

  it('shows or withdraws a listing of a status that staff have mapped', async () => {
    const values = { status: { frei: 'listed', 'nicht frei': 'withdrawn' } } as const;
    const listings = [{ status: 'Frei' }, { status: 'nicht  frei' }];
    const found = await read(format, listings, { values });
    expect(found).toMatchObject([{ sourceReference: 'R-1', problems: [] }]);
    expect(found).toHaveLength(1);
  });
});

describe('a status', () => {
  it('that is unknown is reported, and the listing stays on the market', async () => {
    const [found] = await read('propspace', [{ status: 'Frei' }]);
    expect(found).toMatchObject({
      record: { price: 1_000_000 },
      problems: [{ severity: 'warning', unmapped: { term: 'status', value: 'Frei' } }],
    });
  });

  it.each([
    ...[
      '<Published>No</Published>',
      '<is_active>0</is_active>',
      '<Sold>Yes</Sold>',
      '<archived>1</archived>',
    ],
    ...[
      '<Listing_Status>expired</Listing_Status>',
      '<Published>draft</Published>',
      '<is_deleted>true</is_deleted>',
    ],
  ])('may be a flag: %s', async (xml) => {
    const text = `<Listings><Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Sale</Ad_Type>${xml}</Listing></Listings>`;
    const { records } = await readFeed(inPieces(text), 'auto');
    expect(await records.next()).toMatchObject({ done: true });
  });

  it.each([
    ...[
      '<Published>2026-05-20</Published>',
      '<is_active>1</is_active>',
      '<Sold>No</Sold>',
      '<archived>0</archived>',
    ],
  ])('of a listing on the market may be a flag: %s', async (xml) => {
    const text = `<Listings><Listing><Property_Ref_No>1</Property_Ref_No><Ad_Type>Sale</Ad_Type><Property_Title>T</Property_Title>${xml}</Listing></Listings>`;
    const { records } = await readFeed(inPieces(text), 'auto');
    expect(await records.next()).toMatchObject({ value: { problems: [] } });
  });
});
