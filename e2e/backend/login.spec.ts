import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { adminCredentials } from '../staff.js';
import { loginUrl, logIn, newMember, openBackend } from './sign-in.js';

const MARKERS = ['adminLogin', 'userLogin', 'usertype'];
const markersOf = (page: Page): Promise<(string | null)[]> =>
  page.evaluate((keys) => keys.map((key) => window.localStorage.getItem(key)), MARKERS);

describe('Member Login', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it('says Login Successfully!, keeps the markers and moves to /backend', async () => {
    page = await newVisitor(browser);
    expect(await logIn(page, adminCredentials())).toBe('Login Successfully!');
    expect(new URL(page.url()).pathname).toBe('/backend');
    await eventually(() =>
      expect(markersOf(page)).resolves.toEqual([expect.any(String), expect.any(String), 'admin']),
    );
  });

  it('shows and hides the password, leads home, and is kept by no cache and no search engine', async () => {
    page = await newVisitor(browser, { width: 375 });
    const answer = await openHydrated(page, loginUrl());
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const password = page.getByLabel('Password');
    await eventually(() => expect(password.getAttribute('type')).resolves.toBe('password'));
    await page.getByRole('button', { name: 'Show' }).click();
    await eventually(() => expect(password.getAttribute('type')).resolves.toBe('text'));
    await page.getByRole('button', { name: 'Hide' }).click();
    await eventually(() => expect(password.getAttribute('type')).resolves.toBe('password'));
    await page.getByRole('button', { name: 'Forgot' }).click();
    await page.getByText('An admin of the agency can give you a link').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back To Home' }).click();
    await page.waitForURL(`${siteUrl()}/`);
  });

  // All sections are below one frame.
  it.each(['/backend', '/backend/leads', '/test'])(
    '%s sends whoever has no session to the home page, with or without the markers',
    async (path) => {
      page = await newVisitor(browser);
      if (path === '/backend') {
        await page.goto(siteUrl() + path);
        await page.waitForURL(`${siteUrl()}/`);
      } else await page.goto(`${siteUrl()}/cookies`);
      await page.evaluate((keys) => {
        for (const key of keys) window.localStorage.setItem(key, 'true');
      }, MARKERS);
      const statuses: number[] = [];
      page.on('response', (answer) => statuses.push(answer.status()));
      await page.goto(siteUrl() + path);
      await page.waitForURL(`${siteUrl()}/`);
      await eventually(() => expect(markersOf(page)).resolves.toEqual([null, null, null]));
      // The screen checked the session and requested no data of the section.
      expect(statuses.filter((status) => status === 401)).toHaveLength(1);
    },
  );

  it('logs out: the markers are cleared, the session has ended, Back opens nothing', async () => {
    page = await openBackend(browser);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${siteUrl()}/`);
    await eventually(() => expect(markersOf(page)).resolves.toEqual([null, null, null]));
    const status = await page.evaluate(async () => (await fetch('/api/session')).status);
    expect(status).toBe(401);
    await page.goto(`${siteUrl()}/backend`);
    await page.waitForURL(`${siteUrl()}/`);
  });

  it('shows an agent the sections of an agent; the server refuses the others', async () => {
    page = await openBackend(browser, await newMember('agent'));
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    // Removes the badge of new enquiries, which other tests may send.
    const names = async () =>
      (await sections.allInnerTexts()).map((text) => text.replace(/\d+\s+new$/, '').trim());
    await eventually(() => expect(names()).resolves.toEqual(['Home', 'Leads', 'Viewings', 'Listings']));
    await eventually(() =>
      expect(page.getByRole('button', { name: /Update Properties/ }).count()).resolves.toBe(0),
    );
    const refused = await page.evaluate(() =>
      Promise.all(
        ['/api/members', '/api/audit', '/api/leads/export'].map(async (path) => (await fetch(path)).status),
      ),
    );
    expect(refused).toEqual([403, 403, 403]);
    await page.goto(`${siteUrl()}/backend/members`);
    await page.getByRole('heading', { name: 'This section could not be opened' }).waitFor();
    await page.goto(`${siteUrl()}/backend/leads`);
    await page.getByRole('heading', { name: 'Leads' }).waitFor();
    await eventually(() => expect(page.getByRole('link', { name: 'Export CSV' }).count()).resolves.toBe(0));
  });
});
