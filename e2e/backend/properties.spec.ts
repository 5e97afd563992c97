import { beforeAll, describe, expect, it } from 'vitest';
import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { siteUrl } from '../site.js';
import { adminCredentials, asAdmin, asVisitor, json } from '../staff.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

interface List {
  items: ManagedProperty[];
  total: number;
}

describe('the screen of properties', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/backend/properties');
  });

  const open = async (path: string, title = 'Properties'): Promise<void> => {
    await page.goto(siteUrl() + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const found = async (search: string): Promise<List> =>
    (await (await (await asAdmin())(`/api/admin/properties?${search}`)).json()) as List;
  const stored = async (pagelink: string): Promise<ManagedListing> =>
    (await (await (await asAdmin())(`/api/admin/properties/${pagelink}`)).json()) as ManagedListing;
  const says = (text: string) => page.getByRole('status').getByText(text).last().waitFor();
  const isPublic = async (pagelink: string): Promise<number> => (await asVisitor(`/${pagelink}`)).status;
  /** A listing that no other test touches. */
  const pick = async (place: number): Promise<ManagedProperty> => {
    const item = (await found('status=public&adType=sale&q=villa')).items[place];
    if (item === undefined) throw new Error('The demo has too few villas');
    await (
      await asAdmin()
    )(`/api/properties/${item.id}/overrides`, json('PUT', {}));
    return item;
  };

  it('pages through all listings, and says when there are none', async () => {
    await open('/backend/properties');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText(/page 2 of/).waitFor();
    const { items } = await found('page=2&pageSize=24');
    for (const { reference } of items.slice(0, 3)) await page.getByText(reference, { exact: true }).waitFor();
    await open('/backend/properties?q=nowhere-at-all');
    await page.getByText('No result found!').waitFor();
    await open('/backend/properties/no-such-listing');
    await page.getByRole('alert').waitFor();
  });

  it('locks each field of a listing, says who did, and gives each back to the feed', async () => {
    const { name, title, pagelink } = await pick(1);
    await open(`/backend/properties/${pagelink}`, name || title);
    const locks = page.getByRole('region', { name: 'Locks' });
    const { username } = adminCredentials();
    await locks.getByLabel('Title').fill('A villa of ours');
    await locks.getByRole('button', { name: 'Lock title' }).click();
    await locks.getByText(`Locked by ${username} on`).waitFor();
    await locks.getByText(`The feed says: ${title}`).waitFor();
    expect(await (await asVisitor(`/${pagelink}`)).text()).toContain('A villa of ours');
    await locks.getByLabel('Featured').selectOption('Locked: featured');
    await says('Featured is locked.');
    await locks.getByLabel('On the site').selectOption('Locked: hidden');
    await says('The listing is hidden now.');
    expect(await isPublic(pagelink)).toBe(410);
    const { managed, locks: kept } = await stored(pagelink);
    expect(managed.overrides).toEqual({ title: 'A villa of ours', featured: true, hidden: true });
    expect(kept.map(({ field, by }) => [field, by]).sort()).toEqual([
      ['featured', username],
      ['hidden', username],
      ['title', username],
    ]);
    expect(await findingsInBothThemes(page)).toEqual([]);

    await locks.getByLabel('On the site').selectOption('As the feed says');
    await says('The listing is shown again.');
    await locks.getByLabel('Featured').selectOption('As the feed says');
    await says('Featured follows the feed again.');
    await locks.getByRole('button', { name: 'Follow the feed' }).click();
    await says('The title follows the feed again.');
    expect((await stored(pagelink)).managed.overrides).toEqual({});
    expect(await (await asVisitor(`/${pagelink}`)).text()).toContain(title);
  });
});
