import { beforeAll, describe, expect, it } from 'vitest';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';
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

  it('are invited as a person, who logs in and sees the listing that was given to them', async () => {
    const mark = Date.now().toString(36);
    const [name, email] = [`Rana Testa ${mark}`, `rana.${mark}@agency.example`];
    await open('/backend/people', 'People');
    await page.getByRole('link', { name: 'Add a person' }).click();
    await page.getByRole('heading', { level: 1, name: 'New person' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('checkbox', { name: 'May log in' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    const link = await shownLink();

    const call = await asAdmin();
    const found = await call('/api/admin/properties?status=public&adType=sale&q=apartment');
    const [listing] = ((await found.json()) as { items: ManagedProperty[] }).items;
    if (listing === undefined) throw new Error('The demo has no apartment');
    const agent = { name, email, phone: null, photo: null, licence: null };
    const at = `/api/properties/${listing.id}/overrides`;
    const given = await call(at, json('PATCH', { set: { agent }, lift: [], reason: 'A new colleague' }));
    expect(given.status).toBe(200);
    try {
      const token = link.split('/').at(-1) ?? '';
      await asVisitor(`/api/one-time-links/${token}`, json('POST', { password: GOOD }));
      const colleague = await openBackend(browser, { username: email, password: GOOD });
      await colleague.goto(`${siteUrl()}/backend/my-listings`);
      const list = colleague.getByRole('list', { name: 'My Listings' });
      await list.getByText(listing.title).waitFor();
      await eventually(() => expect(list.getByRole('listitem').count()).resolves.toBe(1));
    } finally {
      await call(at, json('PATCH', { set: {}, lift: ['agent'], reason: '' }));
    }
  });
});
