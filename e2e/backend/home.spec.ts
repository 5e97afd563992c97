import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { hears, KeptDocument, seenAt } from './section-steps.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

const mark = Date.now().toString(36);

describe('Home Page', () => {
  let browser: Browser;
  let page: Page;
  const stored = new KeptDocument('homepagedb');
  beforeAll(async () => {
    browser = await launchBrowser();
    await stored.keep();
    page = await openSignedIn(browser, '/Edithome');
    await page.getByRole('heading', { level: 1, name: 'Home Page' }).waitFor();
  });
  afterAll(async () => {
    await stored.restore('sec1heading', 'sec3heading', 'sec1imagefocus');
    await browser.close();
  });

  const section = (name: string) => page.getByRole('region', { name });
  const heading = (name: string) => section(name).getByLabel('Heading', { exact: true });
  const preview = () => page.frameLocator('iframe[title="Preview of the home page"]');
  const save = () => page.getByRole('button', { name: 'Publish', exact: true });

  it('shows the home page beside its nine sections, with what it has now', async () => {
    await eventually(() =>
      expect(page.getByRole('heading', { level: 2, name: /^\d\. / }).count()).resolves.toBe(9),
    );
    await preview().getByRole('heading', { level: 1, includeHidden: true }).waitFor();
    await eventually(() => expect(preview().locator('article, li').count()).resolves.toBeGreaterThan(3));
    await eventually(() => expect(page.title()).resolves.toContain('Home Page'));
  });

  it('draws what is typed in the preview before it is saved, while visitors read what is stored', async () => {
    await heading('3. Sell with us').fill(`Selling soon ${mark}`);
    await preview().getByText(`Selling soon ${mark}`).waitFor();
    await page.getByRole('button', { name: 'Phone' }).click();
    await preview().getByText(`Selling soon ${mark}`).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLIFrameElement>('iframe')?.contentWindow?.innerWidth === 390,
    );
    expect(await seenAt('/')).not.toContain(`Selling soon ${mark}`);
  });

  it('keeps the draft over a reload', async () => {
    // The device has it a moment after it was typed.
    await page.waitForFunction(
      (words) =>
        Object.entries(window.localStorage).some(
          ([key, text]) => key.endsWith(':document:homepagedb') && String(text).includes(words),
        ),
      mark,
    );
    await page.reload();
    await page.getByText('This is your earlier unsaved work').waitFor();
    await eventually(() =>
      expect(heading('3. Sell with us').inputValue()).resolves.toBe(`Selling soon ${mark}`),
    );
    await preview().getByText(`Selling soon ${mark}`).waitFor();
  });

  it('refuses an image that is too large', async () => {
    await section('1. Hero')
      .getByLabel('Image', { exact: true })
      .setInputFiles({ name: 'l.webp', mimeType: 'image/webp', buffer: Buffer.alloc(2_097_153) });
    await page.getByText('The image size is more than 2MB. Please choose a smaller image!').waitFor();
  });

  it('tells who saved in between, and keeps mine over theirs', async () => {
    await stored.save({ sec1heading: `Theirs ${mark}` });
    await save().click();
    await page.getByRole('alert').getByText('saved this on').waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await hears(page, 'Published');
    const home = await seenAt('/');
    expect(home).toContain(`Selling soon ${mark}`);
    // Only what was changed here was sent: the colleague's heading stays.
    expect(home).toContain(`Theirs ${mark}`);
  });

  it('takes theirs when that is chosen', async () => {
    await heading('3. Sell with us').fill('Never saved');
    await stored.save({ sec3heading: `Theirs again ${mark}` });
    await save().click();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await eventually(() =>
      expect(heading('3. Sell with us').inputValue()).resolves.toBe(`Theirs again ${mark}`),
    );
    await preview().getByText(`Theirs again ${mark}`).waitFor();
  });

  it('moves the focal point of the hero, and phones get the crop around it', async () => {
    const point = section('1. Hero').getByRole('button', { name: /^Focal point: 50% from the left/ });
    await point.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await section('1. Hero')
      .getByRole('button', { name: /^Focal point: 90% from the left, 50%/ })
      .waitFor();
    await save().click();
    const home = await waitFor('the focal point on the site', async () => {
      const text = await seenAt('/');
      return text.includes('object-position:90% 50%') ? text : undefined;
    });
    expect(/-tall100-\d+w\.avif/.test(home)).toBe(true);
  });

  it('has no serious accessibility finding in either theme', async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
