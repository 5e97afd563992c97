import instrumentUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import marcellusUrl from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';

/** Fonts that the first view needs. */
export const fonts = [instrumentUrl, marcellusUrl];
