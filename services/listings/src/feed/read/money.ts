import type { RentFrequency } from '@manzil/contracts/listings/vocabulary';
import { currencyOfSign, currencyOfWord } from './currencies.js';
import { figureTokens, isMinus, isSeparator, type FigureToken } from './figure-tokens.js';
import { readNumber } from './numbers.js';
import { countsNext, IS_CHEQUES, periodOfWord } from './periods.js';
import { sqFtPer } from './units.js';

/** An amount with the currency, period and unit that its text states. */
export interface Money {
  amount: number;
  /** ISO 4217, or another sign; undefined when the text has none. */
  currency: string | undefined;
  period: RentFrequency | undefined;
  /** The unit of a price per area, in sq ft. */
  perSqFt: number | undefined;
  /** True for "300.000", which is 300 to some and 300,000 to others. */
  isAmbiguous: boolean;
}

/** No listing costs more; a larger number is a mistake, or a phone number in the wrong field. */
export const MOST_AED = 2_000_000_000;

const ON_REQUEST =
  /^(p\.?o\.?[ar]\.?|(price )?((up)?on|by) (request|application|enquiry|inquiry)|ask( us| agent| for( the)? price)?|price on call|(please )?(call|contact|enquire|inquire)( (us|agent|now))?( for( the)? price)?|tb[acd]|n\/?a|-+|(ال)?سعر عند (ال)?(طلب|اتصال)|عند الطلب|على السوم|اتصل( بنا)?( للسعر)?)$/i;

const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1_000: 'k тыс thousand thousands الف الاف',
    100_000: 'lakh lakhs lac lacs',
    1_000_000: 'm mm mn mln mil mio млн million millions مليون ملايين',
    10_000_000: 'cr crore crores',
    1_000_000_000: 'b bn billion مليار',
  }).flatMap(([scale, words]) => words.split(' ').map((word): [string, number] => [word, Number(scale)])),
);

/** Words beside an amount that do not change it. */
const BESIDE_AMOUNTS: ReadonlySet<string> = new Set([
  ...['from', 'starting', 'starts', 'start', 'at', 'price', 'prices', 'priced', 'asking', 'guide'],
  ...['only', 'net', 'negotiable', 'neg', 'slightly', 'per', 'calendar', 'a', 'an', 'each', 'every', 'by'],
  ...['in', 'the', 'uae', 'rent', 'rental', 'amount', 'total', 'fixed', 'final', 'selling'],
  ...['sale', 'من', 'تبدا', 'يبدا', 'ابتداء', 'سعر', 'فقط', 'قابل', 'تفاوض', 'في', 'كل', 'لكل'],
  ...['ايجار', 'مبلغ', 'اماراتي', 'onwards', 'approx', 'approximately', 'circa', 'ca'],
  ...['ono', 'oiro', 'offers', 'over', 'region', 'of', 'all', 'inclusive', 'incl'],
  ...['including', 'excluding', 'excl', 'plus', 'vat', 'fees', 'commission', 'حوالي', 'تقريبا'],
]);
const UNIT_WORDS = new Set(['sq', 'square', 'مربع', 'مربعه']);
const PLAIN = /^\d{1,10}(\.\d{1,2})?$/;

/**
 * Reads an amount with its currency, period and unit. Null for "on request"; undefined when the text has several
 * amounts, currencies or periods, or anything unknown.
 */
export function readMoney(value: string): Money | null | undefined {
  const text = value.trim();
  if (ON_REQUEST.test(text)) return null;
  const tokens = PLAIN.test(text) ? [{ kind: 'number' as const, text, isGlued: false }] : figureTokens(text);
  if (tokens === undefined) return undefined;
  const reader = new MoneyReader(tokens);
  return tokens.every((_token, index) => reader.read(index)) ? reader.result() : undefined;
}

/** Reads the tokens of one amount in order. */
class MoneyReader {
  private amount: number | undefined;
  private scale: number | undefined;
  private figure = '';
  private unit = '';
  private readonly currencies = new Set<string>();
  private readonly periods = new Set<RentFrequency>();

  constructor(private readonly tokens: readonly FigureToken[]) {}

  /** Returns false for a token that is not understood. */
  read(index: number): boolean {
    const token = this.tokens[index];
    if (token === undefined) return false;
    if (token.kind === 'number') return this.readNumber(token.text, this.tokens[index + 1]?.text ?? '');
    if (token.kind === 'word') return this.readWord(token.text, index);
    const currency = currencyOfSign(token.text);
    if (currency !== undefined) this.currencies.add(currency);
    return currency !== undefined || (isSeparator(token.text) && !isMinus(this.tokens, index));
  }

  result(): Money | undefined {
    const [currency] = this.currencies;
    const [period] = this.periods;
    const perSqFt = this.unit === '' ? undefined : sqFtPer(this.unit);
    const isUnknownUnit = this.unit !== '' && perSqFt === undefined;
    if (this.amount === undefined || this.currencies.size > 1 || this.periods.size > 1 || isUnknownUnit)
      return undefined;
    // Binary fractions: 1.1 million is not exactly 1.1 * 1e6.
    const amount = Math.round(this.amount * (this.scale ?? 1) * 1_000) / 1_000;
    const isAmbiguous = this.scale === undefined && /^[1-9]\d{0,2}\.\d{3}$/.test(this.figure);
    return amount > MOST_AED ? undefined : { amount, currency, period, perSqFt, isAmbiguous };
  }

  private readNumber(text: string, next: string): boolean {
    if (countsNext(text, next)) return true;
    if (this.amount !== undefined) return false;
    this.figure = text;
    this.amount = readNumber(text);
    return this.amount !== undefined;
  }

  private readWord(word: string, index: number): boolean {
    const before = this.tokens[index - 1];
    const scale = before?.kind === 'number' && this.amount !== undefined ? SCALES.get(word) : undefined;
    if (scale !== undefined && this.scale === undefined) {
      this.scale = scale;
      return true;
    }
    const period = periodOfWord(word);
    if (period !== undefined) this.periods.add(period);
    else if (UNIT_WORDS.has(word) || (word !== 'm' && sqFtPer(word) !== undefined)) this.unit += word;
    else if (!BESIDE_AMOUNTS.has(word) && !IS_CHEQUES.test(word)) return this.readCurrency(word);
    return true;
  }

  private readCurrency(word: string): boolean {
    const currency = currencyOfWord(word);
    if (currency !== undefined) this.currencies.add(currency);
    return currency !== undefined;
  }
}
