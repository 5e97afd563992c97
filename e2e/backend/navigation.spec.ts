import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { saveDialog, seenAt, topDialog } from './section-steps.js';
import { openSignedIn } from './sign-in.js';

const TITLE = `Yachts ${Date.now().toString(36)}`;

interface Item {
  title: string;
  openin: string;
}

describe('Navigation', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/navigation');
    await page.getByRole('heading', { level: 1, name: 'Navigation' }).waitFor();
  });

  const items = async (): Promise<Item[]> => JSON.parse(await seenAt('/api/navigation')) as Item[];
  /** Checks the save bar of the form, because toasts of earlier steps may still be shown. */
  const styleIsSaved = (): Promise<void> =>
    page
      .getByRole('status')
      .getByText(/^Saved \d/)
      .waitFor();
  const background = () => page.getByLabel('Header background', { exact: true });

  it('adds a link that opens a new window', async () => {
    await page.getByRole('button', { name: 'Add link' }).click();
    await topDialog(page).getByLabel('Title').fill(TITLE);
    await topDialog(page).getByLabel('Address').fill('https://yachts.example/');
    await topDialog(page).getByLabel('Open in').selectOption('new');
    await saveDialog(page);
    expect((await items()).find(({ title }) => title === TITLE)?.openin).toBe('newwindow');
    expect(await seenAt('/faqs')).toContain(TITLE);
  });

  it('changes a link, and every page has it on the next request', async () => {
    await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
    await topDialog(page).getByLabel('Address').fill('https://yachts.example/fleet');
    await topDialog(page).getByLabel('Open in').selectOption('same');
    await saveDialog(page);
    expect((await items()).find(({ title }) => title === TITLE)).toMatchObject({
      urls: 'https://yachts.example/fleet',
    });
    expect(await seenAt('/faqs')).toContain('https://yachts.example/fleet');
  });

  it('shows the header as it would be, and warns of texts that are hard to read', async () => {
    await background().fill('#1b282c');
    await page.getByText('The links would be hard to read').waitFor();
    const preview = page.getByRole('img', { name: 'Preview of the header' });
    await eventually(() =>
      expect(preview.evaluate((node) => getComputedStyle(node).backgroundColor)).resolves.toBe(
        'rgb(27, 40, 44)',
      ),
    );
    await page.getByLabel('Choose: Colour of links').fill('#ffffff');
    await page.getByText('The links would be hard to read').waitFor({ state: 'detached' });
  });

  it('asks once before a page with two unsaved forms is left, and keeps both', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('blocker')) warnings.push(message.text());
    });
    await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
    await topDialog(page).getByLabel('Title').fill('Half done');
    await goToFooterByKeys();
    await eventually(() =>
      expect(page.getByRole('dialog', { name: 'Leave without saving?' }).count()).resolves.toBe(1),
    );
    await topDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await topDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await topDialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(() => expect(background().inputValue()).resolves.toBe('#1b282c'));
    expect(warnings).toEqual([]);
  });

  /** A form covers the links; the command palette still navigates away. */
  const goToFooterByKeys = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('Footer');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  };

  it('restores the style that was being made after the page was left', async () => {
    await page.getByRole('link', { name: 'Footer' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await topDialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Footer' }).waitFor();
    await page.goBack();
    await page.getByText('This is your earlier unsaved work').waitFor();
    await eventually(() => expect(background().inputValue()).resolves.toBe('#1b282c'));
  });

  it('saves the style, and every page has it on the next request', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await styleIsSaved();
    expect(await seenAt('/faqs')).toContain('#1b282c');
    await background().fill('');
    await page.getByLabel('Colour of links', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await styleIsSaved();
    expect(await seenAt('/faqs')).not.toContain('--header-background:#1b282c');
  });
});
