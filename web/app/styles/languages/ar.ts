import messiriUrl from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2?url';
import instrumentUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import readexUrl from '../readex-pro/readex-pro-arabic.woff2?url';
import './ar.css';

/** Fonts that the first view needs; Latin names have a share in most texts. */
export const fonts = [readexUrl, messiriUrl, instrumentUrl];
