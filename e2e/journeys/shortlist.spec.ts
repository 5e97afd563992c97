import { beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { listings } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { restoreConnection, startConnection } from '../connection.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('people who decide about homes together', () => {
  let browser: Browser;
  let homes: { id: number; name: string }[];
  beforeAll(async () => {
    browser = await sharedBrowser();
    // The test finds listings by name, so it uses listings with unique names.
    const unique = new Map((await listings('sale')).map((home) => [home.name, home]));
    homes = [...unique.values()].slice(0, 3);
  });

  const visitor = (options: Parameters<typeof newVisitor>[1] = {}): Promise<Page> =>
    newVisitor(browser, options);
  const nameOf = (at: number): string => homes[at]?.name ?? '';
  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const saved = (page: Page) => page.getByText('Everything is saved.').waitFor();
  const agreement = (page: Page): Promise<string> => page.getByRole('table').innerText();

  const make = async (page: Page): Promise<string> => {
    await openHydrated(page, `${siteUrl()}/shortlist?homes=${homes.map(({ id }) => id).join(',')}`);
    await page.getByLabel('Your name').fill('Layla');
    await page.getByRole('button', { name: 'Create shortlist' }).click();
    await page.waitForURL('**/shortlist/*');
    await page.getByText('You’ve joined as Layla.').waitFor();
    return page.url();
  };
  const join = async (page: Page, url: string, name: string): Promise<void> => {
    await openHydrated(page, url);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText(`You’ve joined as ${name}.`).waitFor();
    await saved(page);
  };
  const comment = async (page: Page, home: string, text: string): Promise<void> => {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: home, exact: true }) });
    await row.locator('summary').click();
    await row.getByRole('textbox').fill(text);
    await row.getByRole('button', { name: 'Add comment' }).click();
    await row.getByText(text, { exact: true }).waitFor();
  };

  it('see the same in two browsers, also when one was offline meanwhile', async () => {
    const connection = await startConnection();
    const [layla, omar] = [await visitor(), await visitor({ proxy: connection.proxy })];
    await openHydrated(layla, siteUrl());
    const url = await make(layla);
    await join(omar, url, 'Omar');
    await omar.getByRole('button', { name: 'Save my ranking' }).click();
    await saved(omar);

    connection.cut();
    await omar.getByRole('button', { name: `Move ${nameOf(2)} up` }).click();
    await omar.getByText(/^You’re offline. We’ll save your changes/).waitFor();
    await comment(omar, nameOf(2), 'Omar wrote this offline');
    await layla.getByRole('button', { name: 'Save my ranking' }).click();
    await layla.getByRole('button', { name: `Move ${nameOf(0)}`, exact: true }).focus();
    for (const key of ['Space', 'End', 'Space']) await layla.keyboard.press(key);
    await comment(layla, nameOf(2), 'Layla wrote this online');
    await saved(layla);
    expect(await agreement(layla)).not.toBe(await agreement(omar));

    await restoreConnection(omar, connection);
    await saved(omar);
    await waitFor('both to see the same', async () => (await agreement(layla)) === (await agreement(omar)));
    await eventually(() =>
      expect(agreement(layla)).resolves.toMatch(/Far apart\s+Omar ranks it 1st, Layla 3rd/),
    );
    for (const page of [layla, omar])
      for (const text of ['Omar wrote this offline', 'Layla wrote this online'])
        await waitFor(text, async () => (await page.getByText(text, { exact: true }).count()) === 1);

    await omar.getByRole('button', { name: `Remove ${nameOf(1)} from the shortlist` }).click();
    await layla
      .getByRole('button', { name: `Move ${nameOf(1)}`, exact: true })
      .waitFor({ state: 'detached' });
    await omar.getByRole('button', { name: 'Undo' }).click();
    await layla.getByRole('button', { name: `Move ${nameOf(1)}`, exact: true }).waitFor();

    for (const width of [375, 768, 1440]) {
      await layla.setViewportSize({ width, height: 900 });
      await eventually(() => expect(fitsWindow(layla)).resolves.toBe(true));
    }
    expect(await seriousFindings(layla)).toEqual([]);
    connection.end();
  });

  it('end it by deleting it, which ends its link everywhere', async () => {
    const [layla, omar] = [await visitor(), await visitor()];
    const url = await make(layla);
    await join(omar, url, '<img src=x onerror=alert(1)>');
    await eventually(() =>
      expect(omar.getByRole('button', { name: 'Delete this shortlist' }).count()).resolves.toBe(0),
    );
    const stranger = await visitor();
    const opened = await openHydrated(stranger, url);
    expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

    await layla.getByRole('button', { name: 'Delete this shortlist' }).click();
    await layla.getByRole('button', { name: 'Yes, delete it' }).click();
    await layla.waitForURL('**/favourites');
    await heading(omar, 'This shortlist does not exist');
    const answer = await stranger.goto(url);
    expect(answer?.status()).toBe(404);
    await heading(stranger, 'This shortlist does not exist');
  });

  it('read it and comment without scripts', async () => {
    const url = await make(await visitor());
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('link', { name: nameOf(0), exact: true }).waitFor();
    await page.getByLabel('Your name').fill('Sara');
    await page.getByLabel('Home', { exact: true }).selectOption({ label: nameOf(1) });
    await page.getByLabel('Your comment').fill('Written without scripts');
    await page.getByRole('button', { name: 'Add comment' }).click();
    await page.getByText('Written without scripts', { exact: true }).waitFor();
    expect(page.url()).toBe(url);
    await page.getByText('Sara').first().waitFor();
  });
});
