import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

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
    await button('Publish').click();
    await says('Page saved successfully!');
  };

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(() => page.context().close());
  afterAll(() => browser.close());

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

  it('show what the server made of the code, which is what visitors see', async () => {
    const { id } = await newPage();
    await open(`/backend/pages/${id}`);
    await tab('HTML and CSS');
    await page.getByLabel('HTML', { exact: true }).fill('<h1>Kept</h1><script>alert(1)</script>');
    await page.getByText('<script> is removed with all that is in it').waitFor();
    await save();
    await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent === '<h1>Kept</h1>');
    await button('Publish').and(page.locator(':disabled')).waitFor();
  });

  it('tell who has saved in between, and let either version be kept', async () => {
    const { id, version, linkAddress, title } = await newPage();
    await open(`/backend/pages/${id}`);
    await tab('HTML and CSS');
    await page.getByLabel('HTML', { exact: true }).fill('<h1>Mine</h1>');
    const call = await asAdmin();
    const theirs = { title, linkAddress, html: '<h1>Theirs</h1>', css: '', expectedVersion: version };
    await call(`/api/pages/${id}`, json('PUT', theirs));
    await button('Publish').click();
    await page
      .getByRole('dialog')
      .getByText(/saved this page on/)
      .waitFor();
    expect(await (await asVisitor(`/${linkAddress}`)).text()).toContain('Theirs');
    await button('Keep mine').click();
    await says('Page saved successfully!');
    expect(await (await asVisitor(`/${linkAddress}`)).text()).toContain('Mine');
  });

  it('say which lines a save has changed, and go back to an earlier one', async () => {
    const { id, version, linkAddress, title } = await newPage('<h1>First</h1><p>stays</p>');
    const call = await asAdmin();
    const second = {
      title,
      linkAddress,
      html: '<h1>Second</h1><p>stays</p>',
      css: '',
      expectedVersion: version,
    };
    await call(`/api/pages/${id}`, json('PUT', second));
    await open(`/backend/pages/${id}`);
    await tab('Revisions');
    const html = page.getByRole('region', { name: 'Changes of HTML' });
    await html.getByText('Added: ').waitFor({ state: 'attached' });
    await eventually(() => expect(html.innerText()).resolves.toMatch(/First[^]*Second[^]*stays/));
    await page.getByRole('button', { name: 'Version 1' }).click();
    await button('Restore version 1').click();
    await button('Restore').click();
    await says('Version 1 is restored. It is published.');
    expect(await (await asVisitor(`/${linkAddress}`)).text()).toContain('First');
  });

  it('delete only what is confirmed, and add it again', async () => {
    const { title } = await newPage();
    await open('/backend/pages');
    await button(`Delete ${title}`).click();
    await page.getByRole('dialog', { name: 'Do Yoy Want To Delete' }).waitFor();
    await button('Cancel').click();
    await says('Cancelled!');
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

  it('give a link that shows the draft to somebody without an account', async () => {
    const { id, linkAddress } = await newPage();
    await open(`/backend/pages/${id}`);
    await tab('HTML and CSS');
    await page.getByLabel('HTML', { exact: true }).fill('<h1>Not public yet</h1>');
    await button('Preview link').click();
    const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
    expect(await (await asVisitor(new URL(link).pathname)).text()).toContain('Not public yet');
    expect(await (await asVisitor(`/${linkAddress}`)).text()).not.toContain('Not public yet');
  });

  it('can be used by everybody in both themes', async () => {
    const { id } = await newPage();
    await open('/backend/pages');
    await page.getByRole('table').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.goto(`${siteUrl()}/backend/pages/${id}`);
    await page.getByRole('button', { name: 'Hero' }).waitFor();
    for (const name of ['Visual editor', 'HTML and CSS', 'Preview', 'Search engines', 'Revisions']) {
      await tab(name);
      if (name === 'Revisions') await page.getByRole('heading', { name: 'The first save' }).waitFor();
      if (name === 'Visual editor') await page.locator('iframe[title="The page being edited"]').waitFor();
      expect([name, await findingsInBothThemes(page)]).toEqual([name, []]);
    }
  });
});
