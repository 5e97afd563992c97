import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

/** The number in "Furnished (12)". */
const countIn = (label: string): number =>
  Number(/\(([\d,]+)\)$/.exec(label.trim())?.[1]?.replaceAll(',', ''));

/** The number of results in a heading. */
const countOf = (text: string): number => Number(/[\d,]+(?= propert)/.exec(text)?.[0].replaceAll(',', ''));

describe('the filters of a list', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await newVisitor(browser, { width: 1440 });
  });

  const open = (path: string) => openHydrated(page, siteUrl() + path);
  const heading = (visitor = page) => visitor.getByRole('heading', { level: 1 });

  it('promise the number of homes that choosing an option shows, by keyboard as well', async () => {
    await open('/buy');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const box = page.getByLabel(/^Furnished \(/);
    const promised = countIn(await page.locator('label', { has: box }).innerText());
    expect(promised).toBeGreaterThan(0);
    await box.focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/buy?furnishing=furnished');
    await heading()
      .getByText(new RegExp(`\\b${String(promised)} propert`))
      .waitFor();
    await eventually(() => expect(box.isChecked()).resolves.toBe(true));
    await eventually(() =>
      expect(box.evaluate((element) => element === document.activeElement)).resolves.toBe(true),
    );
    await page.getByRole('button', { name: `Show ${String(promised)} home` }).click();
    await page.getByRole('link', { name: 'Remove filter: Furnished' }).click();
    await page.waitForURL((url) => url.search === '');
  });

  it('take several places, found by their initials, and their numbers add up', async () => {
    await open('/buy?location=Dubai+Marina');
    const before = countOf(await heading().innerText());
    await page.getByRole('button', { name: /^Filters/ }).click();
    const find = page.getByLabel('Find an area in this list');
    await find.fill('jvc');
    const other = page.getByRole('checkbox', { name: /^Jumeirah Village Circle \(/ });
    const added = countIn(await page.locator('label', { has: other }).innerText());
    await eventually(() =>
      expect(page.getByRole('checkbox', { name: /^Palm Jumeirah \(/ }).count()).resolves.toBe(0),
    );
    await find.press('Enter');
    await page.waitForURL('**/buy?location=Dubai+Marina&location=Jumeirah+Village+Circle');
    await heading().getByText('in Dubai Marina or Jumeirah Village Circle').waitFor();
    expect(countOf(await heading().innerText())).toBe(before + added);
    await eventually(() => expect(other.isChecked()).resolves.toBe(true));
    await eventually(() =>
      expect(
        page.getByRole('combobox', { name: 'Community, building, keyword or reference' }).inputValue(),
      ).resolves.toBe(''),
    );
    await page.getByRole('combobox', { name: 'Community, building, keyword or reference' }).fill('palm jum');
    await page.getByRole('option', { name: /^Palm Jumeirah/ }).click();
    await page.waitForURL('**&location=Palm+Jumeirah');
    // Links of other chips include this place only after its own chip is shown.
    await page.getByRole('link', { name: 'Remove filter: Palm Jumeirah' }).waitFor();
    await page.getByRole('link', { name: 'Remove filter: Dubai Marina' }).click();
    await page.waitForURL('**/buy?location=Jumeirah+Village+Circle&location=Palm+Jumeirah');
    await eventually(() =>
      expect(page.locator('meta[name="robots"]').getAttribute('content')).resolves.toContain('noindex'),
    );
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('checkbox', { name: /^Palm Jumeirah \(/ }).uncheck();
    await page.waitForURL('**/buy?location=Jumeirah+Village+Circle');
    await eventually(() =>
      expect(
        page.getByRole('combobox', { name: 'Community, building, keyword or reference' }).inputValue(),
      ).resolves.toBe('Jumeirah Village Circle'),
    );
  });

  it('take what a home is near, with the walk to it, by keyboard, and show what a sentence says about it', async () => {
    await open('/buy?q=apartment+near+the+metro');
    await heading().getByText('Apartments for sale, within 1 km of a metro station').waitFor();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const metro = page.getByRole('checkbox', { name: 'Any metro station' });
    await eventually(() => expect(metro.isChecked()).resolves.toBe(true));
    await page.getByLabel('Within', { exact: true }).selectOption('15');
    await page.waitForURL('**/buy?type=Apartment&near=metro&nearMinutes=15');
    await heading().getByText('within 15 minutes’ walk of a metro station').waitFor();
    const homes = countOf(await heading().innerText());
    await page.getByRole('checkbox', { name: `Any metro station (${homes})` }).waitFor();
    await metro.uncheck();
    await page.waitForURL('**/buy?type=Apartment&nearMinutes=15');
    const name = page.getByRole('searchbox', { name: 'Station, school or landmark' });
    await name.fill('dubai mar');
    await page.getByRole('checkbox', { name: 'Dubai Marina Mall', exact: true }).waitFor();
    await name.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('near') === 'landmark:Dubai Marina Mall');
    await heading().getByText('within 15 minutes’ walk of Dubai Marina Mall').waitFor();
    await eventually(() => expect(name.inputValue()).resolves.toBe(''));
    await eventually(() =>
      expect(name.evaluate((element) => element === document.activeElement)).resolves.toBe(true),
    );
    await page.getByRole('button', { name: /^Show \d+ home/ }).click();
    await page
      .getByRole('link', { name: 'Remove filter: Within 15 minutes’ walk of Dubai Marina Mall' })
      .click();
    await page.waitForURL('**/buy?type=Apartment');
  });

  it('are of one adviser, with as many homes as the page of the adviser says', async () => {
    const read = async (path: string): Promise<string> => (await fetch(siteUrl() + path)).text();
    const textOf = (html: string): string => html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '');
    const paths = new Set(
      [...(await read('/meetmyteam')).matchAll(/href="(\/meetmyteam\/[^"]+)"/g)].map(([, path = '']) => path),
    );
    let compared = 0;
    for (const path of paths)
      for (const section of (await read(path))
        .split('<section')
        .filter((part) => /All [^<>]*’s homes/.test(part))) {
        const promised = Number(/(\d+) homes? (?:on the market|to let)/.exec(textOf(`<${section}`))?.[1]);
        const [, href = ''] = /href="([^"]+)"[^>]*>(?:(?!<\/a>).)*’s homes/s.exec(section) ?? [];
        const [, heading = ''] =
          /<h1[^>]*>(.*?)<\/h1>/s.exec(await read(href.replaceAll('&amp;', '&'))) ?? [];
        expect({ href, count: countOf(textOf(heading)) }).toEqual({ href, count: promised });
        compared += 1;
      }
    expect(compared).toBeGreaterThan(0);
  });

  it('fit into every width', async () => {
    await open('/rent?type=Apartment&furnishing=furnished&maxCheques=4');
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Once opened, they stay open at every width.
      if (width === 375) await page.getByRole('button', { name: /^Filters/, expanded: false }).click();
      await page.getByLabel(/^Unfurnished \(/).waitFor();
      await eventually(() => expect(fitsWindow(page), `${String(width)} px`).resolves.toBe(true));
    }
  });

  it('leave the first photo in the first view, on phones below a sheet that shows how many homes fit', async () => {
    const phone = await newVisitor(browser, { width: 375 });
    for (const visitor of [page, phone]) {
      await visitor.setViewportSize({ width: visitor === page ? 1440 : 375, height: 812 });
      await openHydrated(visitor, `${siteUrl()}/buy`);
      const box = await visitor.locator('main article img').first().boundingBox();
      expect(box?.y).toBeLessThan(300);
    }
    await phone.getByRole('button', { name: /^Filters/ }).click();
    const sheet = phone.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Max price').selectOption('2000000');
    await phone.waitForURL('**/buy?maxPrice=2000000');
    const show = sheet.getByRole('button', { name: /^Show / });
    await eventually(async () => {
      const promised = Number(/\d+/.exec(await show.innerText())?.[0]);
      expect(promised).toBe(countOf(await heading(phone).innerText()));
    });
    await show.click();
    await sheet.waitFor({ state: 'hidden' });
    await eventually(() =>
      expect(
        phone.getByRole('button', { name: /^Filters/ }).evaluate((it) => it === document.activeElement),
      ).resolves.toBe(true),
    );
  });

  it('work without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${siteUrl()}/buy`);
    await plain.getByText('More filters').click();
    await plain.getByLabel(/^With floor plan \(/).check();
    await plain.locator('summary', { hasText: 'Price' }).click();
    await plain.getByLabel('Max price').selectOption('3000000');
    await plain.getByRole('button', { name: 'Apply' }).click();
    await plain.waitForURL(({ searchParams }) => searchParams.get('hasFloorPlan') === 'true');
    await eventually(() => expect(plain.getByLabel(/^With floor plan \(/).isChecked()).resolves.toBe(true));
    await eventually(() => expect(plain.getByLabel('Max price').inputValue()).resolves.toBe('3000000'));
    await plain.getByText('More filters').click();
    await plain.getByRole('textbox', { name: 'Station, school or landmark' }).fill('dubai mall');
    await plain.getByRole('button', { name: 'Apply' }).click();
    await plain.waitForURL(({ searchParams }) => searchParams.get('near') === 'landmark:Dubai Mall');
    await plain.goto(`${siteUrl()}/buy?location=Dubai+Marina`);
    const marina = countOf(await plain.getByRole('heading', { level: 1 }).innerText());
    await plain.getByText('More filters').click();
    const palm = plain.getByRole('checkbox', { name: /^Palm Jumeirah \(/ });
    const added = countIn(await plain.locator('label', { has: palm }).innerText());
    await palm.check();
    await plain.getByRole('button', { name: 'Apply' }).click();
    await plain.waitForURL(
      ({ searchParams }) => searchParams.getAll('location').join() === 'Dubai Marina,Palm Jumeirah',
    );
    expect(countOf(await plain.getByRole('heading', { level: 1 }).innerText())).toBe(marina + added);
    await context.close();
  });
});
