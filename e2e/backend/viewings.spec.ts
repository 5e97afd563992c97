import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Property } from '@manzil/contracts/listings/property';
import type { StoredRouting } from '@manzil/contracts/leads/routing';
import type { Viewing } from '@manzil/contracts/leads/viewing';
import type { TestSmtp } from '@manzil/testing/smtp';
import type { Browser, Locator, Page } from 'playwright-core';
import { photographedListing } from '../api.js';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newEmail, newVisitor, seriousFindings } from '../forms.js';
import { linkIn, mailTo, startMailServer } from '../mail.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';
import { findingsInBothThemes, newMember, openSignedIn } from './sign-in.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

describe('viewings', () => {
  let browser: Browser;
  let mail: TestSmtp;
  let page: Page;
  let home: Property;
  let adviser: string;
  beforeAll(async () => {
    [browser, mail, home] = await Promise.all([launchBrowser(), startMailServer(), photographedListing()]);
    if (home.agent?.email == null) throw new Error('The listing names no address of an adviser');
    adviser = home.agent.email;
    await newMember('agent', adviser);
    page = await openSignedIn(browser, '/backend/viewings?tab=hours');
  });
  afterAll(async () => {
    await browser.close();
    await mail.stop();
  });

  const open = async (path: string, title: string): Promise<void> => {
    await page.goto(siteUrl() + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const heading = (name: string, on: Page): Promise<void> =>
    on.getByRole('heading', { level: 1, name }).waitFor();
  const rowOf = (name: string): Locator =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

  it('have hours that staff enter for each day', async () => {
    await page.getByLabel('Member', { exact: true }).selectOption(adviser);
    await page.getByText('No opening hours are stored yet.').waitFor();
    for (const day of DAYS) await page.getByRole('button', { name: `Add hours: ${day}` }).click();
    await page.getByLabel('Duration of a viewing').selectOption('60');
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The opening hours are saved').waitFor();
    await page.reload();
    await page.getByLabel('Member', { exact: true }).waitFor();
    await page.getByLabel('Member', { exact: true }).selectOption(adviser);
    await eventually(() => expect(page.getByLabel('Friday from').inputValue()).resolves.toBe('09:00'));
  });

  it('are booked from a lead, seen in their week, moved and cancelled, and each of it is mailed', async () => {
    const [name, email] = ['Rashid Viewer', newEmail('viewer')];
    await open('/backend/leads', 'Leads');
    await page.getByRole('button', { name: 'New lead' }).click();
    const entry = page.getByRole('dialog', { name: 'New lead' });
    await entry.getByLabel(/^Name/).fill(name);
    await entry.getByLabel(/^Kind/).selectOption({ label: 'Property' });
    await entry.getByLabel(/^Phone/).fill('050 123 4567');
    await entry.getByLabel(/^E-mail/).fill(email);
    await entry.getByLabel(/^Home/).fill(home.reference);
    await entry.getByLabel(/^Assign to/).selectOption(adviser);
    expect(await seriousFindings(page)).toEqual([]);
    await entry.getByRole('button', { name: 'Add lead' }).click();
    // Each empty field says that it is needed, and the others keep what was typed.
    await eventually(() =>
      expect(entry.locator(':focus').getAttribute('aria-invalid')).resolves.toBe('true'),
    );
    expect(await seriousFindings(page)).toEqual([]);
    await entry.getByLabel(/^Source/).selectOption({ label: 'Phone call' });
    await entry.getByRole('button', { name: 'Add lead' }).click();
    await page.getByText(`${name} was added`).waitFor();

    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Book a viewing' }).click();
    const booking = page.getByRole('dialog', { name: `Book a viewing for ${name}` });
    await eventually(() => expect(booking.getByLabel('Adviser').inputValue()).resolves.toBe(adviser));
    await booking.getByRole('group').getByRole('button').first().click();
    const at = booking.getByLabel(/^Time/);
    await eventually(() => expect(at.inputValue()).resolves.toMatch(/T\d\d:00$/));
    const [day = ''] = (await at.inputValue()).split('T');
    expect(await seriousFindings(page)).toEqual([]);
    await booking.getByRole('button', { name: 'Book this time' }).click();
    await page.getByText('A viewing is booked on').waitFor();
    await mailTo(mail, email, 'Your viewing on');
    await mailTo(mail, adviser, 'Viewing on');

    await open(`/backend/viewings?week=${day}&adviser=${adviser}`, 'Viewings');
    await eventually(() => expect(rowOf(name).innerText()).resolves.toMatch(/Booked/));
    const before = await rowOf(name).locator('time').first().innerText();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await rowOf(name).getByRole('button', { name: 'Move' }).click();
    const moving = page.getByRole('dialog', { name: `Move the viewing of ${name}` });
    await moving.getByLabel(/^New time/).fill(`${day}T23:30`);
    await moving.getByRole('checkbox', { name: 'It was agreed with the adviser' }).check();
    expect(await seriousFindings(page)).toEqual([]);
    await moving.getByRole('button', { name: 'Move the viewing' }).click();
    await page.getByText(`The viewing of ${name} is moved to`).waitFor();
    await eventually(() => expect(rowOf(name).locator('time').first().innerText()).resolves.toBe('23:30'));
    expect(before).not.toBe('23:30');
    await mailTo(mail, email, 'Your viewing is now on');

    await rowOf(name).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel the viewing' }).click();
    await page.getByText(`The viewing of ${name} is cancelled`).waitFor();
    await eventually(() => expect(rowOf(name).innerText()).resolves.toMatch(/Cancelled/));
    await mailTo(mail, email, 'is cancelled');
  });

  it('are booked by visitors from the listing, and moved and cancelled by the link of the mail', async () => {
    const [name, email] = ['Layla Visitor', newEmail('visitor')];
    const visitor = await newVisitor(browser);
    await openHydrated(visitor, `${siteUrl()}/${home.pagelink}`);
    await visitor.getByRole('link', { name: 'Book a viewing' }).first().click();
    await heading('Book a viewing of', visitor);
    expect(await seriousFindings(visitor)).toEqual([]);
    const form = visitor.locator('form[action="/forms/viewing"]');
    await form.locator('select[name=startsAt]').selectOption({ index: 1 });
    await form.getByRole('textbox', { name: 'Full name' }).fill(name);
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('textbox', { name: 'Phone' }).fill('501234567');
    await form.getByRole('button', { name: 'Book this time' }).dblclick();
    await heading('Your viewing is booked', visitor);

    await visitor.goto(linkIn(await mailTo(mail, email, 'Your viewing on'), '/viewings/'));
    await heading('Your viewing', visitor);
    expect(await seriousFindings(visitor)).toEqual([]);
    const choice = visitor.getByLabel('Move it to');
    const [, , other] = await choice.locator('option').all();
    const [value = '', words = ''] = [await other?.getAttribute('value'), await other?.innerText()];
    await choice.selectOption(value);
    await visitor.getByRole('button', { name: 'Move the viewing' }).click();
    await visitor.getByText('Your change is saved.').waitFor();
    await visitor.getByText(`${words} (Dubai time)`).waitFor();

    await visitor.goto(linkIn(await mailTo(mail, email, 'Your viewing is now on'), '/viewings/'));
    await visitor.getByRole('button', { name: 'Cancel the viewing' }).click();
    await visitor.getByText('This viewing is cancelled.').waitFor();
    await mailTo(mail, email, 'is cancelled');
    await visitor.context().close();
    const answer = await (await asAdmin())(`/api/viewings?adviser=${encodeURIComponent(adviser)}`);
    const { viewings } = (await answer.json()) as { viewings: Viewing[] };
    const own = viewings.filter((viewing) => viewing.visitor.email === email);
    expect(own.map(({ status, startsAt }) => [status, startsAt])).toEqual([['cancelled', value]]);
  });

  it('follow from an enquiry that a rule gives to the adviser, is answered and is won, which the funnel counts', async () => {
    const [name, email, rule] = ['Mariam Buyer', newEmail('buyer'), `Sales of ${home.reference}`];
    const conditions = {
      ...{ name: rule, kinds: ['listing'], places: [], unitTypes: [], adType: 'sale', languages: [] },
      ...{ priceFrom: home.price, priceTo: home.price, hours: 'any', respondWithin: 60, escalateTo: null },
    };
    const members = [{ username: adviser, weight: 1 }];
    const switchRules = async (isOn: boolean): Promise<void> => {
      const call = await asAdmin();
      const stored = (await (await call('/api/lead-routing')).json()) as StoredRouting;
      const rules = isOn ? [{ ...conditions, to: 'adviser', members }] : [];
      const body = { routing: { hours: stored.hours, rules }, isOn, expectedVersion: stored.version };
      expect((await call('/api/lead-routing', json('PUT', body))).status).toBe(200);
    };
    await switchRules(true);
    const visitor = await newVisitor(browser);
    await openHydrated(visitor, `${siteUrl()}/${home.pagelink}`);
    const form = visitor.locator('form[action="/forms/enquiry"]');
    await form.getByRole('textbox', { name: 'Full name' }).fill(name);
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await visitor.getByText('Your message has arrived.').waitFor();
    await visitor.context().close();
    await switchRules(false);

    await open(`/backend/leads?q=${email}`, 'Leads');
    await page.getByRole('link', { name, exact: true }).click();
    const panel = page.getByRole('dialog', { name });
    await panel.getByText(`The rule “${rule}” assigned it to ${adviser}`).waitFor();
    const moveTo = async (stage: string, words: string): Promise<void> => {
      await panel.getByLabel('Stage', { exact: true }).selectOption({ label: stage });
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await panel.getByText(words).waitFor();
    };
    await moveTo('Contacted', 'changed the stage from New to Contacted');
    await panel.getByRole('button', { name: 'Book a viewing' }).click();
    const booking = page.getByRole('dialog', { name: `Book a viewing for ${name}` });
    await booking.getByRole('group').getByRole('button').first().click();
    await booking.getByRole('button', { name: 'Book this time' }).click();
    await page.getByText('A viewing is booked on').waitFor();
    await panel.getByText('booked a viewing for').waitFor();
    await eventually(() =>
      expect(panel.getByLabel('Stage', { exact: true }).inputValue()).resolves.toBe('viewing'),
    );
    await moveTo('Won', 'changed the stage from Viewing to Won');

    await open('/backend/funnel', 'Funnel');
    const row = page
      .getByRole('table', { name: 'Funnel by listing' })
      .getByRole('row')
      .filter({ has: page.locator(`a[href="/${home.pagelink}"]`) });
    await eventually(() => expect(row.getByRole('cell').last().innerText()).resolves.toBe('1'));
    await page.getByLabel('Chart of one listing').selectOption(`listing:${home.pagelink}`);
    await page.getByText('As a table').click();
    const today = page.getByRole('table', { name: 'Over time' }).getByRole('row').last();
    await eventually(() => expect(today.getByRole('cell').last().innerText()).resolves.toBe('1'));
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
