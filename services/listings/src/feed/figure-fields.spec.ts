import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecords } from '../../test/one-listing.js';
import type { ReadRecord } from './feed-record.js';

const FORMATS = {
  PropSpace: (fields: string, adType: string) =>
    `<Listings><Listing><Ad_Type>${adType}</Ad_Type><Property_Ref_No>1</Property_Ref_No><Property_Title>T</Property_Title>${fields}</Listing></Listings>`,
  'Property Finder': (fields: string, adType: string) =>
    `<list><property><reference_number>1</reference_number><offering_type>${adType}</offering_type><title_en>T</title_en>${fields}</property></list>`,
  Bayut: (fields: string, adType: string) =>
    `<Properties><Property><Property_Ref_No>1</Property_Ref_No><Property_purpose>${adType}</Property_purpose><Property_Title>T</Property_Title>${fields}</Property></Properties>`,
};
type Format = keyof typeof FORMATS;

const read = async (format: Format, fields: string, adType = 'Sale'): Promise<ReadRecord | undefined> =>
  (await readRecords(FORMATS[format](fields, adType)))[0];

describe.each(Object.keys(FORMATS) as Format[])('a figure in %s', (format) => {
  it.each([
    '<Price currency="USD">340000</Price>',
    '<Price cur="USD">340000</Price>',
    '<Price Currency_Code="USD">340000</Price>',
    '<Price>340000</Price><Currency>USD</Currency>',
    '<Price>340000</Price><Curr>USD</Curr>',
    '<Price>340000</Price><CCY>USD</CCY>',
    '<Price>340000</Price><Currency_ISO>USD</Currency_ISO>',
    '<Price>340000</Price><Sale_Currency>US$</Sale_Currency>',
    '<Price>340000</Price><Price_Currency_Code>usd</Price_Currency_Code>',
    '<Price>340000</Price><Currency_Symbol>$</Currency_Symbol>',
    '<Price>340000</Price><Price_Unit>USD</Price_Unit>',
    '<Price unit="US dollars">340000</Price>',
    '<Price><Amount>340000</Amount><Currency>USD</Currency></Price>',
    '<Price><Value>340000</Value><Currency_Name>US Dollar</Currency_Name></Price>',
  ])('has its currency beside it: %s', async (fields) => {
    expect(await read(format, fields)).toMatchObject({
      record: { price: null, quotedPrice: null },
      problems: [{ reason: '"340000" is in USD, not in AED, so it is left out' }],
    });
  });

  it.each([
    '<Price period="month">8500</Price>',
    '<Price frequency="Monthly">8500</Price>',
    '<Price per="month">8500</Price>',
    '<Price unit="AED/month">8500</Price>',
    '<Price>8500</Price><Rent_Frequency>Monthly</Rent_Frequency>',
    '<Price>8500</Price><Rental_Period>per month</Rental_Period>',
    '<Price>8500</Price><Price_Period>MONTH</Price_Period>',
    '<Price>8500</Price><Price_Freq>pcm</Price_Freq>',
    '<Price>8500</Price><Rent_Per>Month</Rent_Per>',
    '<Price>8500</Price><Lease_Frequency>شهري</Lease_Frequency>',
    '<Price>8500</Price><Price_Unit>per month</Price_Unit>',
    '<Price><Value>8500</Value><Period>monthly</Period></Price>',
  ])('has its period beside it: %s', async (fields) => {
    expect(await read(format, fields, 'Rent')).toMatchObject({
      record: { price: 102_000, quotedPrice: 8_500, rentFrequency: 'monthly' },
      problems: [],
    });
  });

  it('has no rent with two periods, and says so', async () => {
    const found = await read(
      format,
      '<Price period="month">8500</Price><Rental_Period>Yearly</Rental_Period><Rent_Frequency>Yearly</Rent_Frequency>',
      'Rent',
    );
    expect(found).toMatchObject({ record: { price: null, rentFrequency: null } });
    expect(found?.problems).toMatchObject([
      { reason: expect.stringMatching(/^"\w+" and "\w+" contradict each other, so the rent is left out$/) },
    ]);
  });

  it('has no price by area, and says so', async () => {
    const found = await read(format, '<Price unit="AED/sqft">1500</Price>');
    expect(found).toMatchObject({ record: { price: null } });
    expect(found?.problems).toMatchObject([{ severity: 'warning' }]);
  });

  it.each([
    ' unit="sqm">110</AREA>',
    ' units="sqm">110</AREA>',
    ' uom="SQM">110</AREA>',
    ' unit_measure="m²">110</AREA>',
    '>110</AREA><AREA_unit>sqm</AREA_unit>',
    '>110</AREA><AREA_units>Sq. M.</AREA_units>',
    '>110</AREA><Area_Unit>square metres</Area_Unit>',
    '>110</AREA><Size_Unit>sqm</Size_Unit>',
    '>110</AREA><Unit_Of_Measure>SQUARE_METERS</Unit_Of_Measure>',
    '>110</AREA><uom>m2</uom>',
    '>110</AREA><BUA_Unit>متر مربع</BUA_Unit>',
    '>110 sqm</AREA><Area_Unit>sqft</Area_Unit>',
  ])('has its unit beside it: <AREA%s', async (fields) => {
    const area = { PropSpace: 'Unit_Builtup_Area', 'Property Finder': 'size', Bayut: 'Property_Size' }[
      format
    ];
    expect(await read(format, `<AREA${fields}`.replaceAll('AREA', area))).toMatchObject({
      record: { builtUpArea: 1_184.03 },
      problems: [],
    });
  });
});

