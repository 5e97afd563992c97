import { readFileSync } from 'node:fs';
import { countrySchema, type Country, type PickerCountry } from '@manzil/contracts/gateway/country';
import { callingCodeOf } from '@manzil/contracts/leads/phone';
import { z } from 'zod';

const file = new URL('../../data/countries.json', import.meta.url);

/** Countries and territories by name, United Arab Emirates second. Made by scripts/make-countries.mjs. */
export const COUNTRIES: readonly Country[] = z
  .array(countrySchema)
  .parse(JSON.parse(readFileSync(file, 'utf8')));

/** A country with several areas is dialled by the calling code they share: the area is part of the number then. */
const dialOf = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : (callingCodeOf(first) ?? first);

export const toPickerCountry = ({ name, iso, phone, emoji }: Country): PickerCountry => ({
  name,
  iso2: iso['alpha-2'],
  dial: dialOf(phone),
  emoji,
});
