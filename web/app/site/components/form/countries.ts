import { isSitePath } from '../../../shared/lib/safe-url';

/** A country with one of its dial codes; one that has several is listed with each. */
export interface Country {
  name: string;
  /** ISO 3166-1 alpha-2, '' when unknown. */
  code: string;
  /** The code as people write it: `+971`, `+1-684`. */
  dialCode: string;
  /** The flag, or ''. */
  emoji: string;
  /** Site path of the flag as a picture, for systems whose fonts have no flags; '' when there is none. */
  image: string;
}

/** Preselected country; the second entry of the list. */
export const DEFAULT_COUNTRY: Country = {
  name: 'United Arab Emirates',
  code: 'AE',
  dialCode: '+971',
  emoji: '🇦🇪',
  image: '/flags/ae.svg',
};

/** The country preferred for a number when several share its dial code. */
const FIRST_OF_DIAL_CODE = new Set(['US', 'GB', 'RU', 'IT', 'NO', 'FI', 'AU', 'MA']);
const MAX_DIAL_DIGITS = 7;

/** The reference list as the picker needs it; entries without name or dial code are left out. */
export function parseCountries(rows: unknown): Country[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const { name, phone, emoji, image, iso } = isRecord(row) ? row : {};
    if (typeof name !== 'string' || name === '') return [];
    const codes = (Array.isArray(phone) ? phone : [phone])
      .map(asDialCode)
      .filter((code) => code !== undefined);
    const alpha2 = isRecord(iso) ? iso['alpha-2'] : undefined;
    return codes.map((dialCode) => ({
      name,
      code: typeof alpha2 === 'string' ? alpha2 : '',
      dialCode,
      emoji: typeof emoji === 'string' ? emoji : '',
      // Only flags of this site are shown, so that no other host learns who fills in a form here.
      image: typeof image === 'string' && isSitePath(image) ? image : '',
    }));
  });
}

/** Countries whose name has a word beginning with the query, or whose dial code begins with it. */
export function searchCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = fold(query);
  if (wanted === '') return countries;
  const digits = /^[+\d\s()-]+$/.test(wanted) ? digitsOf(wanted).replace(/^00/, '') : '';
  if (digits !== '') return countries.filter(({ dialCode }) => digitsOf(dialCode).startsWith(digits));
  return countries.filter(({ name, code }) => {
    const folded = fold(name);
    return folded.startsWith(wanted) || folded.includes(` ${wanted}`) || code.toLowerCase() === wanted;
  });
}

/** The country that a number written internationally (`+44 …`, `0044 …`) belongs to. */
export function countryOfNumber(
  countries: readonly Country[],
  typed: string,
  current: Country,
): Country | undefined {
  const international = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(typed.replace(/\p{Cf}/gu, ''))?.[1];
  if (international === undefined) return undefined;
  const digits = digitsOf(international);
  const fits = (country: Country) => digits.startsWith(digitsOf(country.dialCode));
  const length = (country: Country) => digitsOf(country.dialCode).length;
  const longest = Math.max(0, ...countries.filter(fits).map(length));
  const candidates = countries.filter((country) => fits(country) && length(country) === longest);
  return (
    candidates.find(({ name, dialCode }) => name === current.name && dialCode === current.dialCode) ??
    candidates.find(({ code }) => FIRST_OF_DIAL_CODE.has(code)) ??
    candidates[0]
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Lower case, without accents and brackets. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}()]/gu, '')
    .trim()
    .toLowerCase();

function asDialCode(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const { length } = digitsOf(text);
  if (length === 0 || length > MAX_DIAL_DIGITS) return undefined;
  return text.startsWith('+') ? text : `+${text}`;
}
