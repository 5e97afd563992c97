import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import fontsUrl from '../../../styles/fonts.css?url';
import tokensUrl from '../../../styles/tokens.css?url';
import { PAGE_BASE_CSS } from '../../../shared/lib/page-base-css';
import { LIVE_PREVIEW_CSS } from './live/live-preview';

/** Style sheets of the site that pages build on. */
export const PAGE_SHEETS: readonly string[] = [fontsUrl, tokensUrl];

/** Styles that a page inherits from the site around it, and the site's styles for its content. */
export const PAGE_SURROUNDINGS = `body{margin:0;font-family:var(--font-text);color:var(--ink);background:var(--paper)}
${PAGE_BASE_CSS}
${LIVE_PREVIEW_CSS}`;

/** A standalone document that shows a page as the site would. */
export function pageDocument(html: string, css: string): string {
  const sheets = PAGE_SHEETS.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  const rules = `${PAGE_SURROUNDINGS}\n${css}`.replaceAll('</', '<\\/');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${sheets}<style>${rules}</style></head><body><div class="${PAGE_ROOT_CLASS}">${html}</div></body></html>`;
}
