/** Scripts with catalogues on demand in all languages, see `on-demand-texts.mjs`. */
export const TEXTS_FOLDER = '/assets/texts/';

/**
 * The same scripts with one language.
 * @param {string} language
 */
export const textsFolderOf = (language) => `/assets/texts-${language}/`;
