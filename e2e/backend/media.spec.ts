import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { LibraryPage } from '@manzil/contracts/media/library';
import { waitFor } from '@manzil/testing/wait-for';
import { launchBrowser } from '../browser.js';
import { asAdmin, json } from '../staff.js';
import { readAsStaff, seenAt } from './section-steps.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

/** A picture that nobody has uploaded before: the same pixels twice would be one file under its first name. */
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
    browser = await launchBrowser();
    page = await openSignedIn(browser, '/backend/media');
    await page.getByText(/^\d+ files$/).waitFor();
  });
  afterAll(() => browser.close());

  it('refuses what is too large or no picture by name, and takes the rest', async () => {
    await upload([
      { name: 'huge.webp', mimeType: 'image/webp', buffer: Buffer.alloc(2_100_000) },
      { name: 'fake.webp', mimeType: 'image/webp', buffer: Buffer.from('no picture at all') },
      { name: 'terrace.webp', mimeType: 'image/webp', buffer: await newPicture(page) },
    ]);
    await page.getByText('The image size is more than 2MB. Please choose a smaller image!').waitFor();
    await button('Retry fake.webp').waitFor();
    await button('Details of terrace.webp').first().waitFor();
    expect(await button('Retry huge.webp').count()).toBe(0);
    await button('Dismiss huge.webp').click();
    await button('Dismiss fake.webp').click();
  });

  it('keeps what a picture shows, and finds it by that', async () => {
    await button('Details of terrace.webp').first().click();
    await page.getByLabel('Alt text').fill('A terrace above the creek');
    await button('Save alt text').click();
    await says('The alt text is saved.');
    await button('Close').click();
    await page.getByLabel('Search', { exact: true }).fill('above the creek');
    await page.getByText('1 file', { exact: true }).waitFor();
    expect(await page.getByRole('img', { name: 'A terrace above the creek' }).count()).toBe(1);
  });

  it('deletes what nothing uses once it is confirmed', async () => {
    await button('Details of terrace.webp').click();
    await button('Delete').click();
    await page.getByRole('dialog', { name: 'Delete file' }).getByRole('button', { name: 'Delete' }).click();
    await says('“terrace.webp” is deleted.');
    await page.getByText('Nothing matches this search.').waitFor();
    await page.getByLabel('Search', { exact: true }).fill('');
  });

  it('puts another picture in the place of one wherever it is used, and visitors see that at once', async () => {
    const named = async (name: string) =>
      (await readAsStaff<LibraryPage>(`/api/media?q=${name}`)).items[0]?.filename ?? '';
    await upload([{ name: 'before.webp', mimeType: 'image/webp', buffer: await newPicture(page) }]);
    await button('Details of before.webp').first().click();
    const before = await named('before.webp');
    const call = await asAdmin();
    const person = { name: 'Somebody new', designation: 'Sales', photo: `/uploads/${before}` };
    const answer = await call('/api/team', json('POST', { ...person, focalX: 50, focalY: 50 }));
    const { id } = (await answer.json()) as { id: number };

    const dialog = page.getByRole('dialog', { name: 'before.webp' });
    const field = dialog.getByLabel('Replace with');
    await field.setInputFiles({ name: 'l.webp', mimeType: 'image/webp', buffer: Buffer.alloc(2_097_153) });
    await dialog.getByText('The image size is more than 2MB. Please choose a smaller image!').waitFor();
    await field.setInputFiles({ name: 'f.webp', mimeType: 'image/webp', buffer: Buffer.from('none') });
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await waitFor('its use to be known', async () => {
      const { items } = await readAsStaff<LibraryPage>(`/api/media?q=${before}`);
      return items[0]?.usedBy.length === 1;
    });
    const anew = { name: 'after.webp', mimeType: 'image/webp', buffer: await newPicture(page) };
    await field.setInputFiles(anew);
    await says('Replaced in 1 place.');
    const shown = await seenAt('/api/team-members');
    expect([shown.includes(before), shown.includes(await named('after.webp'))]).toEqual([false, true]);
    await button('Close').click();
    await call(`/api/team/${id}`, { method: 'DELETE' });
  });

  it('refuses to delete what is in use, and names the places', async () => {
    await page.getByLabel('Search', { exact: true }).fill('tower-01');
    await page.getByText('1 file', { exact: true }).waitFor();
    await button('Details of tower-01.webp').click();
    await button('Delete').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('It cannot be deleted while these places use it.').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0);
    await button('Close').click();
  });

  it('can be used by everybody in both themes', async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
