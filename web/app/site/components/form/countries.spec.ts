import { describe, expect, it } from 'vitest';
import { countryOfNumber, DEFAULT_COUNTRY, parseCountries, searchCountries } from './countries';

const row = (name: string, alpha2: string, phone: unknown) => ({
  name,
  phone,
  emoji: '🏳️',
  iso: { 'alpha-2': alpha2 },
});

const LIST = parseCountries([
  row('Afghanistan', 'AF', ['+93']),
  row('United Arab Emirates', 'AE', ['+971']),
  row('American Samoa', 'AS', ['+1-684']),
  row('Canada', 'CA', ['+1']),
  row('Côte d’Ivoire', 'CI', ['+225']),
  row('Dominican Republic', 'DO', ['+1-809', '+1-829']),
  row('Guernsey', 'GG', ['+44-1481']),
  row('United Kingdom', 'GB', ['44']),
  row('United States', 'US', ['+1']),
  { phoneLength: 9 },
  row('Nowhere', 'NW', []),
  null,
]);
const names = (query: string) => searchCountries(LIST, query).map(({ name }) => name);

describe('the country picker', () => {
  it('leaves out entries that hold no name or no dial code, and lists each dial code', () => {
    expect(LIST).toHaveLength(10);
    expect(LIST.filter(({ code }) => code === 'DO').map(({ dialCode }) => dialCode)).toEqual([
      '+1-809',
      '+1-829',
    ]);
    expect(LIST.find(({ code }) => code === 'GB')?.dialCode).toBe('+44');
    expect(parseCountries({ error: 'no list' })).toEqual([]);
  });

  it('shows flags of our own only', () => {
    const flags = (image: unknown) => parseCountries([{ ...row('Oman', 'OM', ['+968']), image }])[0]?.image;
    expect(flags('/flags/om.svg')).toBe('/flags/om.svg');
    expect(flags('https://flags.example/om.svg')).toBe('');
    expect(flags(undefined)).toBe('');
  });

  it('starts with the second entry of the list', () => {
    expect(LIST[1]).toMatchObject({ name: DEFAULT_COUNTRY.name, dialCode: DEFAULT_COUNTRY.dialCode });
  });

  it('finds a country by the beginning of any word, whatever the case and accents', () => {
    expect(names('united')).toEqual(['United Arab Emirates', 'United Kingdom', 'United States']);
    expect(names('EMIR')).toEqual(['United Arab Emirates']);
    expect(names('cote')).toEqual(['Côte d’Ivoire']);
    expect(names('')).toHaveLength(LIST.length);
    expect(names('zzz')).toEqual([]);
  });

  it('finds a country by its dial code, however it is written', () => {
    expect(names('971')).toEqual(['United Arab Emirates']);
    expect(names('+44')).toEqual(['Guernsey', 'United Kingdom']);
    expect(names('00971')).toEqual(['United Arab Emirates']);
    expect(names('1684')).toEqual(['American Samoa']);
  });

  it.each([
    ['+44 7911 123456', 'United Kingdom'],
    ['0044 7911 123456', 'United Kingdom'],
    ['+44 1481 123456', 'Guernsey'],
    ['+1 202 555 0143', 'United States'],
    ['+1 684 258 1234', 'American Samoa'],
    ['\u202A+971 50 123 4567\u202C', 'United Arab Emirates'],
  ])('takes %s for a number of %s', (typed, name) => {
    expect(countryOfNumber(LIST, typed, DEFAULT_COUNTRY)?.name).toBe(name);
  });

  it('keeps the chosen country when the number may be one of it, and when it does not say', () => {
    const canada = LIST.find(({ code }) => code === 'CA') ?? DEFAULT_COUNTRY;
    expect(countryOfNumber(LIST, '+1 416 555 0143', canada)?.name).toBe('Canada');
    expect(countryOfNumber(LIST, '050 123 4567', canada)).toBeUndefined();
    expect(countryOfNumber(LIST, '+999', canada)).toBeUndefined();
  });
});
