import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { developments, listings, photographedListing, plannedListing, posts } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { contrastFindings, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { smallTargets } from '../small-targets.js';

const SCREENS = [
  '/',
  '/buy',
  '/rent?bedrooms=1&type=Apartment',
  '/buy?q=zzzzzz',
  '/buy?type=Plot&bedrooms=6',
  'a listing',
  'the floor plan of a listing',
  'the map of a listing',
  '/new_development_properties',
  'a project',
  '/mortgageservices',
  '/cost-estimate?price=2000000&loan=largest',
  '/cost-estimate/affordability?income=40000&savings=600000',
  '/cost-estimate/rent-or-buy?price=2000000&rent=120000&loan=largest',
  '/faqs',
  '/meetmyteam',
  '/testimonials',
  '/blog',
  'a post',
  '/aboutus',
  '/sell',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/favourites',
  'a comparison',
  '/singleproperty',
  '/subscribeus',
  '/thanks',
  '/thankyou?subemail=layla%40example.com&pageUrl=Subscribe',
  '/forms/enquiry',
  '/no-such-page',
];

/**
 * Screens with controls that only narrow windows show: the menu, collapsed filters, and the contact bar of a
 * listing.
 */
const PHONE_LAYOUTS = new Set(['/', '/buy', 'a listing', 'a project', 'a comparison']);

/** Returns the path of a screen; some depend on the catalogue. */
async function addressOf(screen: string): Promise<string> {
  if (screen === 'a listing') return `/${(await photographedListing()).pagelink}`;
  if (screen === 'the floor plan of a listing') return `/${(await plannedListing()).pagelink}#floor-plan`;
  if (screen === 'the map of a listing') return `/${(await plannedListing()).pagelink}#map`;
  if (screen === 'a comparison') {
    const homes = (await listings('sale')).slice(0, 3).map(({ pagelink }) => pagelink);
    return `/compare?homes=${homes.join(',')}`;
  }
  if (screen === 'a project') return `/${(await developments())[0]?.pagelink ?? ''}`;
  if (screen === 'a post') return `/blog/${(await posts())[0]?.slug ?? ''}`;
  return screen;
}

/** `/` has a search field. */
const DARK_SCREENS = ['a project', 'a post', '/mortgageservices', '/favourites', '/sell', '/'];

const DESKTOP = { width: 1440, height: 900 };
const TELEPHONE = { width: 375, height: 900 };
/** A window of 1280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 640 };

describe('accessibility', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    // One context for all screens, so that shared scripts and pictures load once.
    page = await newVisitor(browser, { viewport: DESKTOP });
  });

  it.each(SCREENS)(
    '%s has no serious finding and fits, in a wide window, on a telephone and at 400 %% zoom',
    async (path) => {
      await page.setViewportSize(DESKTOP);
      // Screens that differ only in the fragment of the URL would not reload.
      await page.goto('about:blank');
      await openHydrated(page, siteUrl() + (await addressOf(path)));
      await page.waitForLoadState('load');
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
      expect(await seriousFindings(page)).toEqual([]);

      await page.setViewportSize(TELEPHONE);
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
      if (PHONE_LAYOUTS.has(path)) expect(await seriousFindings(page)).toEqual([]);
      // Touch targets are checked on phones only.
      expect(await smallTargets(page)).toEqual([]);

      await page.setViewportSize(ZOOMED);
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
    },
  );

  it('targets that are small and close together are found, and those in a sentence are not', async () => {
    await page.goto('about:blank');
    const tiny = '<button style="width:10px;height:10px;padding:0"></button>';
    await page.setContent(
      `${tiny}${tiny}<p>Read the <a href="/a">terms</a> and the <a href="/b">notice</a>.</p>`,
    );
    expect(await smallTargets(page)).toHaveLength(2);
  });

  it('the site is dark for a device that prefers dark, and readable', async () => {
    const dark = await newVisitor(browser, { colorScheme: 'dark', viewport: DESKTOP });
    for (const path of DARK_SCREENS) {
      await openHydrated(dark, siteUrl() + (await addressOf(path)));
      await dark.waitForLoadState('load');
      expect(await contrastFindings(dark)).toEqual([]);
    }
    const shown = await dark.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      const select = document.querySelector('main select');
      return { colorScheme, backgroundColor, field: select && getComputedStyle(select).colorScheme };
    });
    expect(shown).toEqual({ colorScheme: 'dark', backgroundColor: 'rgb(16, 25, 28)', field: 'dark' });
  });
});
