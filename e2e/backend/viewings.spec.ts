import { beforeAll, describe, expect, it } from 'vitest';
import type { Property } from '@manzil/contracts/listings/property';
import type { Viewing } from '@manzil/contracts/leads/viewing';
import type { TestSmtp } from '@manzil/testing/smtp';
import type { Browser, Page } from 'playwright-core';
import { photographedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newEmail, newVisitor, seriousFindings } from '../forms.js';
import { linkIn, mailTo, sharedMailServer } from '../mail.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin } from '../staff.js';
import { findingsInBothThemes, newMember, openSignedIn } from './sign-in.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

describe('viewings', () => {
  let browser: Browser;
  let mail: TestSmtp;
  let page: Page;
  let home: Property;
  let adviser: string;
  beforeAll(async () => {
    [browser, mail, home] = await Promise.all([sharedBrowser(), sharedMailServer(), photographedListing()]);
    if (home.agent?.email == null) throw new Error('The listing names no address of an adviser');
    adviser = home.agent.email;
    await newMember('agent', adviser);
    page = await openSignedIn(browser, '/backend/viewings?tab=hours');
  });

  const heading = (name: string, on: Page): Promise<void> =>
    on.getByRole('heading', { level: 1, name }).waitFor();

  it('have hours that staff enter for each day', async () => {
    await page.getByLabel('Member', { exact: true }).selectOption(adviser);
    // Advisers of the demo offer viewing times on five days.
    for (const day of DAYS) {
      if ((await page.getByLabel(`${day} from`).count()) === 0)
        await page.getByRole('button', { name: `Add hours: ${day}` }).click();
    }
    await page.getByLabel('Friday from').fill('09:00');
    await page.getByLabel('Duration of a viewing').selectOption('60');
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The opening hours are saved').waitFor();
    await page.reload();
    await page.getByLabel('Member', { exact: true }).waitFor();
    await page.getByLabel('Member', { exact: true }).selectOption(adviser);
    await eventually(() => expect(page.getByLabel('Friday from').inputValue()).resolves.toBe('09:00'));
  });

  it('are booked by visitors from the listing, and moved and cancelled by the link of the mail', async () => {
    const [name, email] = ['Layla Visitor', newEmail('visitor')];
    const visitor = await newVisitor(browser);
    await openHydrated(visitor, `${siteUrl()}/${home.pagelink}`);
    await visitor.getByRole('link', { name: 'Book a viewing' }).first().click();
    await heading('Book a viewing:', visitor);
    expect(await seriousFindings(visitor)).toEqual([]);
    const form = visitor.locator('form[action="/forms/viewing"]');
    await form.locator('input[name=startsAt]').first().check();
    await form.getByRole('radio', { name: 'By video call' }).check();
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
    await visitor.getByText('Your change has been saved.').waitFor();
    await visitor.getByText(`${words} (Dubai time)`).waitFor();

    await visitor.goto(linkIn(await mailTo(mail, email, 'Your viewing is now on'), '/viewings/'));
    await visitor.getByRole('button', { name: 'Cancel the viewing' }).click();
    await visitor.getByText('This viewing was cancelled.').waitFor();
    await mailTo(mail, email, 'is cancelled');
    await visitor.context().close();
    const answer = await (await asAdmin())(`/api/viewings?adviser=${encodeURIComponent(adviser)}`);
    const { viewings } = (await answer.json()) as { viewings: Viewing[] };
    const own = viewings.filter((viewing) => viewing.visitor.email === email);
    expect(own.map(({ status, startsAt }) => [status, startsAt])).toEqual([['cancelled', value]]);
  });
});
