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
    USD: 'us usd dollar dollars دولار usdt',
    EUR: 'eur euro euros يورو',
    GBP: 'gbp pound pounds sterling استرليني',
    INR: 'inr rupee rupees rs روبيه',
    SAR: 'sar sr riyal riyals ريال رس',
    QAR: 'qar qr رق',
    OMR: 'omr ro رع',
    BHD: 'bhd bd دب',
    KWD: 'kwd kd دينار دك',
    EGP: 'egp le جنيه جم',
    CNY: 'cny rmb yuan 元',
    RUB: 'rub rur ruble rubles rouble roubles руб рублей',
    TRY: 'try lira tl',
    CHF: 'chf sfr francs',
    ZAR: 'zar rand',
    BTC: 'btc bitcoin',
    ETH: 'eth ethereum',
  }).flatMap(([code, names]) => names.split(' ').map((name): [string, string] => [name, code])),
);

/** ISO 4217 codes that are words of other columns too: "all", "try", "top". */
const ORDINARY_WORDS = /^(?:all|try|top|us|le|rs|sr|ro|bd|tl|qr|kd|std|gel|mop|pen|cup|sos|mad|lak)$/;

/** Nationalities of currencies that share their name with another one. */
const NATIONS: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    MAD: 'moroccan morocco مغربي',
    QAR: 'qatari qatar قطري',
    OMR: 'omani oman عماني',
    BHD: 'bahraini bahrain بحريني',
    JOD: 'jordanian jordan اردني',
    PKR: 'pakistani pakistan باكستاني',
    LKR: 'lankan',
    EGP: 'egyptian egypt مصري',
    LBP: 'lebanese lebanon لبناني',
    AUD: 'australian australia استرالي',
    CAD: 'canadian canada كندي',
    SGD: 'singapore',
    HKD: 'hong',
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

/** Returns the currency that a word in a column name means; fewer words are accepted than in a currency field. */
export const namedCurrency = (word: string): string | undefined =>
  ORDINARY_WORDS.test(word) ? undefined : currencyOfWord(word);

/** Reads the field of a currency. Returns the text itself for an unknown one, which is not AED. */
export function readCurrency(value: string): string {
  if (value === AED || value === AED_NUMBER) return AED;
  const tokens = figureTokens(value) ?? [];
  // A Moroccan dirham is not AED.
  const [nation] = tokens.flatMap(({ text }) => NATIONS.get(text) ?? []);
  if (nation !== undefined) return nation;
  const found = new Set<string>();
  for (const { kind, text } of tokens) {
    const code = kind === 'word' ? currencyOfWord(text) : currencyOfSign(text);
    if (code !== undefined) found.add(code);
  }
  const [code] = found;
  return found.size === 1 && code !== undefined ? code : value.slice(0, 20);
}
