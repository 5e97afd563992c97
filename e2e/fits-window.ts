import type { Page } from 'playwright-core';

/** True when nothing makes the page scroll sideways. */
export const fitsWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
