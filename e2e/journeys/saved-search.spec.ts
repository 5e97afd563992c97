import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSmtp } from '@manzil/testing/smtp';
import type { Browser } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { FeedFile, valueIn, withValue } from '../feed-file.js';
import { newEmail, newVisitor, seriousFindings } from '../forms.js';
import { linkIn, mailTo, sharedMailServer } from '../mail.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asVisitor } from '../staff.js';
import { importFeed } from '../import-feed.js';

describe('a saved search', () => {
  let browser: Browser;
  let mail: TestSmtp;
  const feed = new FeedFile();
  beforeAll(async () => {
    [browser, mail] = await Promise.all([sharedBrowser(), sharedMailServer()]);
  });
  afterAll(async () => {
    feed.restore();
    await importFeed();
  });

  it('is confirmed, mailed a price reduction, and ended by the link of the mail', async () => {
    const page = await newVisitor(browser, { width: 375 });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const email = newEmail('search');
    const home = feed.records.find(
      (record) => valueIn(record, 'Ad_Type') === 'Sale' && valueIn(record, 'price_on_application') === 'No',
    );
    const [reference, title] = ['Property_Ref_No', 'Property_Title'].map((name) => valueIn(home ?? '', name));
    await openHydrated(page, `${siteUrl()}/buy`);
    await page.getByRole('link', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email me new homes' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByLabel('As soon as they are listed').check();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

    await page.goto(linkIn(await mailTo(mail, email, 'Confirm your alert for new homes'), '/mail/'));
    await heading('Confirm your saved search');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await heading('Your search is saved');

    feed.write(
      feed.records.map((record) =>
        valueIn(record, 'Property_Ref_No') === reference
          ? withValue(record, 'Price', String(Math.round(Number(valueIn(record, 'Price')) * 0.8)))
          : record,
      ),
    );
    await importFeed();
    const alert = await mailTo(mail, email, '1 home: Homes for sale');
    expect(alert.source.replace(/=\r?\n/g, '')).toContain(title ?? 'a title');
    expect(alert.source).toContain('Price reduced');

    await page.goto(linkIn(alert, '/saved-searches/'));
    await heading('Your saved searches');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('How often, for “Homes for sale”').selectOption('weekly');
    await page.getByRole('button', { name: 'Change how often “Homes for sale” is emailed' }).click();
    await page.getByText('Your change has been saved.').waitFor();
    await eventually(() =>
      expect(page.getByLabel('How often, for “Homes for sale”').inputValue()).resolves.toBe('weekly'),
    );

    const [, end = ''] = /^List-Unsubscribe: <([^>]+)>/im.exec(alert.source) ?? [];
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await asVisitor(new URL(end).pathname, { method: 'POST', body })).status).toBe(200);
    await page.reload();
    await page.getByText(/^You have no saved search/).waitFor();
    await page.context().close();
  });

  it('is saved without a script', async () => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const email = newEmail('search-plain');
    await page.goto(`${siteUrl()}/rent?type=Apartment`);
    await page.getByRole('link', { name: 'Save this search' }).click();
    await page.getByText('Apartments for rent').first().waitFor();
    await page.getByRole('textbox', { name: 'Email', exact: true }).first().fill('nobody');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('textbox', { name: 'Email', exact: true }).first().fill(email);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor();
    const { source } = await mailTo(mail, email, 'Confirm your alert for new homes');
    expect(source).toContain('Apartments for rent');
    await page.context().close();
  });
});
