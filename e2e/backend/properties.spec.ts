import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
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
    browser = await launchBrowser();
    page = await openSignedIn(browser, '/backend/properties');
  });
  afterAll(() => browser.close());

  const open = async (path: string, title = 'Properties'): Promise<void> => {
    await page.goto(siteUrl() + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const found = async (search: string): Promise<List> =>
    (await (await (await asAdmin())(`/api/admin/properties?${search}`)).json()) as List;
  const stored = async (pagelink: string): Promise<ManagedListing> =>
    (await (await (await asAdmin())(`/api/admin/properties/${pagelink}`)).json()) as ManagedListing;
  const table = () => page.getByRole('table', { name: 'Properties' });
  const shown = (): Promise<string[]> => table().locator('tbody td:nth-child(2)').allInnerTexts();
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

  it('searches all listings into the address, which shows the same again', async () => {
    await open('/backend/properties');
    await page.getByLabel('Search', { exact: true }).fill('marina');
    await page.getByLabel('For', { exact: true }).selectOption('rent');
    await page.waitForURL(/q=marina.*adType=rent/);
    const { items, total } = await found('adType=rent&q=marina&pageSize=24');
    await page.getByText(`${total} in all`).waitFor();
    await eventually(() => expect(shown()).resolves.toEqual(items.map(({ reference }) => reference)));
    await page.reload();
    await page.getByText(`${total} in all`).waitFor();
    await eventually(() => expect(shown()).resolves.toEqual(items.map(({ reference }) => reference)));
    await eventually(() =>
      expect(page.getByLabel('Search', { exact: true }).inputValue()).resolves.toBe('marina'),
    );
  });

  it('pages through all listings, and says when there are none', async () => {
    await open('/backend/properties');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText(/page 2 of/).waitFor();
    const { items } = await found('page=2&pageSize=24');
    await eventually(() => expect(shown()).resolves.toEqual(items.map(({ reference }) => reference)));
    await open('/backend/properties?q=nowhere-at-all');
    await page.getByText('No result found!').waitFor();
  });

  it('features and hides a listing from the list, and takes either back', async () => {
    const { id, name, title, reference, pagelink } = await pick(0);
    const words = name || title;
    await open(`/backend/properties?q=${reference}`);
    const button = (what: string) => page.getByRole('button', { name: `${what} ${words}, ${reference}` });
    await button('Hide').click();
    await says(`${words} is hidden now.`);
    expect(await isPublic(pagelink)).toBe(410);
    await eventually(() => expect(button('Hide').getAttribute('aria-pressed')).resolves.toBe('true'));
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await table().getByText('On the site', { exact: true }).waitFor();
    expect(await isPublic(pagelink)).toBe(200);
    const before = (await stored(pagelink)).property.featured;
    await button('Feature').click();
    await says(`${words} is ${before ? 'no longer featured' : 'featured now'}.`);
    expect((await stored(pagelink)).managed.overrides).toEqual({ featured: !before });
    await button('Feature').click();
    await says(`${words} is ${before ? 'featured now' : 'no longer featured'}.`);
    expect((await stored(pagelink)).managed.overrides).toEqual({});
    expect((await stored(pagelink)).property.id).toBe(id);
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

  it('keeps the lock that a colleague set in the meantime', async () => {
    const { id, name, title, pagelink } = await pick(2);
    await open(`/backend/properties/${pagelink}`, name || title);
    await (
      await asAdmin()
    )(`/api/properties/${id}/overrides`, json('PUT', { title: 'Theirs' }));
    await page.getByLabel('Featured').selectOption('Locked: not featured');
    await says('Featured is locked.');
    expect((await stored(pagelink)).managed.overrides).toEqual({ title: 'Theirs', featured: false });
    await (
      await asAdmin()
    )(`/api/properties/${id}/overrides`, json('PUT', {}));
  });

  it('shows a listing with its agent and where it came from, and says when there is none', async () => {
    const { name, title, pagelink } = await pick(3);
    await open(`/backend/properties/${pagelink}`, name || title);
    await page.getByRole('heading', { name: 'Agent' }).waitFor();
    await page.getByText('Reference in the feed').waitFor();
    await open('/backend/properties/no-such-listing');
    await page.getByRole('alert').waitFor();
  });

  it('can be used by everybody in both themes', async () => {
    await open('/backend/properties');
    await table().waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
