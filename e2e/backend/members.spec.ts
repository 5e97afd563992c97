import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { confirmIdentity, logIn, newMember, openBackend } from './sign-in.js';

const GOOD = 'pebble crane harvest 17';

describe('Members', () => {
  let browser: Browser;
  let page: Page;
  /** As long as an address of an agency, which has no space to break at. */
  const username = `layla.of.the.marina.office.in.dubai.${Date.now().toString(36)}`;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openBackend(browser);
  });
  afterAll(() => browser.close());

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

  it('change their role, are disabled after a question, and enabled again', async () => {
    const who = await newMember('editor');
    const session = await openBackend(browser, who);
    await open('/backend/members', 'Members');
    await page.getByLabel(`Role of ${who.username}`).selectOption('agent');
    await page.getByText(`${who.username}: is sales agent now`).waitFor();
    await page.getByRole('button', { name: `Disable ${who.username}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
    await rowOf(who.username).getByText('Disabled').waitFor();
    expect(await session.evaluate(async () => (await fetch('/api/session')).status)).toBe(401);
    await session.context().close();
    await page.getByRole('button', { name: `Enable ${who.username}` }).click();
    await rowOf(who.username).getByText('Active').waitFor();
  });

  it('get a real reset when they forgot their password', async () => {
    const who = await newMember('agent');
    await open('/backend/members', 'Members');
    await page.getByRole('button', { name: `Reset link for ${who.username}` }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await shownLink();
    const guest = await newVisitor(browser);
    await openHydrated(guest, link);
    await guest.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await guest.getByLabel('New password').fill(GOOD);
    await guest.getByRole('button', { name: 'Set password' }).click();
    await guest.getByRole('heading', { name: 'Your password is set' }).waitFor();
    expect(await logIn(guest, who)).toBeUndefined();
    expect(await logIn(guest, { ...who, password: GOOD })).toBe('Login Successfully!');
    await guest.context().close();
  });

  it('change their own password and end their other sessions', async () => {
    const who = await newMember('agent');
    const [here, there] = [await openBackend(browser, who), await openBackend(browser, who)];
    await here.goto(`${siteUrl()}/backend/account`);
    await here.getByRole('button', { name: /^End the session/ }).click();
    await here.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' });
    expect(await there.evaluate(async () => (await fetch('/api/session')).status)).toBe(401);
    await here.getByLabel('New password').fill(GOOD);
    await here.getByLabel('Current password').fill(who.password);
    await here.getByRole('button', { name: 'Change password' }).click();
    await here.getByText('Your password has been changed.').waitFor();
    expect(await seriousFindings(here)).toEqual([]);
    expect(await logIn(there, { ...who, password: GOOD })).toBe('Login Successfully!');
    await Promise.all([here, there].map((one) => one.context().close()));
  });

  it('are seen at work in the audit trail, by action and member', async () => {
    await open('/backend/audit', 'Audit');
    await page.getByLabel('Action').selectOption({ label: 'Invited a member' });
    await page.waitForURL('**/backend/audit?action=member-invited');
    await rowOf(username).first().waitFor();
    await page.getByLabel('Member').selectOption({ label: username });
    await page.getByText('There are no entries of this kind.').waitFor();
    await page.getByLabel('Action').selectOption('');
    await page.getByRole('cell', { name: 'Chose a password by a link' }).first().waitFor();
    await page.getByLabel('To').fill('2020-01-01');
    await page.getByText('There are no entries of this kind.').waitFor();
  });

  it.each(
    ['/backend/members', '/backend/audit', '/backend/account'].flatMap((path) => [
      [path, 'light'],
      [path, 'dark'],
    ]),
  )('%s has no serious finding, %s', async (path, theme) => {
    await page.goto(siteUrl() + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const toggle = page.getByRole('button', { name: theme === 'dark' ? 'Dark' : 'Light', exact: true });
    if ((await toggle.count()) > 0) await toggle.click();
    await page.locator(`.backend[data-theme="${theme}"]`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
