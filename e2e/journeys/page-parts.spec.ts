import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';

describe('what visitors use in a page that staff make', () => {
  let browser: Browser;
  const link = `parts-${crypto.randomUUID().slice(0, 8)}`;

  beforeAll(async () => {
    browser = await sharedBrowser();
    const html =
      '<h1>Live in the Circle</h1><div data-live="form" data-about="mortgage"></div>' +
      '<div data-live="calculator" data-price="3000000"></div>' +
      '<h2>Where it is</h2><div data-live="map" data-place="JVC"></div>' +
      '<div data-live="map" data-place="Atlantis below"></div><div data-live="map"></div><p>The end.</p>';
    const page = { title: 'Circle', linkAddress: link, html, css: 'p { color: rgb(90, 0, 0) }' };
    const answer = await (await asAdmin())('/api/save-page', json('POST', page));
    if (!answer.ok) throw new Error(`The save answered ${answer.status}`);
  });

  it('calculates from the price of the page, and leaves its address as it is', async () => {
    const page = await newVisitor(browser);
    await openHydrated(page, `${siteUrl()}/${link}`);
    const monthly = page.getByRole('status', { name: 'Monthly payment' });
    const before = await monthly.innerText();
    const price = page.getByLabel('Property price', { exact: false }).first();
    await eventually(() => expect(price.inputValue()).resolves.toBe('3,000,000'));
    await price.fill('4,000,000');
    await eventually(() => expect(monthly.innerText()).resolves.not.toBe(before));
    expect(new URL(page.url()).search).toBe('');
    await page.context().close();
  });

  it('shows the place on a map that can be moved about, and nothing for a place that nobody knows', async () => {
    const page = await newVisitor(browser);
    await openHydrated(page, `${siteUrl()}/${link}`);
    const maps = page.getByRole('img', { name: /^Drawn map of .* with stations and schools$/ });
    await eventually(() => expect(maps.count()).resolves.toBe(1));
    await eventually(() =>
      expect(page.getByText('We can’t show this part right now.').count()).resolves.toBe(0),
    );
    await page.getByRole('link', { name: 'Homes in Jumeirah Village Circle' }).waitFor();
    await page.getByRole('button', { name: 'Explore the map' }).click();
    await page.getByRole('region', { name: 'Jumeirah Village Circle' }).locator('canvas').waitFor();
    await page.context().close();
  });

  it('receives an enquiry, which names the page', async () => {
    const page = await newVisitor(browser);
    await openHydrated(page, `${siteUrl()}/${link}`);
    const email = newEmail('parts');
    await page.getByLabel('Full name').fill('Layla');
    await page.getByLabel('Email', { exact: true }).first().fill(email);
    await page.getByLabel('Message', { exact: true }).fill('What can we borrow?');
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByText('We’ve received your message.').waitFor();
    await eventually(() =>
      expect(leadsOf(email)).resolves.toMatchObject([{ kind: 'mortgage', page: `/${link}` }]),
    );
    await page.context().close();
  });

  it('is all there without JavaScript, and fits every window', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 900 } });
    await plain.goto(`${siteUrl()}/${link}`);
    await plain.getByRole('status', { name: 'Monthly payment' }).waitFor();
    await plain.getByRole('img', { name: /^Drawn map of/ }).waitFor();
    await plain.getByRole('button', { name: 'Ask a question' }).waitFor();
    await plain.close();
    const page = await newVisitor(browser);
    await openHydrated(page, `${siteUrl()}/${link}`);
    expect(await seriousFindings(page)).toEqual([]);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
    }
    await page.context().close();
  });
});
