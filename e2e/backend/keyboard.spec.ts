import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { asAdmin } from '../staff.js';
import { leaveCode, openFileChooser, pressOn, runCommand, tabTo, typeInto } from './keyboard.js';
import { hears, readAsStaff, seenAt, topDialog } from './section-steps.js';
import { openBackend } from './sign-in.js';

const BANNER = fileURLToPath(new URL('../../demo/media/amenity-01.webp', import.meta.url));
const mark = Date.now().toString(36);

describe('by the keyboard alone, staff', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  beforeEach(async () => {
    page = await openBackend(browser);
  });

  it('make a page, publish it and add it to the navigation', async () => {
    const title = `Keys ${mark}`;
    await runCommand(page, 'New page');
    await page.waitForURL('**/backend/pages/new');
    await typeInto(page, 'Title', title);
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await typeInto(page, 'HTML', 'Written without a mouse.');
    await page.keyboard.press('Control+s');
    // Asks for confirmation, because the page has no description.
    await pressOn(page, topDialog(page).getByRole('button', { name: 'Publish anyway' }));
    await hears(page, 'Page Saved successfully!');
    expect(await seenAt(`/keys-${mark}`)).toContain('Written without a mouse.');
    expect(await seenAt('/faqs')).not.toContain(title);

    await leaveCode(page);
    await pressOn(page, page.getByRole('link', { name: 'Add to the navigation' }), 'Shift+Tab');
    await topDialog(page).getByLabel('Title').waitFor();
    await pressOn(page, topDialog(page).getByRole('button', { name: 'Publish', exact: true }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await seenAt('/faqs')).toContain(`href="/keys-${mark}"`);

    await page.goBack();
    await page.getByText('In the navigation as').waitFor();
    const { entries } = await readAsStaff<{ entries: { id: number; title: string }[] }>(
      '/api/admin/navigation',
    );
    const item = entries.find((entry) => entry.title === title);
    await (
      await asAdmin()
    )(`/api/navigation-items/${String(item?.id)}`, { method: 'DELETE' });
  });

  it('add a development with its picture, and take it off the site', async () => {
    const name = `Keystone ${mark}`;
    await runCommand(page, 'New development');
    await page.waitForURL('**/backend/developments/new');
    await typeInto(page, 'Property name', name);
    await typeInto(page, 'Location', 'Dubai Marina');
    await typeInto(page, 'Price', '1,250,000');
    const chooser = await openFileChooser(page, page.getByLabel('Banner image', { exact: true }));
    await chooser.setFiles(BANNER);
    await pressOn(page, page.getByRole('button', { name: 'Publish', exact: true }));
    // Asks for confirmation, because the project has no description and no gallery.
    await pressOn(page, topDialog(page).getByRole('button', { name: 'Publish anyway' }));
    await hears(page, 'Data is Added Successfully!');
    const isShown = async (): Promise<boolean> =>
      (await seenAt('/new_development_properties')).includes(name);
    const online = page.getByRole('row').filter({ hasText: name }).getByRole('switch');
    await online.waitFor();
    const before = await isShown();
    await eventually(() => expect(online.getAttribute('aria-checked')).resolves.toBe(String(before)));
    await pressOn(page, online);
    await eventually(() => expect(isShown()).resolves.toBe(!before));
    await pressOn(page, online);
    await eventually(() => expect(isShown()).resolves.toBe(before));
  });
});
