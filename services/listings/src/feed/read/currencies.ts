import { figureTokens } from './figure-tokens.js';

/** The currency of all stored amounts. */
export const AED = 'AED';

const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  '₽': 'RUB',
  '₺': 'TRY',
  '₨': 'PKR',
  '﷼': 'SAR',
  '\u20c3': AED,
};

/** Names in the form of `foldWord`, without dots. */
const NAMES: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    [AED]: 'aed aeds dh dhs dirham dirhams درهم دراهم دا',
    USD: 'us usd dollar dollars دولار',
    EUR: 'eur euro euros يورو',
    GBP: 'gbp pound pounds sterling',
    INR: 'inr rupee rupees rs روبيه',
    SAR: 'sar sr riyal riyals ريال',
    EGP: 'egp le جنيه',
    KWD: 'kwd kd دينار',
    CNY: 'cny rmb yuan',
    RUB: 'rub rur ruble rubles rouble roubles',
    TRY: 'try lira',
  }).flatMap(([code, names]) => names.split(' ').map((name): [string, string] => [name, code])),
);

const ISO_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** The number of AED in ISO 4217. */
const AED_NUMBER = '784';

/** Returns the ISO 4217 code of a sign, or the sign itself for another sign of a currency. */
export const currencyOfSign = (sign: string): string | undefined =>
  Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : /\p{Sc}/u.test(sign) ? sign : undefined;

/** Returns the ISO 4217 code that a folded word names. */
export function currencyOfWord(word: string): string | undefined {
  const code = word.toUpperCase();
  return NAMES.get(word) ?? (ISO_CODES.has(code) ? code : undefined);
}

/** Reads the field of a currency. Returns the text itself for an unknown one, which is not AED. */
export function readCurrency(value: string): string {
  if (value === AED || value === AED_NUMBER) return AED;
  const found = new Set<string>();
  for (const { kind, text } of figureTokens(value) ?? []) {
    const code = kind === 'word' ? currencyOfWord(text) : currencyOfSign(text);
    if (code !== undefined) found.add(code);
  }
  const [code] = found;
  return found.size === 1 && code !== undefined ? code : value.slice(0, 20);
}
