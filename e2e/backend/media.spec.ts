import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { openSignedIn } from './sign-in.js';

/** Returns a different picture each time: identical pixels are stored once, under the name of the first upload. */
async function newPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    for (let at = 0; at < 48 && context !== null; at += 1) {
      context.fillStyle = `hsl(${Math.random() * 360} 60% 60%)`;
      context.fillRect((at % 8) * 80, Math.floor(at / 8) * 80, 80, 80);
    }
    return canvas.toDataURL('image/webp');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

describe('the media library', () => {
  let browser: Browser;
  let page: Page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const says = (text: string) => page.getByRole('status').getByText(text).last().waitFor();
  const upload = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.getByLabel('Files to upload').setInputFiles(files);

  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/backend/media');
    await page.getByText(/^\d+ files$/).waitFor();
  });

  it('keeps what a picture shows, and finds it by that', async () => {
    await upload([{ name: 'terrace.webp', mimeType: 'image/webp', buffer: await newPicture(page) }]);
    await button('Details of terrace.webp').first().click();
    await page.getByLabel('Alt text').fill('A terrace above the creek');
    await button('Save alt text and tags').click();
    await says('The alt text is saved.');
    await button('Close').click();
    await page.getByLabel('Search', { exact: true }).fill('above the creek');
    await page.getByText('1 file', { exact: true }).waitFor();
    await eventually(() =>
      expect(page.getByRole('img', { name: 'A terrace above the creek' }).count()).resolves.toBe(1),
    );
  });
});
