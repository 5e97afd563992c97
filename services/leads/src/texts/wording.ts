import type { EditableMailKind, MailTexts } from '@manzil/contracts/leads/mail-texts';
import { spacedPhone } from '@manzil/contracts/leads/phone';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import {
  localeOf,
  type Digits,
  inLanguage,
  LANGUAGES,
  LOCALES,
  textIn,
  type Language,
} from '@manzil/contracts/site-language';
import { bindTexts, type TextsOf } from './bind-texts.js';
import type english from './en/index.js';

type Catalogue = Record<keyof typeof english, object> & { editable: Record<EditableMailKind, MailTexts> };

/** A value for each language, from its catalogue. */
async function byLanguage<Value>(valueOf: (language: Language, catalogue: Catalogue) => Value) {
  const entries = LANGUAGES.map(async (language) => {
    const { default: catalogue } = (await import(`./${language}/index.js`)) as { default: Catalogue };
    return [language, valueOf(language, catalogue)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<Language, Value>>;
}

/** Texts and formats of mail to visitors in one language. */
export interface Wording {
  language: Language;
  direction: 'ltr' | 'rtl';
  mail: TextsOf<typeof english.mail>;
  searchName: TextsOf<typeof english.searchName>;
  /** Thousands are separated: 2350000 is "2,350,000". */
  number: (value: number) => string;
  and: (parts: readonly string[]) => string;
  or: (parts: readonly string[]) => string;
  /** Whole AED, a year for rent; null is "Price on request". */
  price: (amount: number | null, adType: AdType) => string;
  /** "14 September 2026 at 09:00", by the clock of Dubai. */
  time: (at: Date) => string;
  /** "Monday 14 September at 09:00", by the clock of Dubai. */
  slot: (at: Date) => string;
  /** "14 September 2026", by the calendar of Dubai. */
  day: (at: Date) => string;
  /** Keeps the order of text of any direction within a sentence of this language. */
  isolate: (text: string) => string;
  /** Replaces placeholders in braces by isolated values; others stay. */
  fill: (text: string, values: Readonly<Record<string, string>>) => string;
  /** A person with their phone number, if there is one. */
  contact: (person: { name: string; phone: string | null }) => string;
  /** The title of a home in this language, if it has one. */
  titleOf: (home: { title: string; titleAr?: string | undefined }) => string;
  /** The URL of an English path of the site in this language. */
  url: (siteUrl: string, path: string) => string;
}

/** The standard texts of a kind of mail, by language. */
export const standardTexts = (kind: EditableMailKind): Readonly<Record<Language, MailTexts>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, STANDARD[language][kind]])) as Record<
    Language,
    MailTexts
  >;

const DAY = { day: 'numeric', month: 'long', timeZone: 'Asia/Dubai' } as const;
const CLOCK = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const [FIRST_STRONG_ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

function wordingFor(language: Language, catalogue: Catalogue, digits?: Digits): Wording {
  const { direction } = LOCALES[language];
  const locale = localeOf(language, digits);
  const mail = bindTexts<typeof english.mail>(catalogue.mail, locale);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const both = new Intl.ListFormat(locale, { type: 'conjunction' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const times = new Intl.DateTimeFormat(locale, { ...CLOCK, year: 'numeric' });
  const days = new Intl.DateTimeFormat(locale, { ...DAY, year: 'numeric' });
  const slots = new Intl.DateTimeFormat(locale, { ...CLOCK, weekday: 'long' });
  const isolate = (text: string): string =>
    direction === 'rtl' || RTL_LETTER.test(text) ? FIRST_STRONG_ISOLATE + text + END_OF_ISOLATE : text;
  return {
    language,
    direction,
    mail,
    searchName: bindTexts(catalogue.searchName, locale),
    number: (value) => numbers.format(value),
    and: (parts) => both.format(parts),
    or: (parts) => either.format(parts),
    price: (amount, adType) =>
      amount === null ? mail.price.onRequest : mail.price[adType]({ amount: numbers.format(amount) }),
    time: (at) => times.format(at),
    slot: (at) => slots.format(at),
    day: (at) => days.format(at),
    isolate,
    fill: (text, values) =>
      text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
        const value = values[name];
        return value === undefined ? placeholder : isolate(value);
      }),
    contact: ({ name, phone }) =>
      phone ? mail.contact({ name: isolate(name), phone: isolate(spacedPhone(phone)) }) : isolate(name),
    titleOf: (home) => textIn(language, home, 'title') || home.title,
    url: (siteUrl, path) => new URL(inLanguage(language, path), siteUrl).href,
  };
}

const STANDARD = await byLanguage((_language, { editable }) => editable);
const WITH_LATIN_DIGITS = await byLanguage((language, catalogue) => wordingFor(language, catalogue));
const WITH_OWN_DIGITS = await byLanguage((language, catalogue) => wordingFor(language, catalogue, 'own'));
let wordings = WITH_LATIN_DIGITS;

/** Sets the digits of the mails that are composed from now on. */
export function writeDigits(digits: Digits): void {
  wordings = digits === 'own' ? WITH_OWN_DIGITS : WITH_LATIN_DIGITS;
}

export const wordingOf = (language: Language): Wording => wordings[language];
