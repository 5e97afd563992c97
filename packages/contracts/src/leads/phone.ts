import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { z } from 'zod';
import { DATA_MISSING, PHONE_INVALID } from './messages.js';
import { LEAD_LIMITS } from './text.js';

/** United Arab Emirates. */
export const DEFAULT_DIAL_CODE = '+971';

/** Forms that the country picker sends: `971`, `+971`, `+1-684`, `+44 1481`. */
export const dialCodeSchema = z
  .string({ error: DATA_MISSING })
  .trim()
  .regex(/^\+?\d(?:[ -]?\d){0,6}$/, DATA_MISSING);

/** Required; validated together with the dial code. */
export const typedPhoneSchema = z
  .string({ error: DATA_MISSING })
  .trim()
  .min(1, { error: DATA_MISSING, abort: true })
  .max(LEAD_LIMITS.phone, { error: PHONE_INVALID, abort: true });

const callingCodes = new Set<string>(
  getCountries(metadata).map((country) => getCountryCallingCode(country, metadata)),
);

/**
 * Returns the number as E.164 (`+971501234567`), or undefined when it is not a valid number of the dial code.
 * Accepts national (`050 123 4567`, `50 123 4567`) and international notation (`+971 …`, `00971 …`, `971 …`), in
 * Western or Arabic digits. A dial code may contain an area code (`+1-684`), which the number may then omit. A
 * number with an extension is refused, because E.164 cannot represent it.
 */
export function toE164(phone: string, dialCode: string = DEFAULT_DIAL_CODE): string | undefined {
  const dial = dialCode.replace(/\D/g, '');
  const callingCode = callingCodeOf(dial)?.slice(1);
  if (callingCode === undefined || phone.length > LEAD_LIMITS.phone) return undefined;
  const area = dial.slice(callingCode.length);
  // Numbers copied from an address book contain invisible direction marks.
  const typed = phone
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(INTERNATIONAL_PREFIX, '+');
  const readings = area === '' ? [typed] : [typed, `${area}${typed}`];
  return readings.map((text) => read(text, callingCode)).find((number) => number?.startsWith(`+${dial}`));
}

/**
 * Returns an E.164 number in international notation with spaces (`+971 50 123 4567`), which people read more easily
 * and spreadsheets keep as text.
 */
export function spacedPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone, { extract: false }, metadata);
  return number?.formatInternational().replaceAll(/[^+\d]+/g, ' ') ?? phone;
}

/** Returns the calling code at the start of a number or dial code (`+971`), or undefined. */
export function callingCodeOf(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  // Calling codes are prefix-free, so at most one matches.
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => callingCodes.has(start));
  return code && `+${code}`;
}

/** 00, in Western, Arabic or Persian digits. */
const INTERNATIONAL_PREFIX = /^(?:00|\u0660\u0660|\u06F0\u06F0)/;

function read(text: string, defaultCallingCode: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCallingCode, extract: false }, metadata);
  if (number?.isValid() !== true || number.ext !== undefined) return undefined;
  return number.number;
}
