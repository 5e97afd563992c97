import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { asAdmin } from '../staff.js';
import { FeedFile, valueIn } from '../feed-file.js';
import { hears, readAsStaff } from './section-steps.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

/** Reading some hundred listings and trying photos, with whatever else this machine does. */
const LONG = { timeout: 180_000 };
const PATIENT = { timeoutMs: 180_000, everyMs: 500 };
/** Never asked for: photos are not fetched from private networks. */
const PHOTO = `https://10.0.0.1/${Date.now().toString(36)}.webp`;

describe('the screen of photos that cannot be had', () => {
  let browser: Browser;
  let page: Page;
  const feed = new FeedFile();
  const [first = '', ...others] = feed.records;
  const reference = valueIn(first, 'Property_Ref_No');

  const row = () => page.getByRole('row').filter({ hasText: PHOTO });
  const updateListings = async (): Promise<void> => {
    await (
      await asAdmin()
    )('/api/data');
  };
  const failed = async () =>
    (await readAsStaff<FailedFeedPhotoPage>('/api/feed/photos')).items.find(({ url }) => url === PHOTO);

  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openSignedIn(browser, '/backend/feed');
    feed.write([first.replace('</Images>', `<image>${PHOTO}</image></Images>`), ...others]);
    await updateListings();
    await waitFor('the photo to be tried', failed, PATIENT);
  });
  afterAll(async () => {
    feed.restore();
    await updateListings();
    await browser.close();
  });

  it('says which listing shows a photo, why it could not be had, how often it was tried and when it is next', async () => {
    await page.getByRole('link', { name: 'Failed photos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Failed photos' }).waitFor();
    await row()
      .getByText(/on a private network/)
      .waitFor();
    await eventually(() =>
      expect(row().getByRole('cell').nth(3).textContent()).resolves.toMatch(/^1since \d/),
    );
    await eventually(() =>
      expect(row().getByRole('cell').nth(4).textContent()).resolves.toMatch(/\d{4}, \d\d:\d\d$/),
    );
  });

  it('tries a photo again when staff ask for it, and shows by itself what came of that', async () => {
    await row()
      .getByRole('button', { name: `Try again: ${PHOTO}` })
      .click();
    await hears(page, 'The photo is being downloaded again.');
    await row().getByText('2', { exact: true }).waitFor(LONG);
    await page.getByRole('button', { name: 'Try all again' }).click();
    await row().getByText('3', { exact: true }).waitFor(LONG);
    expect(await failed()).toMatchObject({ attempts: 3, inHand: false });
  });

  it('has no serious accessibility finding in either theme', async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  it('leads to the listing', async () => {
    await row().getByRole('link', { name: reference, exact: true }).click();
    await page.waitForURL(/\/backend\/properties\/.+/);
    await page.getByText(reference).first().waitFor();
  });

  it('is empty when no listing shows such a photo any more, and can be tried again when it cannot be had', async () => {
    feed.restore();
    await updateListings();
    await waitFor('the photo to be let go of', async () => (await failed()) === undefined, PATIENT);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Failed photos' }).waitFor();
    // The screen does not request again what it read in the last seconds, so the page is loaded anew.
    await page.route('**/api/feed/photos?page=1', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').getByText('There is no connection to the site.').waitFor();
    await page.unroute('**/api/feed/photos?page=1');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('All photos of the feed have been downloaded.').waitFor();
  });
});
