import { describe, expect, it } from 'vitest';
import { CURRENCY_OF_FORMAT, FORMATS, hasRole, readListings as read } from '../../test/one-listing.js';

describe.each(FORMATS)('a feed in %s', (format) => {
  it.each([
    ...['null', 'N/A', 'n.a.', 'Not Specified', 'undefined', 'None', '-', '--', '0', 'TBC', 'TBA'],
    ...['Select', '#N/A', 'Please select', 'nan', 'غير محدد', '-- Select --', 'not available'],
    ...['000', '(null)'],
  ])('states nothing with %j in any text', async (value) => {
    const roles = ['building', 'permit', 'phone', 'email', 'developer', 'description', 'amenities', 'unit'];
    const values = Object.fromEntries([...roles, 'subCommunity'].map((role) => [role, value]));
    const isAmount = CURRENCY_OF_FORMAT[format] !== undefined || value === '0' || value === '000';
    const [unnamed, named] = await read(format, [
      { ...values, agent: value, ...(isAmount ? {} : { currency: value }) },
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

  it('may have the reference 0', async () => {
    expect(await read(format, [{ reference: '0' }, { reference: 'N/A' }])).toMatchObject([
      { sourceReference: '0', record: { reference: '0' } },
      { sourceReference: null, record: null },
    ]);
  });

  it('states names that contain such a word', async () => {
    const [found] = await read(format, [{ developer: 'Select Group', building: 'Nonesuch Tower' }]);
    expect(found?.record?.name).toBe(hasRole(format, 'building') ? 'Nonesuch Tower' : '');
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

  it.each(['AED', 'aed', 'Dhs', 'Dhs.', 'د.إ', 'درهم', 'UAE Dirham', '784', 'AED (Dirham)', 'dirhams'])(
    'shows a price in %j',
    async (currency) => {
      const [sale] = await read(format, [{ currency, price: '500000' }]);
      expect(sale).toMatchObject({ record: { price: 500_000 }, problems: [] });
    },
  );

  it.each(['N/A', '', '-'])(
    'shows a price with the currency %j, unless the format has another',
    async (currency) => {
      const own = CURRENCY_OF_FORMAT[format];
      const [sale] = await read(format, [{ currency, price: '500000' }]);
      expect(sale).toMatchObject({ record: { price: own === undefined ? 500_000 : null } });
      expect(sale?.problems.map(({ reason }) => reason)).toEqual(
        own === undefined
          ? []
          : [
              `"500000" has no currency, which means ${own} in this feed, so it is left out; the mapping can name another one`,
            ],
      );
    },
  );

  it('has prices without a currency in the one that staff choose for the feed', async () => {
    const given = [
      { currency: '', price: '500000' },
      { currency: 'AED', price: '600000' },
    ];
    const pricesIn = async (amountCurrency: string) =>
      (await read(format, given, { amountCurrency })).map(({ record }) => record?.price);
    expect(await pricesIn('AED')).toEqual([500_000, 600_000]);
    expect(await pricesIn('USD')).toEqual([null, 600_000]);
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
    ...['USD 340,000', '340,000 €', '1,250,000 - 1,500,000', 'Sold', '300.000', '1,500 per sqft'],
    ...['8500/month', '-1'],
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
});
