interface SiteLocale {
  /** English name, for staff. */
  name: string;
  /** BCP 47 with the digits: figures, dates and plural forms follow it. */
  tag: string;
  /** The same with the digits of the language, which staff can choose. */
  tagOwnDigits?: string;
  direction: 'ltr' | 'rtl';
  openGraph: string;
}

/**
 * Languages of the site, ISO 639. The first is the source of all texts, and its URLs have no prefix. "How to add a
 * language" in docs/CONTRIBUTING.md lists the files beside this one.
 */
export const LOCALES = {
  en: { name: 'English', tag: 'en-GB', direction: 'ltr', openGraph: 'en_AE' },
  // Latin digits, as in the prices of feeds and portals.
  ar: {
    name: 'Arabic',
    tag: 'ar-AE-u-nu-latn',
    tagOwnDigits: 'ar-AE-u-nu-arab',
    direction: 'rtl',
    openGraph: 'ar_AE',
  },
} as const satisfies Record<string, SiteLocale>;

export type Language = keyof typeof LOCALES;

/** Digits of figures and dates; Latin ones unless staff have chosen those of the language. */
export type Digits = 'own' | undefined;

/** The locale of formats. */
export const localeOf = (language: Language, digits: Digits): string => {
  const { tag, tagOwnDigits }: SiteLocale = LOCALES[language];
  return digits === 'own' ? (tagOwnDigits ?? tag) : tag;
};

export const SOURCE_LANGUAGE = 'en';
/** Languages that staff translate their texts into. */
export type TranslationLanguage = Exclude<Language, typeof SOURCE_LANGUAGE>;

export const LANGUAGES = Object.keys(LOCALES) as [Language, ...Language[]];
export const TRANSLATION_LANGUAGES = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE) as [
  TranslationLanguage,
  ...TranslationLanguage[],
];

const PREFIX = new RegExp(`^/(${TRANSLATION_LANGUAGES.join('|')})(?=$|[/?#])`);

/** Path prefix of a language: empty for the source language, otherwise its code. */
export const prefixOf = (language: Language): string => (language === SOURCE_LANGUAGE ? '' : `/${language}`);

/** Splits a path into its language and the path of the same page in English. */
export function splitLanguage(address: string): { language: Language; address: string } {
  const [prefix = '', language] = PREFIX.exec(address) ?? [];
  if (language === undefined) return { language: SOURCE_LANGUAGE, address };
  const rest = address.slice(prefix.length);
  return { language: language as Language, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The path of a page in a language, from its English path. */
export const inLanguage = (language: Language, address: string): string =>
  address === '/' ? prefixOf(language) || '/' : `${prefixOf(language)}${address}`;

/** The paths of a page in all translation languages, from its English path. */
export const translatedPaths = (address: string): Record<TranslationLanguage, string> =>
  Object.fromEntries(
    TRANSLATION_LANGUAGES.map((language) => [language, inLanguage(language, address)]),
  ) as Record<TranslationLanguage, string>;

/** Name of the sitemap with the pages of a language that show texts of staff. */
export const translatedSitemap = (language: TranslationLanguage): string =>
  LOCALES[language].name.toLowerCase();

type Suffix = Capitalize<TranslationLanguage>;

/**
 * The text of a record in a language, or an empty one. Feeds and map data have the texts of other languages in fields
 * with the language as suffix: `title`, `titleAr`.
 */
export function textIn<Field extends string>(
  language: Language,
  record: Readonly<Partial<Record<Field | `${Field}${Suffix}`, string | null | undefined>>>,
  field: Field,
): string {
  const suffix = (language.charAt(0).toUpperCase() + language.slice(1)) as Suffix;
  const name: Field | `${Field}${Suffix}` = language === SOURCE_LANGUAGE ? field : `${field}${suffix}`;
  return record[name] ?? '';
}
