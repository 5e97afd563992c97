import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListingCard } from '@manzil/contracts/listings/property';
import type { TestSmtp } from '@manzil/testing/smtp';
import type { Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { leadsOf, newEmail, newVisitor } from '../forms.js';
import { mailTo, sharedMailServer } from '../mail.js';
import { hydrated, openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

/** A visit that begins on the home page. It counts each press of a pointer and each Enter; typing is free. */
class Visit {
  presses = 0;
  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async choose(select: Locator, option: string): Promise<void> {
    this.presses += 1;
    await select.selectOption(option);
  }

  /** Types a sentence on the home page, sends it, and waits for its list. */
  async say(sentence: string): Promise<void> {
    const box = this.page.getByRole('search').getByRole('combobox').first();
    await box.fill(sentence);
    this.presses += 1;
    await box.press('Enter');
    await this.page.waitForURL((url) => url.searchParams.get('q') === sentence);
  }

  /** Follows a link of the header to the page with this heading. */
  async menu(name: string, heading: string): Promise<void> {
    await this.click(this.page.getByRole('banner').getByRole('link', { name, exact: true }));
    await this.heading(heading);
  }

  heading(name: string | RegExp): Promise<void> {
    return this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  /** Fills the boxes of a form by their labels. */
  async fill(form: Locator, values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await form.getByRole('textbox', { name }).fill(value);
  }
}

const found = async (sentence: string): Promise<{ total: number; items: ListingCard[] }> => {
  const query = new URLSearchParams({ adType: 'sale', pageSize: '48', q: sentence });
  return (await (await fetch(`${siteUrl()}/api/properties?${query}`)).json()) as {
    total: number;
    items: ListingCard[];
  };
};

describe('a home seeker', () => {
  let page: Page;
  let mail: TestSmtp;
  beforeAll(async () => {
    const [browser, server] = await Promise.all([sharedBrowser(), sharedMailServer()]);
    mail = server;
    // Without a GPU pages are rendered on the CPU; half the pixel density is a quarter of the work.
    page = await newVisitor(browser, { width: 1440, deviceScaleFactor: 0.5 });
    await openHydrated(page, siteUrl());
  });

  /** Goes back to the home page, in the same document, where all tasks begin. */
  const visit = async (): Promise<Visit> => {
    if (new URL(page.url()).pathname !== '/')
      await page.getByRole('banner').locator('a[href="/"]').first().click();
    await page
      .getByRole('search')
      .first()
      .getByRole('radio', { name: 'Rent' })
      .waitFor({ state: 'attached' });
    await hydrated(page);
    return new Visit(page);
  };
  const form = (): Locator => page.locator('form[action="/forms/enquiry"]');
  const thanked = (): Promise<void> => page.getByText('We’ve received your message.').waitFor();
  const firstCard = (): Locator => page.locator('main article h2 a, main article h3 a').first();

  it.each<[task: string, sentence: string, title: string, fits: (home: ListingCard) => boolean]>([
    [
      'all at once',
      '3 bed villa with pool under 20m',
      '3-bedroom villas with pool for sale, up to AED 20M',
      ({ bedrooms, unitType, price }) =>
        bedrooms === 3 && unitType === 'Villa' && price !== null && price <= 20_000_000,
    ],
    [
      'near the metro',
      '2 bed apartment near the metro',
      '2-bedroom apartments for sale, within 1 km of a metro station',
      ({ bedrooms, unitType }) => bedrooms === 2 && unitType === 'Apartment',
    ],
    [
      'in several places',
      'marina or jlt under 5 million',
      'Properties for sale in Dubai Marina or Jumeirah Lake Towers, up to AED 5M',
      ({ community, price }) =>
        ['Dubai Marina', 'Jumeirah Lake Towers'].includes(community) && price !== null && price <= 5_000_000,
    ],
  ])('finds it %s with one sentence', async (_task, sentence, title, fits) => {
    const { total, items } = await found(sentence);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((home) => !fits(home))).toEqual([]);
    const list = await (await fetch(`${siteUrl()}/buy?${new URLSearchParams({ q: sentence })}`)).text();
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(list) ?? [];
    expect(heading.replace(/<[^>]*>/g, '')).toMatch(new RegExp(`^${title}.*${String(total)} propert`));
  });

  it('says a sentence with one press', async () => {
    const seeker = await visit();
    await seeker.say('3 bed villa with pool under 20m');
    await seeker.heading(/^3-bedroom villas with pool for sale, up to AED 20M \d+ propert/);
    expect(seeker.presses).toBe(1);
  });

  it('draws where it may be on the map with four presses', async () => {
    const seeker = await visit();
    await seeker.menu('Buy', 'Properties for sale');
    await seeker.click(page.getByRole('link', { name: 'Map', exact: true }));
    const map = page.getByRole('region', { name: 'Map of homes' });
    await map
      .getByRole('button', { name: /: show (?:it|them)/ })
      .first()
      .waitFor();
    await seeker.click(map.getByRole('button', { name: 'Draw an area' }));
    const box = await page.locator('.maplibregl-canvas').boundingBox();
    if (box === null) throw new Error('The map has no size');
    await page.mouse.move(box.x + 120, box.y + 160);
    seeker.presses += 1;
    await page.mouse.down();
    for (const [right, down] of [
      [420, 170],
      [400, 380],
      [130, 390],
    ] as const)
      await page.mouse.move(box.x + right, box.y + down, { steps: 10 });
    await page.mouse.up();
    await page.waitForURL(({ searchParams }) => (searchParams.get('polygon')?.split(';').length ?? 0) >= 3);
    await page.getByRole('link', { name: 'Remove filter: Drawn area' }).waitFor();
    expect(seeker.presses).toBe(4);
  });

  it('compares three homes and asks about them with seven presses', async () => {
    const seeker = await visit();
    await seeker.menu('Buy', 'Properties for sale');
    for (const at of [0, 1, 2])
      await seeker.click(
        page
          .locator('main article')
          .nth(at)
          .getByRole('button', { name: /^Save / }),
      );
    await seeker.click(page.getByRole('banner').getByRole('link', { name: /^Saved homes/ }));
    await seeker.click(page.getByRole('link', { name: /^Compare (?:these three|these 3)/ }));
    await eventually(() =>
      expect(page.getByRole('table').getByRole('columnheader').count()).resolves.toBe(3),
    );
    await seeker.click(page.getByRole('main').getByRole('link', { name: 'Ask about these' }));
    await page.waitForURL(/\/contact\?homes=/);
    await eventually(() =>
      expect(page.getByRole('textbox', { name: 'Message' }).inputValue()).resolves.toMatch(
        /^Hello, I’d like to know more about these homes:(?:\n.+ \(MZ-.+\)){3}$/,
      ),
    );
    expect(seeker.presses).toBe(7);
  });

  it('is mailed what is new to the search with three presses', async () => {
    const seeker = await visit();
    const email = newEmail('seeker-alert');
    await seeker.say('2 bed apartment in jvc');
    await seeker.click(page.getByRole('link', { name: 'Save this search' }));
    const dialog = page.getByRole('dialog', { name: 'Email me new homes' });
    await seeker.fill(dialog, { Email: email });
    await seeker.click(dialog.getByRole('button', { name: 'Save this search' }));
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await mailTo(mail, email, 'Confirm your alert for new homes');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(seeker.presses).toBe(3);
  });

  it('books a viewing on a Saturday with five presses', async () => {
    const seeker = await visit();
    await seeker.click(firstCard());
    await seeker.click(page.getByRole('link', { name: 'Book a viewing' }).first());
    await seeker.heading(/^Book a viewing: /);
    await hydrated(page);
    const viewing = page.locator('form[action="/forms/viewing"]');
    const day = page.locator('input[name=shownDay][value^="Saturday "]');
    await seeker.click(viewing.locator('label', { has: day }).first());
    const times = viewing.locator('[role=group][aria-label^="Saturday "]').first();
    await seeker.click(times.locator('label').first());
    await seeker.fill(viewing, {
      'Full name': 'Sara Seeker',
      Email: newEmail('seeker-viewing'),
      Phone: '501234567',
    });
    await seeker.click(viewing.getByRole('button', { name: 'Book this time' }));
    await seeker.heading('Your viewing is booked');
    expect(seeker.presses).toBe(5);
  });

  it('reads the payment plan of a project and asks for it with three presses', async () => {
    const seeker = await visit();
    const email = newEmail('seeker-project');
    await seeker.menu('New Developments', 'New developments');
    await seeker.click(firstCard());
    await page.getByRole('heading', { level: 2, name: 'Payment plan' }).waitFor();
    await hydrated(page);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await seeker.fill(form(), { 'Full name': 'Sara Seeker', Email: email });
    await seeker.click(form().getByRole('button', { name: 'Send message' }));
    await thanked();
    const [lead] = await leadsOf(email);
    expect(lead?.excerpt).toContain(name);
    expect(seeker.presses).toBe(3);
  });

  it('offers a home for sale, with photos and a price, with three presses', async () => {
    const seeker = await visit();
    const email = newEmail('seeker-owner');
    await seeker.menu('List Your Property', 'Sell or let your home');
    await hydrated(page);
    await seeker.fill(form(), {
      'Owner’s name': 'Omar Said',
      Phone: '050 123 4567',
      Email: email,
      'Community or building': 'Dubai Hills Estate',
      'Price you have in mind (AED)': '4,500,000',
    });
    await seeker.choose(form().getByRole('combobox', { name: 'Property type' }), 'Villa');
    const buffer = readFileSync(new URL('../photo.webp', import.meta.url));
    await form()
      .getByLabel(/^Photos/)
      .setInputFiles(
        ['kitchen', 'hall'].map((name) => ({ name: `${name}.webp`, mimeType: 'image/webp', buffer })),
      );
    await form().getByText('2 photos added').waitFor({ state: 'attached' });
    await seeker.click(form().getByRole('button', { name: 'Send', exact: true }));
    await thanked();
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({ kind: 'sell' });
    expect(lead?.excerpt).toContain('4,500,000');
    expect(seeker.presses).toBe(3);
  });

  it('sees what a home costs a month, and the schools of its place, with three presses', async () => {
    const seeker = await visit();
    await seeker.say('2 bed apartment in dubai marina');
    await seeker.heading('2-bedroom apartments for sale in Dubai Marina');
    await seeker.click(firstCard());
    await page.getByRole('heading', { name: 'Mortgage estimate' }).waitFor();
    await eventually(() =>
      expect(page.getByRole('main').innerText()).resolves.toMatch(/Mortgage estimate\s+AED [\d,]+ a month/),
    );
    await page.getByRole('heading', { name: 'Private schools' }).first().waitFor();
    await seeker.click(page.getByRole('link', { name: 'Change the figures' }));
    await page.waitForURL(/\/mortgageservices\?price=\d+/);
    const price = Number(new URL(page.url()).searchParams.get('price'));
    const box = page.getByRole('textbox', { name: /Property price/ });
    await eventually(() => expect(box.inputValue()).resolves.toBe(price.toLocaleString('en')));
    expect(seeker.presses).toBe(3);
  });

  it('rents by the month, sees what moving in costs, and asks for the home with three presses', async () => {
    const seeker = await visit();
    const email = newEmail('seeker-rent');
    await seeker.say('1 bed apartment for rent in dubai under 20000 a month');
    await seeker.heading(/^1-bedroom apartments for rent in Dubai, up to AED 20,000 a month \d+ propert/);
    await seeker.click(firstCard());
    await page.getByRole('heading', { level: 2, name: 'What renting this home costs' }).waitFor();
    await hydrated(page);
    await eventually(() =>
      expect(page.getByRole('main').innerText()).resolves.toMatch(/Each month[^\n]*\s+AED [\d,]+/),
    );
    await seeker.fill(form(), { 'Full name': 'Rana Renter', Email: email });
    await seeker.click(form().getByRole('button', { name: 'Send enquiry' }));
    await thanked();
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({ kind: 'listing' });
    expect(seeker.presses).toBe(3);
  });
});
