import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { openSignedIn } from './sign-in.js';
import { allowGaps, publishAnyway } from './section-steps.js';

const newName = (): string => `p${crypto.randomUUID().slice(0, 8)}`;

interface Saved {
  result: { id: number; version: number; linkAddress: string; title: string };
}

async function newPage(html = '<h1>First</h1>'): Promise<Saved['result']> {
  const name = newName();
  const call = await asAdmin();
  const page = { title: name, linkAddress: name, html, css: '.a { color: red }' };
  const answer = await call('/api/save-page', json('POST', page));
  if (!answer.ok) throw new Error(`The save answered ${answer.status}`);
  return ((await answer.json()) as Saved).result;
}

describe('the screens of pages', () => {
  let browser: Browser;
  let page: Page;
  const open = async (path: string): Promise<void> => {
    page = await openSignedIn(browser, path);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const says = (text: string) => page.getByRole('status').getByText(text).last().waitFor();
  const save = async (): Promise<void> => {
    await publishAnyway(page);
    await says('Page saved successfully!');
  };

  let endGaps: () => Promise<void>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    // Blocks are inserted with sample texts.
    endGaps = await allowGaps();
  });
  afterAll(() => endGaps());

  it('make a page of blocks that visitors see as soon as it is saved, and ask nobody else for anything', async () => {
    await open('/backend/pages');
    const elsewhere: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(siteUrl()))
        elsewhere.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await button('New page').click();
    const name = newName();
    await page.getByLabel('Title', { exact: true }).fill(`Homes ${name}`);
    await eventually(() =>
      expect(page.getByLabel('Link', { exact: true }).inputValue()).resolves.toBe(`homes-${name}`),
    );
    const canvas = page.frameLocator('iframe[title="The page being edited"]');
    for (const block of ['Hero', 'FAQ']) {
      await page.getByRole('button', { name: block, exact: true }).press('Enter');
      await canvas.locator(`.block-${block.toLowerCase()}`).waitFor();
    }
    await save();
    await page.waitForURL(/\/backend\/pages\/\d+$/);
    const shown = await (await asVisitor(`/homes-${name}`)).text();
    expect(shown).toContain('A heading that says it all');
    expect(shown).toContain('<summary>');
    expect([elsewhere, complaints]).toEqual([[], []]);
  });

  it('save the last typed words of a text that has not been left, by the button and by the keyboard', async () => {
    const { id, linkAddress } = await newPage('<p>Old</p>');
    const shown = async (): Promise<string> => (await asVisitor(`/${linkAddress}`)).text();
    const saved = (): Promise<unknown> =>
      page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await open(`/backend/pages/${id}`);
    const text = page.frameLocator('iframe[title="The page being edited"]').locator('p');
    const type = async (words: string): Promise<void> => {
      await text.dblclick();
      await page.keyboard.press('End');
      await page.keyboard.type(words);
    };
    await type(' words and the last of them');
    await Promise.all([saved(), button('Publish').click()]);
    expect(await shown()).toContain('Old words and the last of them');
    await page.getByText('Version 2,').waitFor();
    await type(', then more');
    await Promise.all([saved(), page.keyboard.press('ControlOrMeta+s')]);
    expect(await shown()).toContain('the last of them, then more');
    await page.getByText('Version 3,').waitFor();
    await button('Publish').and(page.locator(':disabled')).waitFor();
    await type('. Seen before it is saved');
    await tab('Preview');
    const preview = page.frameLocator('iframe[title^="Preview of"]');
    await preview.getByText('then more. Seen before it is saved').waitFor();
  });

  it('delete only what is confirmed, and add it again', async () => {
    const { title } = await newPage();
    await open('/backend/pages');
    await button(`Delete ${title}`).click();
    await page.getByRole('dialog', { name: 'Do Yoy Want To Delete' }).waitFor();
    await button('Cancel').click();
    const cancelled = page.getByRole('alertdialog', { name: 'Cancelled!' });
    await cancelled.getByRole('button', { name: 'OK' }).click();
    await cancelled.waitFor({ state: 'hidden' });
    expect((await asVisitor(`/${title}`)).status).toBe(200);
    await button(`Delete ${title}`).click();
    await button('Confirm').click();
    await says('Page deleted successfully!');
    expect((await asVisitor(`/${title}`)).status).toBe(410);
    await page.goto(`${siteUrl()}/backend/recycle-bin`);
    await button(`Add Page: ${title}`).click();
    await says('Page is added again!');
    expect((await asVisitor(`/${title}`)).status).toBe(200);
  });
});
