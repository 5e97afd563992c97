import { readFileSync } from 'node:fs';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from '../backend/sign-in.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor } from '../staff.js';

const picture = readFileSync(new URL('../photo.webp', import.meta.url));
const photo = (name: string) => ({ name, mimeType: 'image/webp', buffer: picture });
const SCRIPT = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') };

const formOf = (page: Page): Locator => page.locator('form[action="/forms/enquiry"]');
const photosOf = (page: Page): Locator => formOf(page).getByLabel(/^Photos/);

async function fill(page: Page, email: string): Promise<void> {
  const box = (name: string): Locator => formOf(page).getByRole('textbox', { name });
  await box('Owner’s name').fill('Omar Said');
  await box('Phone').fill('050 123 4567');
  await box('Email').fill(email);
  await formOf(page).getByRole('combobox', { name: 'Property type' }).selectOption('Villa');
  await box('Community or building').fill('Dubai Hills Estate');
}
const send = (page: Page): Promise<void> =>
  formOf(page).getByRole('button', { name: 'Send', exact: true }).click();

/** Chooses a picture of several MB, which hardly compresses. */
const chooseLarge = (input: Locator): Promise<number> =>
  input.evaluate(async (control: HTMLInputElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2_400, 1_600];
    const context = canvas.getContext('2d');
    const noise = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < noise.data.length; at += 65_536)
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    context?.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', 0.9);
    });
    const chosen = new DataTransfer();
    chosen.items.add(new File(blob === null ? [] : [blob], 'garden.jpg', { type: 'image/jpeg' }));
    control.files = chosen.files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return blob?.size ?? 0;
  });

async function onlyLead(email: string): Promise<Lead> {
  const [summary, ...more] = await leadsOf(email);
  expect(more).toEqual([]);
  const call = await asAdmin();
  return (await (await call(`/api/leads/${summary?.id ?? ''}`)).json()) as Lead;
}

describe('photos of a home that is for sale', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it('are sent with the form, made smaller on the way, and seen by staff alone', async () => {
    const page = await newVisitor(browser);
    await openHydrated(page, `${siteUrl()}/sell`);
    const email = newEmail('sell-photos');
    await fill(page, email);
    await photosOf(page).setInputFiles([photo('kitchen.webp'), photo('hall.webp'), SCRIPT]);
    expect(await chooseLarge(photosOf(page))).toBeGreaterThan(2_097_152);
    await formOf(page).getByText('Only JPEG, PNG and WebP photos can be added.').waitFor();
    await formOf(page).getByText('3 photos added').waitFor({ state: 'attached' });
    expect(await seriousFindings(page)).toEqual([]);
    await formOf(page).getByRole('button', { name: 'Remove hall.webp' }).click();
    await send(page);
    await page.getByText('We’ve received your message.').waitFor();

    const { id, photos } = await onlyLead(email);
    expect(photos).toHaveLength(2);
    for (const one of photos) expect((await asVisitor(`/api/leads/${id}/photos/${one}`)).status).toBe(401);
    const staff = await openBackend(browser);
    await staff.goto(`${siteUrl()}/backend/leads?lead=${id}`);
    const shown = staff.getByRole('link', { name: /^Photo \d of 2/ });
    await eventually(() => expect(shown.count()).resolves.toBe(2));
    await eventually(() =>
      expect(
        shown.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0)),
      ).resolves.toEqual([true, true]),
    );
    const opened = staff.context().waitForEvent('page');
    await shown.first().click();
    const large = await opened;
    await large.locator('img').waitFor();
    expect(await large.evaluate(() => document.contentType)).toBe('image/webp');
    // No photo is left to be shown once the person is erased.
    const call = await asAdmin();
    const erased = await call(`/api/leads/${id}/person/erasure`, { method: 'POST' });
    expect(erased.ok).toBe(true);
    expect((await call(`/api/leads/${id}/photos/${photos[0] ?? ''}`)).status).toBe(404);
  });

  it('come with the form without scripts; one that is refused loses nothing that was typed', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/sell`);
    const email = newEmail('plain-photos');
    await fill(page, email);
    await photosOf(page).setInputFiles([photo('kitchen.webp'), SCRIPT, photo('hall.webp')]);
    await send(page);
    await page
      .getByText(/roof\.jpg.*: Only JPEG, PNG and WebP photos can be added/)
      .first()
      .waitFor();
    await eventually(() =>
      expect(formOf(page).getByRole('textbox', { name: 'Community or building' }).inputValue()).resolves.toBe(
        'Dubai Hills Estate',
      ),
    );
    await photosOf(page).setInputFiles([photo('garden.webp')]);
    await send(page);
    await page.waitForURL('**/thanks');
    expect(await onlyLead(email)).toMatchObject({
      kind: 'sell',
      photos: [expect.any(String), expect.any(String), expect.any(String)],
    });
  });
});
