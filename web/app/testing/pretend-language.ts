import * as languages from '@manzil/contracts/site-language';

/**
 * Adds a third language to the registry. A test imports this module before all others, because schemas are made of the
 * registry when they are loaded.
 */
const code = 'fr' as languages.TranslationLanguage;
Object.assign(languages.LOCALES, {
  [code]: { name: 'French', tag: 'fr-FR', direction: 'ltr', openGraph: 'fr_FR' },
});
languages.LANGUAGES.push(code);
languages.TRANSLATION_LANGUAGES.push(code);