describe('a mapped column', () => {
  const row = { property_ref_no: '1', ad_type: 'Rent', property_title: 'T' };
  const readMapped = async (values: object, fields: Record<string, string>) =>
    (await readRecords(JSON.stringify([{ ...row, ...values }]), { fields }))[0];

  it.each([
    ['Price (USD)', 'USD'],
    ['price_usd', 'USD'],
    ['Rent in EUR', 'EUR'],
    ['price $', 'USD'],
    ['Amount £', 'GBP'],
    ['السعر بالدولار دولار', 'USD'],
    ['Sale price SAR', 'SAR'],
  ])('%s has its currency in its name', async (name, currency) => {
    const found = await readMapped({ [name]: 340_000 }, { [name.toLowerCase()]: 'price' });
    expect(found?.record?.price).toBeNull();
    expect(found?.problems[0]?.reason).toContain(`is in ${currency}`);
  });

  it.each([
    'Price (AED)',
    'Price all in',
    'Top price',
    'Price',
    'Rent AED',
    'Yearly rent',
    'Price in dirhams',
  ])('%s is in AED a year', async (name) => {
    const found = await readMapped({ [name]: 95_000 }, { [name.toLowerCase()]: 'price' });
    expect(found).toMatchObject({ record: { price: 95_000, rentFrequency: 'yearly' }, problems: [] });
  });

  it.each(['Rent per month', 'Monthly rent', 'rent_monthly', 'Rent (pcm)', 'Rent/month AED', 'إيجار شهري'])(
    '%s has its period in its name',
    async (name) => {
      const found = await readMapped({ [name]: 8_500 }, { [name.toLowerCase()]: 'price' });
      expect(found).toMatchObject({ record: { price: 102_000, rentFrequency: 'monthly' }, problems: [] });
    },
  );

  it.each([
    'Size (sqm)',
    'size_sqm',
    'Area m2',
    'Built-up area sq. m.',
    'BUA in square metres',
    'مساحة متر مربع',
  ])('%s has its unit in its name', async (name) => {
    const found = await readMapped({ [name]: 110 }, { [name.toLowerCase()]: 'unit_builtup_area' });
    expect(found).toMatchObject({ record: { builtUpArea: 1_184.03 }, problems: [] });
  });

  it('has what is beside it in its object', async () => {
    const values = { rent: { value: 8_500, ccy: 'AED', period: 'month' }, size: { value: 110, unit: 'sqm' } };
    const fields = { 'rent.value': 'price', 'size.value': 'unit_builtup_area' };
    expect(await readMapped(values, fields)).toMatchObject({
      record: { price: 102_000, builtUpArea: 1_184.03 },
      problems: [],
    });
    const dollars = { ...values, rent: { ...values.rent, ccy: 'USD' } };
    expect(await readMapped(dollars, fields)).toMatchObject({ record: { price: null } });
  });

  it('means the same whether its words are in the value, beside it, or in its name', async () => {
    const periods = { yearly: 1, monthly: 12, weekly: 52 } as const;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 999_999 }),
        fc.constantFrom('AED', 'USD', 'EUR'),
        fc.constantFrom(...(Object.keys(periods) as (keyof typeof periods)[])),
        async (amount, currency, period) => {
          const readings = [
            await readMapped({ price: `${amount} ${currency} ${period}` }, {}),
            await readMapped({ price: amount, currency, frequency: period }, {}),
            await readMapped({ price: { amount, currency, period } }, {}),
            await readMapped(
              { [`rent ${period} ${currency}`]: amount },
              { [`rent ${period} ${currency}`.toLowerCase()]: 'price' },
            ),
          ];
          const price = currency === 'AED' ? amount * periods[period] : null;
          expect(readings.map((found) => found?.record?.price)).toEqual([price, price, price, price]);
        },
      ),
      { numRuns: 30 },
    );
  });
});
