import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { KeptDocument } from '../backend/section-steps.js';
import { siteUrl } from '../site.js';

const ID = 'G-ABC123DEF4';
const details = new KeptDocument('commondb');

describe('Google Analytics, once staff have set it', () => {
  let browser: Browser;
  let page: Page;
  let asked: string[];
  let refused: string[];

  beforeAll(async () => {
    browser = await sharedBrowser();
    await details.save({ googleanalytics: ID });
    page = await newVisitor(browser);
    asked = [];
    refused = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    // Replaces Google Analytics, which the test cannot reach: sends one request for each command it receives.
    await page.route(/googletagmanager\.com|google-analytics\.com/, async (route) => {
      const url = route.request().url();
      asked.push(url);
      await route.fulfill(
        url.includes('/gtag/js')
          ? {
              contentType: 'text/javascript',
              body: `const send = ([command, what]) => { if (command === 'event') void fetch('https://region1.google-analytics.com/g/collect?en=' + what, { method: 'POST', mode: 'no-cors' }); };
                     for (const each of dataLayer) send(each);
                     dataLayer.push = (each) => { send(each); };`,
            }
          : { status: 204 },
      );
    });
  });
  afterAll(async () => {
    await details.save({ googleanalytics: '' });
  });

  const question = () => page.getByRole('region', { name: 'Visit statistics' });
  const sent = () => asked.filter((url) => url.includes('/g/collect'));

  it('asks first, and loads nothing until then or after a refusal', async () => {
    await openHydrated(page, `${siteUrl()}/faqs`);
    await question().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await question().getByRole('button', { name: 'Refuse' }).click();
    await question().waitFor({ state: 'detached' });
    await openHydrated(page, `${siteUrl()}/buy`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(() => expect(question().count()).resolves.toBe(0));
    expect(asked).toEqual([]);
  });

  it('counts pages for a visitor who accepts it on the Cookies page, as the policy of the page allows', async () => {
    await openHydrated(page, `${siteUrl()}/cookies`);
    await page.getByText('You have refused Google Analytics.').waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('You have accepted Google Analytics.').waitFor();
    await eventually(() => {
      expect(sent()).toHaveLength(1);
      return Promise.resolve();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await page.waitForURL('**/terms');
    await eventually(() => {
      expect(sent()).toHaveLength(2);
      return Promise.resolve();
    });
    expect(refused).toEqual([]);
  });

  it('is gone with the setting', async () => {
    await details.save({ googleanalytics: '' });
    const answer = await fetch(`${siteUrl()}/faqs`);
    expect(answer.headers.get('content-security-policy')).not.toContain('google-analytics');
    asked.length = 0;
    await openHydrated(page, `${siteUrl()}/faqs`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(asked).toEqual([]);
  });
});
