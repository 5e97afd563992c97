import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { dialCodeSchema, toE164 } from '@manzil/contracts/leads/phone';
import * as flags from 'country-flag-icons/string/3x2';
import { getExampleNumber, isSupportedCountry, type CountryCode } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/max/metadata';
import { COUNTRIES, toPickerCountry } from './countries.js';

const script = fileURLToPath(new URL('../../scripts/make-countries.mjs', import.meta.url));

describe('the list of countries', () => {
  it('is what its packages give today', async () => {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    await promisify(execFile)(process.execPath, [script, '--check'], { env });
  });

  it('has about 240 entries, each once, the United Arab Emirates second and the rest by name', () => {
    expect(COUNTRIES.length).toBeGreaterThan(235);
    expect(COUNTRIES.length).toBeLessThan(255);
    expect(COUNTRIES[1]).toEqual({
      name: 'United Arab Emirates',
      region: 'Asia',
      timezones: { 'Asia/Dubai': 'UTC+04:00' },
      iso: { 'alpha-2': 'AE', 'alpha-3': 'ARE', numeric: '784' },
      phone: ['+971'],
      emoji: '🇦🇪',
      image: '/flags/ae.svg',
      phoneLength: 9,
    });
    for (const code of ['alpha-2', 'alpha-3', 'numeric'] as const) {
      expect(new Set(COUNTRIES.map(({ iso }) => iso[code])).size).toBe(COUNTRIES.length);
    }
    const names = COUNTRIES.filter((_, index) => index !== 1).map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it('is in the shape of the spec, to the letter of every entry', () => {
    for (const { iso, timezones, phone, image } of COUNTRIES) {
      expect(iso['alpha-2']).toMatch(/^[A-Z]{2}$/);
      expect(iso['alpha-3']).toMatch(/^[A-Z]{3}$/);
      expect(iso.numeric).toMatch(/^\d{3}$/);
      expect(Object.keys(timezones).length).toBeGreaterThan(0);
      for (const offset of Object.values(timezones)) expect(offset).toMatch(/^UTC[+-]\d\d:\d\d$/);
      for (const prefix of phone) expect(prefix).toMatch(/^\+\d{1,7}$/);
      expect(image).toBe(`/flags/${iso['alpha-2'].toLowerCase()}.svg`);
      expect(flags).toHaveProperty(iso['alpha-2']);
    }
  });

  it('gives a picker dial codes with which a mobile number of every country is accepted', () => {
    for (const country of COUNTRIES) {
      const { iso2, dial } = toPickerCountry(country);
      expect(dialCodeSchema.safeParse(dial).success).toBe(true);
      if (!isSupportedCountry(iso2 as CountryCode, metadata)) continue;
      const example = getExampleNumber(iso2 as CountryCode, examples, metadata);
      expect([iso2, example && toE164(example.nationalNumber, dial)]).toEqual([iso2, example?.number]);
    }
  });
});
