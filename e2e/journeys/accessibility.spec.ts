import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { developments, listings, photographedListing, plannedListing, posts } from '../api.js';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { seriousFindings } from '../forms.js';
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

/** The address of a screen; some are only known once the catalogue is there. */
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

describe('accessibility', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(SCREENS.flatMap((path) => [375, 1440].map((width) => [path, width] as const)))(
    '%s at %i px has no serious finding, no target that is hard to hit, and does not scroll sideways',
    async (path, width) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await openHydrated(page, siteUrl() + (await addressOf(path)));
      await eventually(() =>
        expect(page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).resolves.toBe(
          true,
        ),
      );
      expect(await seriousFindings(page)).toEqual([]);
      // A finger is less exact than a mouse.
      if (width === 375) expect(await smallTargets(page)).toEqual([]);
      await page.close();
    },
  );

  it.each(SCREENS)('%s fits into 320 px, as a window of 1280 px at 400 %% zoom has', async (path) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    await page.goto(siteUrl() + (await addressOf(path)), { waitUntil: 'load' });
    await eventually(() =>
      expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBeLessThanOrEqual(320),
    );
    await page.close();
  });

  it('targets that are small and close together are found, and those in a sentence are not', async () => {
    const page = await browser.newPage();
    const tiny = '<button style="width:10px;height:10px;padding:0"></button>';
    await page.setContent(
      `${tiny}${tiny}<p>Read the <a href="/a">terms</a> and the <a href="/b">notice</a>.</p>`,
    );
    expect(await smallTargets(page)).toHaveLength(2);
    await page.close();
  });

  it('the site is light for a device that prefers dark', async () => {
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(siteUrl(), { waitUntil: 'load' });
    const shown = await page.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      const select = document.querySelector('main select');
      return { colorScheme, backgroundColor, field: select && getComputedStyle(select).colorScheme };
    });
    expect(shown.colorScheme).toContain('light');
    expect(shown.field).toBe(shown.colorScheme);
    expect(shown.backgroundColor).toBe('rgb(251, 248, 243)');
    await eventually(() =>
      expect(page.locator('meta[name=theme-color]').getAttribute('content')).resolves.toBe('#fbf8f3'),
    );
    await page.close();
  });
});
