import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { LibraryPage } from '@manzil/contracts/media/library';
import { waitFor } from '@manzil/testing/wait-for';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { openSection, readAsStaff, seenAt } from './section-steps.js';
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

  it('deletes what nothing uses once it is confirmed, and brings it back by Undo or from the recycle bin', async () => {
    const { items } = await readAsStaff<LibraryPage>('/api/media?q=above+the+creek');
    const path = `/uploads/${items[0]?.filename ?? ''}`;
    const variant = path.replace('.webp', '-320w.webp');
    const statuses = () => Promise.all([path, variant].map(async (name) => (await asVisitor(name)).status));
    const remove = async () => {
      await button('Details of terrace.webp').click();
      await button('Delete').click();
      await page.getByRole('dialog', { name: 'Delete file' }).getByRole('button', { name: 'Delete' }).click();
      await says('“terrace.webp” is deleted.');
      await page.getByText('Nothing matches this search.').waitFor();
      expect(await statuses()).toEqual([404, 404]);
    };
    await remove();
    await button('Undo').last().click();
    await says('“terrace.webp” is restored.');
    await page.getByRole('img', { name: 'A terrace above the creek' }).waitFor();
    expect(await statuses()).toEqual([200, 200]);

    await remove();
    await openSection(page, '/backend/recycle-bin?kind=file', 'Recycle Bin');
    await button('Restore: terrace.webp').click();
    await says('“terrace.webp” is restored.');
    expect(await statuses()).toEqual([200, 200]);
    await openSection(page, '/backend/media', 'Media');
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
    const field = dialog.getByLabel('Replace with', { exact: true });
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

  it('can be used by everybody in both themes', async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
