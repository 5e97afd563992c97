import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asVisitor } from '../staff.js';
import { openBackend } from './sign-in.js';

const picture = readFileSync(fileURLToPath(new URL('../../demo/media/amenity-01.webp', import.meta.url)));
const image = (name: string, buffer = picture) => ({ name, mimeType: 'image/webp', buffer });
/** Each picture must be unique: identical files are stored once. */
const demoImage = (name: string) =>
  image(name, readFileSync(fileURLToPath(new URL(`../../demo/media/${name}`, import.meta.url))));
const mark = Date.now().toString(36);
const NAME = `Kestrel Court ${mark}`;
const LINK = `kestrel-court-${mark}`;

describe('New Development', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openBackend(browser);
  });

  const openList = async (path = '/backend/developments'): Promise<void> => {
    await page.goto(siteUrl() + path);
    await page.getByRole('heading', { level: 1, name: 'New Development' }).waitFor();
  };
  const rowOf = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
  const toast = (text: string): Promise<void> => page.getByRole('status').getByText(text).last().waitFor();

  it('adds a project with its gallery in the chosen order, and visitors see it at once', async () => {
    await openList('/newedit');
    await page.getByRole('link', { name: 'Add Property' }).click();
    await page.getByLabel('Property name').fill(NAME);
    await eventually(() => expect(page.getByLabel('Link', { exact: true }).inputValue()).resolves.toBe(LINK));
    await page.getByLabel('Location', { exact: true }).fill('Dubai Marina');
    await page.getByLabel('Price').fill('1,250,000');
    await page.getByLabel('Permit number').fill('7123456789');
    await page.getByLabel('Banner image', { exact: true }).setInputFiles(image('banner.webp'));
    await page
      .getByLabel('Gallery images', { exact: true })
      .setInputFiles([demoImage('bath-01.webp'), demoImage('bath-02.webp')]);
    await page.getByRole('button', { name: 'Move bath-02.webp up' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Homes above the bay.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await toast('Data is Added Successfully!');
    await rowOf(NAME).waitFor();
    if ((await rowOf(NAME).getByRole('switch').getAttribute('aria-checked')) === 'false') {
      await rowOf(NAME).getByRole('switch').click();
      await toast(`${NAME} is online now.`);
    }
    const answer = await asVisitor(`/${LINK}`);
    expect(answer.status).toBe(200);
    const shown = await answer.text();
    expect(shown).toContain('Homes above the bay.');
    expect(shown).toContain('7123456789');
  });

  it('takes a project offline at once, and rolls back with the right words when that is refused', async () => {
    await openList();
    const live = rowOf(NAME).getByRole('switch');
    for (const [status, words] of [
      [500, 'There was a problem updating the status, please try again.'],
      [503, 'An unexpected error occurred, please try again later.'],
    ] as const) {
      await page.route('**/api/onoffproperty', (route) => route.fulfill({ status, json: {} }), { times: 1 });
      await live.click();
      await toast(words);
      await page.locator('[role="switch"][aria-checked="true"]', { hasText: 'Online' }).first().waitFor();
      await eventually(() => expect(live.getAttribute('aria-checked')).resolves.toBe('true'));
    }
    await live.click();
    await eventually(() => expect(live.getAttribute('aria-checked')).resolves.toBe('false'));
    await toast(`${NAME} is offline now.`);
    expect((await asVisitor(`/${LINK}`)).status).toBe(404);
    await live.click();
    await toast(`${NAME} is online now.`);
    expect((await asVisitor(`/${LINK}`)).status).toBe(200);
  });
});
