import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { leadsOf, loseAnswers, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin } from '../staff.js';

const formOf = (page: Page): Locator => page.locator('form[action="/forms/enquiry"]');
const box = (page: Page, name: string): Locator => formOf(page).getByRole('textbox', { name });

async function messageOf(id: string | undefined): Promise<unknown> {
  const call = await asAdmin();
  return ((await (await call(`/api/leads/${id ?? ''}`)).json()) as { message: unknown }).message;
}

describe('an enquiry', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await newVisitor(browser);
  });

  const open = async (path: string, width = 1280): Promise<void> => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, siteUrl() + path);
  };
  const openListing = async (width?: number): Promise<void> => {
    await open('/buy', width);
    await page.locator('main article a').first().click();
    await page.waitForURL((url) => url.pathname !== '/buy');
    await formOf(page).waitFor();
  };

  it('about a listing names it, and thanks in place', async () => {
    await openListing();
    const email = newEmail('listing');
    await box(page, 'Full name').fill('Layla Haddad');
    await box(page, 'Email').fill(email);
    await eventually(() =>
      expect(box(page, 'Message').inputValue()).resolves.toMatch(
        /^Hello, I’d like to know more about the [a-z0-9- ]+ in .+ \(MZ-.+\)\.$/,
      ),
    );
    await formOf(page).getByRole('button', { name: 'Send enquiry' }).dblclick();
    await page.getByText('We’ve received your message.').waitFor();
    const [lead, ...more] = await leadsOf(email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ kind: 'listing', page: new URL(page.url()).pathname });
    await eventually(() =>
      expect(page.getByRole('main').innerText()).resolves.toContain(lead?.listing?.reference),
    );
  });

  it('to sell tells the home along with the owner', async () => {
    await open('/sell');
    await formOf(page).getByRole('button', { name: 'Send', exact: true }).click();
    const alert = formOf(page).getByRole('alert');
    await alert.waitFor();
    for (const field of ['Owner’s name', 'Phone', 'Email', 'Property type', 'Community or building'])
      await eventually(() => expect(alert.getByRole('link', { name: field }).count()).resolves.toBe(1));
    expect(await seriousFindings(page)).toEqual([]);
    // The error summary links to the field.
    await alert.getByRole('link', { name: 'Community or building' }).click();
    await page.keyboard.type('Dubai Hills Estate');

    const email = newEmail('sell');
    await box(page, 'Owner’s name').fill('Omar Said');
    await box(page, 'Phone').fill('+44 7911 123456');
    await box(page, 'Email').fill(email);
    await formOf(page).getByRole('radio', { name: 'Let', exact: true }).check();
    await formOf(page).getByRole('combobox', { name: 'Property type' }).selectOption('Villa');
    await formOf(page)
      .getByRole('combobox', { name: /Bedrooms/ })
      .selectOption('4');
    await box(page, 'Price you have in mind (AED)').fill('180,000 a year');
    await formOf(page).getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('We’ve received your message.').waitFor();
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({ kind: 'sell', phone: '+447911123456' });
    expect(await messageOf(lead?.id)).toBe(
      'Plan: Let\nType: Villa\nCommunity: Dubai Hills Estate\nBedrooms: 4\nPrice in mind: 180,000 a year',
    );
  });

  it('to sell can be sent from the home page, whose button has the stored text', async () => {
    await open('/');
    const email = newEmail('sell-home');
    await box(page, 'Owner’s name').fill('Omar Said');
    await box(page, 'Phone').fill('050 123 4567');
    await box(page, 'Email').fill(email);
    await formOf(page).getByRole('combobox', { name: 'Property type' }).selectOption('Apartment');
    await box(page, 'Community or building').fill('Dubai Marina');
    await formOf(page).getByRole('button', { name: 'List your property' }).click();
    await page.getByText('We’ve received your message.').waitFor();
    expect(await leadsOf(email)).toMatchObject([{ kind: 'sell', page: '/', phone: '+971501234567' }]);
  });

  it('that is corrected after its answer got lost arrives as it was corrected', async () => {
    await open('/aboutus');
    const email = newEmail('contact');
    const seen = await loseAnswers(page, (time) => time <= 2);
    await box(page, 'Full name').fill('Layla Haddad');
    await box(page, 'Email').fill(email);
    await box(page, 'Message').fill('First');
    const send = formOf(page).getByRole('button', { name: 'Send message' });
    await send.click();
    await formOf(page)
      .getByRole('alert')
      .getByText(/An error occurred while processing your request/)
      .waitFor();
    await send.click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    expect(await leadsOf(email)).toHaveLength(1);
    await box(page, 'Message').fill('Corrected');
    await send.click();
    await page.getByText('We’ve received your message.').waitFor();
    expect(seen.sends).toBe(3);
    const excerpts = (await leadsOf(email)).map(({ excerpt }) => excerpt);
    expect(excerpts.sort()).toEqual(['Corrected', 'First']);
  });

  it('is written and sent by keyboard alone', async () => {
    await open('/aboutus');
    const email = newEmail('keyboard');
    await box(page, 'Full name').focus();
    await page.keyboard.type('Layla Haddad');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('050 123 4567');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('We’ve received your message.').waitFor();
    expect(await leadsOf(email)).toMatchObject([{ kind: 'contact', phone: '+971501234567' }]);
  });

  it('works without JavaScript: errors come back with what was typed, and sending twice makes one', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    const email = newEmail('plain');
    for (let time = 0; time < 2; time += 1) {
      await plain.goto(`${siteUrl()}/aboutus`);
      await box(plain, 'Full name').fill('Layla Haddad');
      await box(plain, 'Email').fill(email);
      await box(plain, 'Phone').fill('+44 7911 123456');
      await formOf(plain).getByRole('button', { name: 'Send message' }).click();
      await plain.getByText('Please Enter Valid Data!').first().waitFor();
      await eventually(() => expect(box(plain, 'Email').inputValue()).resolves.toBe(email));
      expect(await untoldErrors(plain)).toEqual([]);
      await box(plain, 'Message').fill('Hello');
      await formOf(plain).getByRole('button', { name: 'Send message' }).click();
      await plain.waitForURL('**/thanks');
    }
    expect(await leadsOf(email)).toMatchObject([{ kind: 'contact', phone: '+447911123456' }]);
  });
});

/** Returns ids in `aria-describedby` that do not exist on the page. */
async function untoldErrors(page: Page): Promise<string[]> {
  const html = await page.content();
  return [...html.matchAll(/aria-describedby="([^"]+)"/g)]
    .flatMap(([, ids = '']) => ids.split(' '))
    .filter((id) => !html.includes(`id="${id}"`));
}
