/**
 * Writes data/countries.json, the reference list behind GET /api/countries, from the packages that keep it:
 * names, continents and dial codes (countries-list), ISO codes (i18n-iso-countries), time zones
 * (countries-and-timezones) and lengths of mobile numbers (libphonenumber). Run it after updating one of them:
 * `node services/gateway/scripts/make-countries.mjs`. With --check it writes nothing and fails on a difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import timezones from 'countries-and-timezones';
import { continents, countries } from 'countries-list';
import * as flags from 'country-flag-icons/string/3x2';
import iso from 'i18n-iso-countries';
import { getCountryCallingCode, isSupportedCountry, Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

const SECOND = 'AE';
/** Missing in the time zone package: Kosovo has no ISO code, but has residents with telephones. */
const ZONES_BY_HAND = { XK: ['Europe/Belgrade'] };

const target = fileURLToPath(new URL('../data/countries.json', import.meta.url));

function zonesOf(code) {
  const zones =
    timezones.getTimezonesForCountry(code) ?? ZONES_BY_HAND[code]?.map((name) => timezones.getTimezone(name));
  return Object.fromEntries((zones ?? []).map(({ name, utcOffsetStr }) => [name, `UTC${utcOffsetStr}`]));
}

/**
 * Calling codes, including North American area codes where all of them belong to one country. Elsewhere, area codes
 * would exclude valid numbers of the country.
 */
function prefixesOf(code, numbers) {
  if (!isSupportedCountry(code, metadata)) return numbers.map((number) => `+${number}`);
  const callingCode = getCountryCallingCode(code, metadata);
  return (callingCode === '1' ? numbers : [callingCode]).map((number) => `+${number}`);
}

/** Returns the number of digits after the prefix of a mobile number: one length, a list, or undefined if unknown. */
function lengthsOf(code, [prefix]) {
  if (!isSupportedCountry(code, metadata)) return undefined;
  const plan = new Metadata(metadata);
  plan.selectNumberingPlan(code);
  const area = prefix.length - 1 - getCountryCallingCode(code, metadata).length;
  const lengths = plan.numberingPlan.type('MOBILE')?.possibleLengths() ?? [];
  const rest = lengths.map((length) => length - area);
  return rest.length < 2 ? rest[0] : rest;
}

const emojiOf = (code) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

function entryOf([code, { name, continent, phone: numbers }]) {
  const phone = prefixesOf(code, numbers);
  const phoneLength = lengthsOf(code, phone);
  return {
    name,
    region: continents[continent],
    timezones: zonesOf(code),
    iso: { 'alpha-2': code, 'alpha-3': iso.alpha2ToAlpha3(code), numeric: iso.alpha2ToNumeric(code) },
    phone,
    emoji: emojiOf(code),
    image: `/flags/${code.toLowerCase()}.svg`,
    ...(phoneLength !== undefined && { phoneLength }),
  };
}

/** Excludes uninhabited territories and parts of other entries, which have no time zone or no ISO number. */
const isWhole = ({ timezones: zones, iso: codes }) =>
  Object.keys(zones).length > 0 && codes.numeric !== undefined && codes['alpha-2'] in flags;
const rank = ({ iso: codes }) => (codes['alpha-2'] === SECOND ? 1 : 0);

const entries = Object.entries(countries)
  .map(entryOf)
  .filter(isWhole)
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
const [first, ...others] = entries;
const ordered = [first, ...others.sort((one, other) => rank(other) - rank(one))];
const text = `[\n${ordered.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('data/countries.json is not what its packages give: run scripts/make-countries.mjs');
  process.exitCode = 1;
}
