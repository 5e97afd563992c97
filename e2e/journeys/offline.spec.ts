import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { sendOfflineWorker } from '../../web/server/send-workers.mjs';
import { listings } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { restoreConnection, startConnection, type Connection } from '../connection.js';
import { eventually } from '../eventually.js';
import { leadsOf, newEmail, newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

const STORED = /^You are offline\. This page is as it was on \d+ \w+ \d{4}/;
const KEPT = 'You’re offline. We’ll send your enquiry when you’re back online.';

describe('a visitor whose connection ends', () => {
  let browser: Browser;
  let connection: Connection;
  let page: Page;
  let homes: { id: number; name: string; pagelink: string }[];
  beforeAll(async () => {
    browser = await sharedBrowser();
    connection = await startConnection();
    homes = (await listings('sale')).slice(0, 2);
  });
  afterEach(async () => {
    await page.context().close();
    connection.restore();
  });
  afterAll(() => {
    connection.end();
  });

  const nameOf = (at: number): string => homes[at]?.name ?? '';
  const path = (at: number): string => `/${homes[at]?.pagelink ?? ''}`;
  /** Paths and queries of all responses that the service worker has cached. */
  const stored = (): Promise<string[]> =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => decodeURIComponent(url.slice(window.location.origin.length)));
    });
  const isStored = (wanted: string): Promise<unknown> =>
    waitFor(`${wanted} to be stored`, async () => (await stored()).includes(wanted));
  const noticed = (): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset.stored);
  const saveHomes = async (): Promise<void> => {
    page = await newVisitor(browser, { proxy: connection.proxy });
    await openHydrated(page, siteUrl());
    await page.evaluate((saved) => {
      localStorage.setItem('favourites', JSON.stringify(saved));
    }, homes);
  };

  it('opens saved homes, their pages and a comparison, which say of when they are, and nothing else', async () => {
    await saveHomes();
    const compare = `/compare?homes=${homes.map(({ pagelink }) => pagelink).join(',')}`;
    for (const each of [path(0), compare, '/favourites']) {
      await openHydrated(page, siteUrl() + each);
      await isStored(each);
    }
    // From here on the worker handles all requests of the page, including those for listing cards.
    await openHydrated(page, `${siteUrl()}/favourites`);
    await isStored(`/api/listing-cards/${String(homes[0]?.id)}`);
    await waitFor('the picture of a card to be stored', async () =>
      (await stored()).some((each) => each.startsWith('/uploads/')),
    );
    await eventually(() => expect(noticed()).resolves.toBeUndefined());

    connection.cut();
    for (const each of ['/favourites', compare, path(0)]) {
      await page.goto(siteUrl() + each);
      await page.getByRole('main').getByText(nameOf(0)).first().waitFor();
      await eventually(() => expect(noticed()).resolves.toMatch(STORED));
      await page.getByRole('status').filter({ hasText: STORED }).waitFor({ state: 'attached' });
    }
    await openHydrated(page, `${siteUrl()}/favourites`);
    await page.getByRole('main').getByText('AED').first().waitFor();
    const missing = await page.goto(`${siteUrl()}/sell`);
    expect(missing?.status()).toBe(503);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();

    connection.restore();
    await openHydrated(page, `${siteUrl()}/favourites`);
    await page.getByRole('main').getByText(nameOf(0)).first().waitFor();
    await eventually(() => expect(noticed()).resolves.toBeUndefined());
  });

  it('reads stored pages in Arabic below /ar', async () => {
    await saveHomes();
    await openHydrated(page, `${siteUrl()}/ar/favourites`);
    await isStored('/ar/favourites');
    expect(await stored()).not.toContain('/favourites');
    await openHydrated(page, `${siteUrl()}/ar/favourites`);
    await isStored(`/api/listing-cards/${String(homes[0]?.id)}`);
    connection.cut();
    await page.goto(`${siteUrl()}/ar/favourites`);
    await page.getByRole('main').getByText(nameOf(0)).first().waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: 'أنت غير متصل بالإنترنت' })
      .waitFor({ state: 'attached' });
    await page.goto(`${siteUrl()}/ar/sell`);
    await page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' }).waitFor();
  });

  it('has nothing of staff stored, nor pages that nobody saved', async () => {
    await saveHomes();
    await openHydrated(page, `${siteUrl()}/favourites`);
    await isStored('/favourites');
    for (const each of ['/backend', '/buy', path(1), '/contact', '/favourites'])
      await page.goto(siteUrl() + each);
    await isStored('/favourites');
    const allowed = /^\/(?:favourites(?:\.data)?$|assets\/|uploads\/|logo|icon|api\/listing-cards\/\d+$)/;
    const more = (await stored()).filter((each) => !allowed.test(each) && !each.startsWith(path(1)));
    expect(more).toEqual([]);
  });

  it('reopens a shared shortlist, changes it, and has the changes sent later', async () => {
    page = await newVisitor(browser, { proxy: connection.proxy });
    await openHydrated(page, `${siteUrl()}/shortlist?homes=${homes.map(({ id }) => id).join(',')}`);
    await page.getByLabel('Your name').fill('Layla');
    await page.getByRole('button', { name: 'Create shortlist' }).click();
    await page.waitForURL('**/shortlist/*');
    await openHydrated(page, page.url());
    await isStored(new URL(page.url()).pathname);
    connection.cut();
    await openHydrated(page, page.url());
    await page.getByRole('button', { name: `Move ${nameOf(1)} up` }).click();
    await page.getByText(/^You’re offline. We’ll save your changes/).waitFor();
    await openHydrated(page, page.url());
    await page.getByText(/^You’re offline. We’ll save your changes/).waitFor();
    await restoreConnection(page, connection);
    await page.getByText('Everything is saved.').waitFor();
    const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const answer = await fetch(`${siteUrl()}/api/shortlists/${token}`);
    const { state } = (await answer.json()) as {
      state: { ranks: Record<string, Record<string, { place: number }>> };
    };
    const [places] = Object.values(state.ranks);
    expect(places?.[String(homes[1]?.id)]?.place).toBe(0);

    await page.getByRole('button', { name: 'Delete this shortlist' }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.waitForURL('**/favourites');
    await waitFor('the page to be forgotten', async () =>
      (await stored()).every((each) => !each.includes(token)),
    );
  });

  it('has an enquiry sent once when it is back, and none that was discarded', async () => {
    page = await newVisitor(browser);
    await openHydrated(page, `${siteUrl()}/contact`);
    const form = page.locator('main form[data-site-form]').first();
    const fill = async (email: string): Promise<void> => {
      await form.getByLabel(/^Full name/).fill('Offline Visitor');
      await form.getByLabel(/^Email/).fill(email);
      await form.getByLabel(/^Message/).fill(`Sent without a connection by ${email}`);
    };
    const [kept, discarded] = [newEmail('offline'), newEmail('discarded')];
    await fill(discarded);
    // The validation loads while the form is filled in, and then reports the invalid address.
    await form.getByLabel(/^Email/).fill('nobody');
    await form.getByLabel(/^Message/).focus();
    await form.getByText('Please enter a valid email address.').first().waitFor();
    await form.getByLabel(/^Email/).fill(discarded);
    await form.getByText('Please enter a valid email address.').first().waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await form.locator('button[type=submit]').click();
    await page.getByText(KEPT).first().waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('Your enquiry was deleted from this device and not sent.').first().waitFor();
    expect(await leadsOf(kept)).toEqual([]);
    await fill(kept);
    await form.locator('button[type=submit]').click();
    await page.getByText(KEPT).first().waitFor();
    await page.context().setOffline(false);
    await page.getByText('You’re back online. Your enquiry has been sent.').first().waitFor();
    await waitFor('the enquiry to arrive', async () => (await leadsOf(kept)).length === 1);
    await openHydrated(page, `${siteUrl()}/contact`);
    await eventually(() => expect(page.getByText(KEPT).count()).resolves.toBe(0));
    expect(await leadsOf(kept)).toHaveLength(1);
    expect(await leadsOf(discarded)).toEqual([]);
  });

  /** Serves the service worker on a site answered by `answer`, and opens that site once the worker is active. */
  async function openSiteOf(answer: RequestListener, setting: () => 'on' | 'off'): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.url === '/offline-worker.js') sendOfflineWorker(setting())(request, response);
      else answer(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    page = await newVisitor(browser);
    await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/offline-worker.js');
      await navigator.serviceWorker.ready;
    });
    return server;
  }
  const storePage = (wanted: string): Promise<void> =>
    page.evaluate(async (path) => {
      (await navigator.serviceWorker.ready).active?.postMessage({ kind: 'page', path });
    }, wanted);

  it('has the files of a page that is stored, and what was stored when the connection ends during a renewal', async () => {
    let isCut = false;
    const server = await openSiteOf(
      ({ url = '/' }, response) => {
        const isFile = url.startsWith('/assets/');
        response.writeHead(200, {
          'cache-control': 'no-cache',
          'content-type': isFile ? 'text/javascript' : 'text/html',
        });
        if (isCut && url === '/favourites') response.write('<h1>Half', () => response.destroy());
        else if (isCut && url === '/assets/two.js') response.destroy();
        else if (isFile) response.end('document.title += "ran"');
        else
          response.end(
            `<html lang="en"><script src="/assets/${url === '/compare' ? 'two' : 'one'}.js"></script>`,
          );
      },
      () => 'on',
    );
    await storePage('/favourites');
    await isStored('/favourites');
    expect(await stored()).toContain('/assets/one.js');
    isCut = true;
    await storePage('/favourites');
    await storePage('/compare');
    // The worker handles messages in order: when this page is stored, the two before it have been requested.
    await storePage('/last');
    await isStored('/last');
    await isStored('/last.data');
    expect(await stored()).not.toContain('/compare');

    server.closeAllConnections();
    server.close();
    await page.goto(`${new URL(page.url()).origin}/favourites`);
    await eventually(() => expect(noticed()).resolves.toMatch(STORED));
    await eventually(() => expect(page.title()).resolves.toBe('ran'));
  });

  it('loses the worker and what it stored when the operator switches it off', async () => {
    let setting: 'on' | 'off' = 'on';
    const server = await openSiteOf(
      (_request, response) => {
        response
          .writeHead(200, { 'cache-control': 'no-cache', 'content-type': 'text/html' })
          .end('<h1>Page</h1>');
      },
      () => setting,
    );
    await storePage('/favourites');
    await isStored('/favourites');
    setting = 'off';
    await page.goto(`${new URL(page.url()).origin}/favourites`);
    await waitFor('the worker to remove itself', () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
    );
    expect(await stored()).toEqual([]);
    server.closeAllConnections();
    server.close();
  });
});
