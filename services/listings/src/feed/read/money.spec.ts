import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney } from './money.js';

describe('amounts in a feed', () => {
  it.each([
    ...['1250000', '1,250,000', '1250000.00', '1.25M', '1.25 million', '1.25Mn', '1,25 million'],
    ...['1250k', '1250 K', 'From AED 1,250,000', 'Starting from 1.25M AED', 'AED 1,250,000'],
    ...['1 250 000 AED', 'AED1,250,000/-', 'Dhs. 1,250,000', 'Price: 1,250,000'],
    ...['1,250,000 AED (negotiable)', '1,250,000+', '12.5 lakhs', '١٬٢٥٠٬٠٠٠', '١٢٥٠٠٠٠ درهم'],
    ...['1.25 مليون درهم', '۱۲۵۰۰۰۰', 'د.إ 1,250,000', '1.250.000,00', '12,50,000'],
    ...['AED 1.250.000', '1,250 thousand', 'UAE Dirham 1,250,000', '1250000 د.إ.'],
    ...['AED 1,250,000 onwards', 'approx. 1.25M', 'Offers over 1,250,000', '1,250,000 + VAT', '1.25MM'],
    ...['1250000/=', 'د. إ. 1,250,000', '1,250,000 د.إ.\u200f', '\u200f1,250,000', '1250 тыс', '1.25 млн'],
    ...['1,250,000 in 4 cheques', '1,250,000 4 Payments', '1,250,000 12 cheques', 'OIRO AED 1.25m'],
    ...['يبدأ من 1,250,000 درهم', '~1,250,000', '1,250,000.-', 'AED: 1,250,000', "1'250'000"],
  ])('%j is 1250000 AED', (text) => {
    const money = readMoney(text);
    expect(money).toMatchObject({ amount: 1_250_000, period: undefined, perSqFt: undefined });
    expect(money?.currency ?? 'AED').toBe('AED');
  });

  it.each([
    ['USD 340,000', 'USD'],
    ['$340,000', 'USD'],
    ['US$ 340,000', 'USD'],
    ['340k usd', 'USD'],
    ['€ 340.000,00', 'EUR'],
    ['340 000 €', 'EUR'],
    ['£340k', 'GBP'],
    ['GBP 340000', 'GBP'],
    ['₹340,000', 'INR'],
    ['Rs. 3,40,000', 'INR'],
    ['340000 SAR', 'SAR'],
    ['340,000 ريال', 'SAR'],
    ['340000 دولار', 'USD'],
    ['BHD 340000', 'BHD'],
    ['340000 EGP', 'EGP'],
    ['CHF 340,000', 'CHF'],
    ['C$ 340,000', 'CAD'],
    ['AU$340,000', 'AUD'],
    ['HK$ 340,000', 'HKD'],
    ['S$340k', 'SGD'],
    ['QR 340,000', 'QAR'],
    ['BD 340,000', 'BHD'],
    ['340,000 ر.س', 'SAR'],
    ['340,000 د.ك', 'KWD'],
    ['340,000 ج.م', 'EGP'],
    ['TL 340.000,00', 'TRY'],
    ['340 тыс руб', 'RUB'],
    ['340,000 USDT', 'USD'],
  ])('%j is in %s', (text, currency) => {
    expect(readMoney(text)).toMatchObject({ amount: 340_000, currency });
  });

  it.each([
    ['8500/month', 8_500, 'monthly'],
    ['AED 8,500 per month', 8_500, 'monthly'],
    ['8.5k pcm', 8_500, 'monthly'],
    ['8,500 p.m.', 8_500, 'monthly'],
    ['8,500 p/m', 8_500, 'monthly'],
    ['8,500 per calendar month', 8_500, 'monthly'],
    ['95K p/a', 95_000, 'yearly'],
    ['8500 بالشهر', 8_500, 'monthly'],
    ['2,000 p/w', 2_000, 'weekly'],
    ['8500 شهريا', 8_500, 'monthly'],
    ['95,000 p.a.', 95_000, 'yearly'],
    ['95K/yr', 95_000, 'yearly'],
    ['AED 95,000 per annum', 95_000, 'yearly'],
    ['95,000 yearly (4 cheques)', 95_000, 'yearly'],
    ['95,000 درهم سنويا', 95_000, 'yearly'],
    ['95,000 / 1 year', 95_000, 'yearly'],
    ['500 per night', 500, 'daily'],
    ['2,000 a week', 2_000, 'weekly'],
  ])('%j is %d, %s', (text, amount, period) => {
    expect(readMoney(text)).toMatchObject({ amount, period });
  });

  it.each([
    ['95 per sqft/year', 1],
    ['AED 1,500 psf', 1],
    ['1500/sq. ft.', 1],
    ['14 AED per sqm', 10.7639],
    ['150 AED/m²', 10.7639],
    ['150 لكل قدم مربع', 1],
  ])('%j is by area', (text, perSqFt) => {
    expect(readMoney(text)).toMatchObject({ perSqFt });
  });

  it.each([
    'POA',
    'Price on request',
    'Call us',
    'Contact agent',
    'Ask for price',
    'Enquire',
    'السعر عند الاتصال',
    'على السوم',
    'على الطلب'.replace('على', 'عند'),
  ])('%j is no amount', (text) => {
    expect(readMoney(text)).toBeNull();
  });

  it.each([
    ...['1,250,000 - 1,500,000', '1.2M to 1.5M', 'AED 1,250,000 (USD 340,000)', 'AED 340,000 $'],
    ...['-1', 'AED -500', 'Sold', '971501234567', '8500 per month, billed yearly', '8,500 M'],
    ...['5%', '1e6', '8500 m/m', 'about a lot', '4 x 25,000', '1.2.3', '25,000 for 3 months', ''],
    ...['Moroccan dirham 1,000,000', 'AED 1,250,000 ($340,000)', 'between 1M and 2M', 'coming soon'],
  ])('%j is not understood', (text) => {
    expect(readMoney(text)).toBeUndefined();
  });

  it('marks a figure with two meanings', () => {
    expect(
      ['300.000', '300.00', '1300.000', '300.000k', '0.500'].map((text) => readMoney(text)?.isAmbiguous),
    ).toEqual([...[true, false, false, false, false]]);
  });

  it('are read as they were printed', () => {
    const currencies = ['', 'AED', 'USD', 'EUR', 'SAR', 'INR'] as const;
    const periods = {
      yearly: ['/year', ' per year', ' p.a.', ' سنويا'],
      monthly: ['/month', ' pcm', ' شهريا'],
      weekly: [' per week', '/wk'],
      daily: [' per night', '/day'],
    } as const;
    const period = fc.constantFrom(undefined, ...(Object.keys(periods) as (keyof typeof periods)[]));
    fc.assert(
      fc.property(
        // "1" before a period is no amount: "for 1 year".
        fc.integer({ min: 2, max: 999_999_999 }),
        fc.constantFrom(...currencies),
        period,
        fc.nat(),
        fc.constantFrom('en-US', 'en-IN', 'ar-EG', 'fr-FR'),
        fc.boolean(),
        (amount, currency, frequency, pick, locale, isBefore) => {
          const words = frequency === undefined ? [''] : periods[frequency];
          const suffix = words[pick % words.length] ?? '';
          const figure = amount.toLocaleString(locale);
          const text = isBefore ? `${currency} ${figure}${suffix}` : `${figure} ${currency}${suffix}`;
          expect(readMoney(text)).toMatchObject({
            amount,
            currency: currency === '' ? undefined : currency,
            period: frequency,
          });
        },
      ),
    );
  });
});
