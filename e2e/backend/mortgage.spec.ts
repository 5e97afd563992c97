import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { hears, KeptDocument, seenAt } from './section-steps.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

const picture = readFileSync(fileURLToPath(new URL('../photo.webp', import.meta.url)));
const HEADING = `Borrow calmly ${Date.now().toString(36)}`;

describe('Mortage Page', () => {
  let browser: Browser;
  let page: Page;
  const stored = new KeptDocument('mortgageservicespagedb');
  beforeAll(async () => {
    browser = await launchBrowser();
    await stored.keep();
    page = await openSignedIn(browser, '/Editmortagage');
    await page.getByRole('heading', { level: 1, name: 'Mortage Page' }).waitFor();
  });
  afterAll(async () => {
    await stored.restore('sec1heading', 'sec1bgimage', 'sec3image', 'sec4image');
    await browser.close();
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

  it('takes the two side images, and no file of another kind', async () => {
    await eventually(() =>
      expect(page.getByRole('heading', { level: 2, name: /^\d\. / }).count()).resolves.toBe(6),
    );
    for (const [section, name] of [
      ['section-3', 'bath-01.webp'],
      ['section-4', 'bath-02.webp'],
    ] as const) {
      const part = page.locator(`#${section}`);
      const before = await part.locator('img').first().getAttribute('src');
      await part.locator('input[type="file"]:not([hidden])').setInputFiles({
        ...{ name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
      });
      await part.getByText('This is not an image of the site.').waitFor();
      await eventually(() => expect(part.locator('img').first().getAttribute('src')).resolves.toBe(before));
      const buffer = readFileSync(fileURLToPath(new URL(`../../demo/media/${name}`, import.meta.url)));
      await part
        .locator('input[type="file"]:not([hidden])')
        .setInputFiles({ name, mimeType: 'image/webp', buffer });
      await page.waitForFunction(
        ([id, src]) => document.querySelector(`#${id ?? ''} img`)?.getAttribute('src') !== src,
        [section, before],
      );
    }
    const { fields: before } = await stored.now();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const { sec3image = '', sec4image = '' } = await waitFor('both to be stored', async () => {
      const { fields } = await stored.now();
      const areNew = fields.sec3image !== before.sec3image && fields.sec4image !== before.sec4image;
      return areNew ? fields : undefined;
    });
    const seen = await seenAt('/mortgageservices');
    for (const image of [sec3image, sec4image]) expect(seen).toContain(image.replace(/\.\w+$/, ''));
  });

  it('has no serious accessibility finding in either theme', async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
