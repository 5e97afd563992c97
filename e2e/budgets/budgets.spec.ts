import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { photographedListing } from '../api.js';
import { launchBrowser } from '../browser.js';
import { siteUrl } from '../site.js';
import { measureFirstView, median, type FirstView } from './first-view.js';

const SCRIPT_BYTES = 170_000;
const CLS = 0.05;
const LCP_MS = 2_000;
/**
 * About what the line can carry in that time. A busy machine makes the clock lie, but hardly these: they are the
 * hard gate, and the clock has a second chance.
 */
const BYTES_BEFORE_LCP = 300_000;
const REQUESTS_BEFORE_LCP = 24;
const RUNS = 3;
const PLACE = '/buy/dubai-marina';

describe('the first view on a slow telephone', () => {
  let browser: Browser;
  let listing: string;

  beforeAll(async () => {
    browser = await launchBrowser();
    listing = `/${(await photographedListing()).pagelink}`;
    // Whatever is made when it is first asked for is made: a page, its pictures' sizes.
    for (const path of ['/', '/buy', PLACE, listing]) await measureFirstView(browser, siteUrl() + path);
  });
  afterAll(() => browser.close());

  const runs = async (path: string): Promise<FirstView[]> => {
    const views: FirstView[] = [];
    for (let run = 0; run < RUNS; run += 1) views.push(await measureFirstView(browser, siteUrl() + path));
    return views;
  };

  it.each(['home', 'buy', 'listing', 'place'])(
    'of %s stays within its budget of scripts, shifts and time',
    async (name) => {
      const path = { home: '/', buy: '/buy', place: PLACE }[name] ?? listing;
      let views = await runs(path);
      if (median(views.map(({ lcp }) => lcp)) > LCP_MS) views = await runs(path);
      const seen = JSON.stringify(views, undefined, 1);
      const of = (part: (view: FirstView) => number): number => median(views.map(part));
      expect({ seen, within: of((view) => view.scriptBytes) <= SCRIPT_BYTES }).toEqual({
        seen,
        within: true,
      });
      expect({ seen, within: of((view) => view.cls) <= CLS }).toEqual({ seen, within: true });
      expect({ seen, within: of((view) => view.bytesBeforeLcp) <= BYTES_BEFORE_LCP }).toEqual({
        seen,
        within: true,
      });
      expect({ seen, within: of((view) => view.requestsBeforeLcp) <= REQUESTS_BEFORE_LCP }).toEqual({
        seen,
        within: true,
      });
      expect({ seen, within: of((view) => view.lcp) <= LCP_MS }).toEqual({ seen, within: true });
    },
    180_000,
  );
});
