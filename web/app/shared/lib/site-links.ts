import { inLanguage, SOURCE_LANGUAGE, type Language } from '@manzil/contracts/site-language';

/** Links to pages of the site, in HTML that the server has sanitised; files have no language. */
const LINK = /(<a\s[^>]*?href=")(\/(?!\/|(?:uploads|assets|api)\/)[^"]*)/g;

/** The same HTML with the links to pages of the site in a language. */
export const linksIn = (language: Language, html: string): string =>
  language === SOURCE_LANGUAGE
    ? html
    : html.replaceAll(LINK, (_, start: string, path: string) => start + inLanguage(language, path));
