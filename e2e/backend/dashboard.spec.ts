import { beforeAll, describe, expect, it } from 'vitest';
import type { Dashboard } from '@manzil/contracts/gateway/dashboard';
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../eventually.js';
import { sharedBrowser } from '../browser.js';
import { siteUrl } from '../site.js';
import { asVisitor, json } from '../staff.js';
import { openSignedIn } from './sign-in.js';

const COUNTS = '**/api/dashboard';

describe('the dashboard', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    await asVisitor('/traffic', json('POST', { count: 1 }));
    for (const [Name, Phone] of [
      ['Layla', '501234567'],
      ['Omar', '501234568'],
    ] as const) {
      const enquiry = {
        Name,
        email: `${Name}@mail.example`,
        Phone,
        SelectedOptionval: 'Buy',
        dialcode: '+971',
      };
      await asVisitor('/popupsubscribe', json('POST', enquiry));
    }
    page = await openSignedIn(browser, '/backend');
  });

  const open = async (): Promise<void> => {
    await page.goto(`${siteUrl()}/backend`);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  };
  const backToDashboard = async (): Promise<void> => {
    await page.getByRole('navigation', { name: 'Sections' }).locator('a[href="/backend"]').click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  };
  const tile = (title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });
  const countOn = async (title: string): Promise<number> =>
    Number((await tile(title).locator('strong').innerText()).replaceAll(',', ''));

  it('is no visit of the site', async () => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/traffic') counted.push(request.url());
    });
    await page.evaluate(() => {
      window.localStorage.removeItem('visit');
    });
    await open();
    expect(counted).toEqual([]);
  });

  it.each([
    ['Total Properties', 'Properties'],
    ['Buy Property', 'Properties'],
    ['Rent Properties', 'Properties'],
    ['Residential Properties', 'Properties'],
    ['Home Page Enquiries', 'Leads'],
    ['Other Enquiries', 'Leads'],
  ])('leads from "%s" to exactly the rows it counts', async (title, section) => {
    if (new URL(page.url()).pathname !== '/backend') await backToDashboard();
    const count = await countOn(title);
    await tile(title).click();
    await page.getByRole('heading', { level: 1, name: section }).waitFor();
    if (count > 0) await page.getByText(new RegExp(`^${count.toLocaleString('en')} in all`)).waitFor();
    else await page.getByRole('table').waitFor({ state: 'detached' });
  });

  it('leads from Visits to the days of the visits it counts', async () => {
    await open();
    await tile('Visits').click();
    const visits = page.getByRole('figure').filter({ hasText: 'Visits, last 30 days' });
    await visits.getByText('As a table').click();
    const cells = await visits.locator('tbody tr td:last-child').allInnerTexts();
    expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(await countOn('Visits'));
    await eventually(() => expect(countOn('Visits')).resolves.toBeGreaterThan(0));
  });

  it('asks again after nine seconds, keeps the old figures while it waits, and says when it cannot', async () => {
    await page.clock.install();
    await open();
    const before = await countOn('Visits');
    let asked = 0;
    await page.route(COUNTS, async (route) => {
      asked += 1;
      const counts = (await (await route.fetch()).json()) as Dashboard;
      await route.fulfill({ json: { ...counts, visits: before + 1_000 } });
    });
    // Real time passes meanwhile: a slow machine has four seconds to open the page and read the counter.
    await page.clock.runFor(5_000);
    expect([asked, await countOn('Visits')]).toEqual([0, before]);
    await page.clock.runFor(4_000);
    await tile('Visits')
      .getByText((before + 1_000).toLocaleString('en'))
      .waitFor();
    expect(asked).toBe(1);
    await page.unroute(COUNTS);
    await page.route(COUNTS, (route) => route.abort());
    await page.clock.runFor(9_000);
    await page.getByText('The counts could not be updated. These are the latest we have.').waitFor();
    await eventually(() => expect(countOn('Visits')).resolves.toBe(before + 1_000));
    await page.unroute(COUNTS);
  });
});
