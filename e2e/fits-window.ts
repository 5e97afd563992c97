import type { Page } from 'playwright-core';

/** True when the page does not scroll horizontally. */
export const fitsWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
