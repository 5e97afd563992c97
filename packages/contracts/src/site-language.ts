/** Languages of the site, ISO 639. English URLs have no prefix. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

const ARABIC = /^\/ar(?=$|[/?#])/;

/** Path prefix of a language: empty for English, `/ar` for Arabic. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** Splits a path into its language and the path of the same page in English. */
export function splitLanguage(address: string): { language: Language; address: string } {
  if (!ARABIC.test(address)) return { language: 'en', address };
  const rest = address.replace(ARABIC, '');
  return { language: 'ar', address: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The path of a page in a language, from its English path. */
export const inLanguage = (language: Language, address: string): string =>
  address === '/' ? prefixOf(language) || '/' : `${prefixOf(language)}${address}`;
