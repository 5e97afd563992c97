import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';
import { openSignedIn } from './sign-in.js';

const PAGE_SIZE = 25;
const ON_THE_SECOND = 3;

describe('Rows of a table of the backend', () => {
  const mark = `rows${randomUUID().slice(0, 8)}`;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
    const call = await asAdmin();
    for (let number = 10; number < 10 + PAGE_SIZE + ON_THE_SECOND; number += 1) {
      const name = `${mark}-${String(number)}`;
      const answer = await call(
        '/api/save-page',
        json('POST', { title: name, linkAddress: name, html: '<h1>A page</h1>', css: '' }),
      );
      if (!answer.ok) throw new Error(`The save answered ${answer.status}`);
    }
    page = await openSignedIn(browser, '/backend/pages');
    await page.getByRole('searchbox').waitFor();
  });
  afterAll(() => browser.close());

  const query = (): string => new URL(page.url()).search;
  const titles = (on = page): Promise<string[]> => on.locator('tbody td:nth-child(2) a').allInnerTexts();
  const shows = (range: string, on = page) =>
    on.getByText(`${range} of ${PAGE_SIZE + ON_THE_SECOND}`).waitFor();
  const named = (...numbers: number[]): string[] => numbers.map((number) => `${mark}-${String(number)}`);

  it('are searched without a letter becoming a step back, or anything being asked for again', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      // Of the screen, and not the stream of new leads that the menu follows.
      if (request.url().includes('/api/') && request.resourceType() !== 'eventsource')
        asked.push(request.url());
    });
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('searchbox').pressSequentially(mark);
    await page.waitForURL(`**/backend/pages?q=${mark}`);
    await eventually(() => expect(page.getByRole('searchbox').inputValue()).resolves.toBe(mark));
    await shows(`1–${PAGE_SIZE}`);
    await eventually(() => expect(page.evaluate(() => history.length)).resolves.toBe(steps));
    expect(asked).toEqual([]);
  });

  it('are the same after a look at one of them, by Back of the browser and of the screen', async () => {
    await page.getByRole('button', { name: /^Title/ }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await shows(`${PAGE_SIZE + 1}–${PAGE_SIZE + ON_THE_SECOND}`);
    expect(query()).toBe(`?q=${mark}&sort=title&page=2`);
    await eventually(() => expect(titles()).resolves.toEqual(named(35, 36, 37)));

    const open = async (): Promise<void> => {
      await page.getByRole('link', { name: `${mark}-36`, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: `${mark}-36` }).waitFor();
    };
    for (const back of [
      () => page.goBack(),
      () => page.getByRole('button', { name: 'All Pages', exact: true }).click(),
    ]) {
      await open();
      await back();
      await shows(`${PAGE_SIZE + 1}–${PAGE_SIZE + ON_THE_SECOND}`);
      expect(query()).toBe(`?q=${mark}&sort=title&page=2`);
      await eventually(() => expect(titles()).resolves.toEqual(named(35, 36, 37)));
      await eventually(() => expect(page.getByRole('searchbox').inputValue()).resolves.toBe(mark));
    }
  });

  it('are those that a colleague sees who is sent the address', async () => {
    const colleague = await openSignedIn(browser, `/backend/pages${query()}`);
    await shows(`${PAGE_SIZE + 1}–${PAGE_SIZE + ON_THE_SECOND}`, colleague);
    await eventually(() => expect(titles(colleague)).resolves.toEqual(named(35, 36, 37)));
    await colleague.context().close();
  });

  it('begin anew when the section is opened from the menu, and are the last ones where there are fewer pages', async () => {
    await page.goto(`${siteUrl()}/backend/pages?q=${mark}&sort=-title&page=9`);
    await shows(`${PAGE_SIZE + 1}–${PAGE_SIZE + ON_THE_SECOND}`);
    await eventually(() => expect(titles()).resolves.toEqual(named(12, 11, 10)));
    await page.getByRole('link', { name: 'All Pages', exact: true }).click();
    await page.waitForURL('**/backend/pages');
    const search = page.getByRole('searchbox');
    await waitFor('all rows to be looked at', async () => (await search.inputValue()) === '');
  });
});
