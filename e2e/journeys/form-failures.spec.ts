import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { photographedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor, SENT_FORM } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

const MESSAGE = 'An error occurred while processing your request. Please try again later.';
const EMAIL = 'layla@example.com';

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'without a connection': (route) => route.abort('internetdisconnected'),
  'with a page in place of an answer': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
  'with an error as JSON': (route) => route.fulfill({ status: 500, json: { status: 500, title: 'Error' } }),
  'with JSON of somebody else': (route) => route.fulfill({ status: 200, json: { ok: true } }),
};

const box = (form: Locator, name: string): Locator => form.getByRole('textbox', { name });

async function openNewsletter(page: Page): Promise<Locator> {
  await openHydrated(page, siteUrl());
  const form = page.locator('#newsletter form');
  await form.getByRole('checkbox').check();
  await box(form, 'Your email address').fill(EMAIL);
  return form;
}

async function openEnquiry(page: Page): Promise<Locator> {
  const { pagelink } = await photographedListing();
  await openHydrated(page, `${siteUrl()}/${pagelink}`);
  const form = page.locator('form[action="/forms/enquiry"]');
  await box(form, 'Full name').fill('Layla Haddad');
  await box(form, 'Email').fill(EMAIL);
  return form;
}

async function openPopup(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    window.localStorage.removeItem('popupShown');
  });
  await page.goto(siteUrl());
  const form = page.getByRole('dialog').locator('form');
  await box(form, 'Full name').fill('Layla Haddad');
  await box(form, 'Email').fill(EMAIL);
  await box(form, 'Phone').fill('050 123 4567');
  await form.getByRole('combobox', { name: 'How can we help you?' }).selectOption('Buy');
  return form;
}

describe('a form that cannot be delivered', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it.each([
    ['the newsletter', openNewsletter],
    ['the popup', openPopup],
    ['an enquiry', openEnquiry],
  ])('says so and keeps what was typed, whatever has failed: %s', async (_name, open) => {
    page = await newVisitor(browser);
    const form = await open(page);
    for (const [failure, answer] of Object.entries(FAILURES)) {
      await page.route(SENT_FORM, answer);
      const sent = page.waitForRequest(SENT_FORM);
      await form.locator('button[type=submit]').click();
      await sent;
      await form.locator('button[type=submit][aria-disabled=false]').waitFor();
      expect([failure, await form.getByRole('alert').innerText()]).toEqual([
        failure,
        expect.stringContaining(MESSAGE),
      ]);
      await eventually(() => expect(form.locator('input[name=email]').inputValue()).resolves.toBe(EMAIL));
      await page.unroute(SENT_FORM);
    }
  });
});
