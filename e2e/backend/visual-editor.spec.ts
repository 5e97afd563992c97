import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asVisitor } from '../staff.js';
import { openSignedIn } from './sign-in.js';
import { allowGaps, publishAnyway } from './section-steps.js';

const FRAME = 'iframe[title="The page being edited"]';
const newName = (): string => `p${crypto.randomUUID().slice(0, 8)}`;

describe('the visual editor', () => {
  let browser: Browser;
  let page: Page;
  const open = async (path: string): Promise<void> => {
    page = await openSignedIn(browser, path);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const says = (text: string) => page.getByRole('status').getByText(text).last().waitFor();

  let endGaps: () => Promise<void>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    // Blocks are inserted with sample texts.
    endGaps = await allowGaps();
  });
  afterAll(() => endGaps());

  it('have blocks that a save keeps whole, and say what is to mend in them', async () => {
    await open('/backend/pages/new');
    const name = newName();
    await page.getByLabel('Title', { exact: true }).fill(name);
    const hint = page.getByRole('region', { name: 'This page is empty' });
    await hint.waitFor();
    const canvas = page.frameLocator(FRAME);
    const group = (title: string) => page.getByRole('group', { name: title, exact: true });
    for (const [title, blocks] of [
      ['Text', ['Heading', 'Text', 'Button', 'Table', 'FAQ']],
      ['Pictures and film', ['Video']],
      ['Layout', ['Columns', 'Spacer', 'Enquiry']],
      ['From the site', ['Searches', 'Homes', 'FAQ of the site']],
    ] as const)
      for (const block of blocks)
        await group(title).getByRole('button', { name: block, exact: true }).press('Enter');
    await canvas.locator('[data-live="faqs"]').waitFor();
    await hint.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Checks \(\d+\)$/ }).click();
    await page.getByText('The video has no YouTube or Vimeo link yet.').waitFor();
    await page.getByRole('region', { name: 'Checks of the page' }).getByRole('button').first().click();
    await canvas.locator('.gjs-selected').waitFor();
    await tab('HTML and CSS');
    await page.getByText('No mistakes found. A save keeps all of it.').waitFor();
    await tab('Visual editor');
    await canvas.locator('.block-table').waitFor();
    await publishAnyway(page);
    await says('Page saved successfully!');
    const shown = await (await asVisitor(`/${name}`)).text();
    for (const block of ['heading', 'action', 'table', 'faq', 'video', 'columns', 'spacer', 'enquiry'])
      expect(shown).toContain(`class="block-${block}"`);
    await page.goto(`${siteUrl()}/${name}`);
    await page.locator('.block-table').waitFor();
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const shownWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await eventually(() => expect(shownWidth()).resolves.toBeLessThanOrEqual(width));
    }
  });

  it('begin with a template, which is whole and finished, or go back to nothing', async () => {
    await open('/backend/pages/new');
    const canvas = page.frameLocator(FRAME);
    const hint = page.getByRole('region', { name: 'This page is empty' });
    for (const template of ['Community guide', 'Off-plan launch', 'Sell with us', 'Open day', 'Thank you']) {
      await hint.getByRole('button', { name: 'Choose a template' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Use ${template}` })
        .click();
      await canvas.locator('h1').waitFor();
      await hint.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Checks/ }).click();
      await page.getByText('No issues found. You can still save.').waitFor();
      await tab('HTML and CSS');
      await page.getByText('No mistakes found. A save keeps all of it.').waitFor();
      await tab('Visual editor');
      await canvas.locator('h1').waitFor();
      await page.getByLabel('Title', { exact: true }).fill(template);
      await publishAnyway(page);
      await says('Page saved successfully!');
      await page.goto(`${siteUrl()}/backend/pages/new`);
    }
    await hint.getByRole('button', { name: 'Choose a template' }).click();
    await page.getByRole('button', { name: 'Use Thank you' }).click();
    await hint.waitFor({ state: 'detached' });
    await button('Undo').click();
    await hint.waitFor();
  });
});
