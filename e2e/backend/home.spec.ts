import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { hears, KeptDocument, seenAt } from './section-steps.js';
import { openSignedIn } from './sign-in.js';

const mark = Date.now().toString(36);

describe('Home Page', () => {
  let browser: Browser;
  let page: Page;
  const stored = new KeptDocument('homepagedb');
  beforeAll(async () => {
    browser = await sharedBrowser();
    await stored.keep();
    page = await openSignedIn(browser, '/Edithome');
    await page.getByRole('heading', { level: 1, name: 'Home Page' }).waitFor();
  });
  afterAll(async () => {
    await stored.restore('sec1heading', 'sec3heading', 'sec1imagefocus');
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

  it('tells who saved in between, and keeps mine over theirs', async () => {
    await stored.save({ sec1heading: `Theirs ${mark}` });
    await save().click();
    await page.getByRole('alert').getByText('saved this on').waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await hears(page, 'Published');
    const home = await seenAt('/');
    expect(home).toContain(`Selling soon ${mark}`);
    // Only the changed field was sent: the colleague's heading is kept.
    expect(home).toContain(`Theirs ${mark}`);
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
});
