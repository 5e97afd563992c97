import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { hears, KeptDocument, seenAt } from './section-steps.js';
import { openSignedIn } from './sign-in.js';

const picture = readFileSync(fileURLToPath(new URL('../photo.webp', import.meta.url)));
const HEADING = `Borrow calmly ${Date.now().toString(36)}`;

describe('Mortage Page', () => {
  let browser: Browser;
  let page: Page;
  const stored = new KeptDocument('mortgageservicespagedb');
  beforeAll(async () => {
    browser = await sharedBrowser();
    await stored.keep();
    page = await openSignedIn(browser, '/Editmortagage');
    await page.getByRole('heading', { level: 1, name: 'Mortage Page' }).waitFor();
  });
  afterAll(async () => {
    await stored.restore('sec1heading', 'sec1bgimage', 'sec3image', 'sec4image');
  });

  const banner = () => page.getByRole('region', { name: '1. Banner' });

  it('names the sizes of its three images, and ignores one that is too large', async () => {
    await eventually(() => expect(page.getByText('Recommended size 1980x460').count()).resolves.toBe(1));
    await eventually(() => expect(page.getByText('Recommended size 1080x1150').count()).resolves.toBe(2));
    const shown = await banner().locator('img').first().getAttribute('src');
    await banner()
      .getByLabel('Background image', { exact: true })
      .setInputFiles({ name: 'l.webp', mimeType: 'image/webp', buffer: Buffer.alloc(2_097_153) });
    await page.getByText('The image size is more than 2MB. Please choose a smaller image!').waitFor();
    await eventually(() => expect(banner().locator('img').first().getAttribute('src')).resolves.toBe(shown));
  });

  it('saves texts and images, and visitors see them on the next request', async () => {
    const before = await banner().locator('img').first().getAttribute('src');
    await banner().getByLabel('Heading', { exact: true }).fill(HEADING);
    await banner()
      .getByLabel('Background image', { exact: true })
      .setInputFiles({ name: 'banner.webp', mimeType: 'image/webp', buffer: picture });
    await page.waitForFunction(
      (src) => document.querySelector('#section-1 img')?.getAttribute('src') !== src,
      before,
    );
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await hears(page, 'Data is updated!');
    const seen = await seenAt('/mortgageservices');
    expect(seen).toContain(HEADING);
    const image = (await stored.now()).fields.sec1bgimage ?? '';
    expect(seen).toContain(image.replace(/\.\w+$/, ''));
  });
});
