import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { confirmIdentity, logIn, openBackend } from './sign-in.js';

const GOOD = 'pebble crane harvest 17';

describe('Members', () => {
  let browser: Browser;
  let page: Page;
  /** A username as long as an email address, without a space at which a line could break. */
  const username = `layla.of.the.marina.office.in.dubai.${Date.now().toString(36)}`;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openBackend(browser);
  });

  const open = async (path: string, title: string): Promise<void> => {
    await confirmIdentity(page);
    await page.goto(siteUrl() + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const rowOf = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
  const shownLink = async (): Promise<string> => {
    const dialog = page.getByRole('dialog', { name: /^Link for/ });
    const link = await dialog.getByLabel('One-time link').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    return link;
  };

  it('are invited by a link that is shown once and chooses the password', async () => {
    await open('/backend/members', 'Members');
    await page.getByRole('button', { name: 'Invite a member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a member' });
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Role').selectOption('editor');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    const link = await shownLink();
    expect(link.startsWith(`${siteUrl()}/password/`)).toBe(true);
    await eventually(() => expect(rowOf(username).innerText()).resolves.toContain('Invited'));

    const guest = await newVisitor(browser, { width: 375 });
    const answer = await openHydrated(guest, link);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await seriousFindings(guest)).toEqual([]);
    expect(await fitsWindow(guest)).toBe(true);
    await guest.getByRole('button', { name: 'Show' }).click();
    await guest.getByLabel('New password').fill(GOOD);
    await guest.getByRole('button', { name: 'Set password' }).click();
    await guest.getByRole('link', { name: 'Go to the login' }).click();
    await guest.getByRole('heading', { name: 'Member Login' }).waitFor();
    expect(await logIn(guest, { username, password: GOOD })).toBe('Login Successfully!');
    // Used up.
    expect((await guest.goto(link))?.status()).toBe(404);
    await guest.getByText('This link has been used or has expired. Ask an admin for a new one.').waitFor();
    await guest.context().close();
  });
});
