import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { hears, readAsStaff, saveElsewhere, seenAt } from './section-steps.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

const mark = Date.now().toString(36);

interface Footer {
  version: number;
  about: string;
}

describe('Footer', () => {
  let browser: Browser;
  let page: Page;
  let first: Footer;
  beforeAll(async () => {
    browser = await launchBrowser();
    first = await readAsStaff<Footer>('/api/admin/footer');
    page = await openSignedIn(browser, '/settingfooter');
    await page.getByRole('heading', { level: 1, name: 'Footer' }).waitFor();
  });
  afterAll(async () => {
    const { version } = await readAsStaff<Footer>('/api/admin/footer');
    await saveElsewhere('/api/footer', { ...first, expectedVersion: version });
    await browser.close();
  });

  const save = () => page.getByRole('button', { name: 'Publish', exact: true });
  const column = () => page.getByRole('region', { name: 'Column 1' });

  it('says what is wrong at its field', async () => {
    await page.getByLabel('Email').fill('nobody');
    await save().click();
    await page.getByText('Please enter a valid email address.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    await page.getByRole('button', { name: 'Discard' }).click();
    await eventually(() => expect(page.getByLabel('Email').inputValue()).resolves.toContain('@'));
  });

  it('adds a link, moves it, and every page has it on the next request', async () => {
    await column().getByRole('button', { name: 'Add link' }).click();
    await column().getByLabel('Title').last().fill(`Boats ${mark}`);
    await column().getByLabel('Address').last().fill('/boats');
    await column()
      .getByRole('button', { name: `Move Boats ${mark} up` })
      .click();
    await page.getByLabel('About the agency').fill(`We were here ${mark}.`);
    await save().click();
    await hears(page, 'Published');
    const seen = await seenAt('/faqs');
    expect(seen).toContain(`Boats ${mark}`);
    expect(seen).toContain(`We were here ${mark}.`);
    await eventually(() =>
      expect(column().getByLabel('Title').nth(-2).inputValue()).resolves.toBe(`Boats ${mark}`),
    );
  });

  it('removes it again', async () => {
    await column()
      .getByRole('button', { name: `Remove Boats ${mark}` })
      .click();
    await save().click();
    await page
      .getByRole('status')
      .getByText(/^Saved \d/)
      .waitFor();
    expect(await seenAt('/faqs')).not.toContain(`Boats ${mark}`);
  });

  it('tells who saved in between, and takes theirs when that is chosen', async () => {
    await page.getByLabel('About the agency').fill('Mine');
    const { version } = await readAsStaff<Footer>('/api/admin/footer');
    await saveElsewhere('/api/footer', { ...first, about: `Theirs ${mark}`, expectedVersion: version });
    await save().click();
    await page.getByRole('alert').getByText('saved this on').waitFor();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await eventually(() =>
      expect(page.getByLabel('About the agency').inputValue()).resolves.toBe(`Theirs ${mark}`),
    );
  });

  it('has no serious accessibility finding in either theme', async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
