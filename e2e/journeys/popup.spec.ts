import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { leadsOf, loseAnswers, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';

describe('the popup of the home page', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  const open = async (): Promise<Locator> => {
    page = await newVisitor(browser, { popup: true });
    await page.goto(siteUrl(), { waitUntil: 'commit' });
    const dialog = page.getByRole('dialog', { name: 'How can we help you?' });
    await dialog.waitFor();
    return dialog;
  };
  const box = (dialog: Locator, name: string): Locator => dialog.getByRole('textbox', { name, exact: true });
  const fill = async (dialog: Locator, email: string): Promise<void> => {
    await box(dialog, 'Full name').fill('Layla Haddad');
    await box(dialog, 'Email').fill(email);
    await box(dialog, 'Phone').fill('050 123 4567');
    await dialog.getByRole('combobox', { name: 'How can we help you?' }).selectOption('Holiday homes');
  };

  it('has no serious finding, open and with errors, wide or on a telephone', async () => {
    const dialog = await open();
    const check = async (): Promise<void> => {
      expect(await seriousFindings(page)).toEqual([]);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
      }
    };
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByRole('alert').waitFor();
    await check();
    await dialog.getByRole('button', { name: /^Country/ }).click();
    await dialog.getByRole('option').first().waitFor();
    await check();
  });

  it('says what is wrong, as a field is left and when it is sent, finds a country by keyboard alone, and keeps the focus inside', async () => {
    const dialog = await open();
    await box(dialog, 'Email').fill('layla@example');
    await box(dialog, 'Phone').focus();
    const message = dialog.getByText('Please enter a valid email address.');
    await message.waitFor();
    await box(dialog, 'Email').fill('layla@example.com');
    await message.waitFor({ state: 'detached' });

    const country = dialog.getByRole('button', { name: /^Country/ });
    await eventually(() =>
      expect(country.getAttribute('aria-label')).resolves.toBe('Country: United Arab Emirates, +971'),
    );
    await country.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('option').first().waitFor();
    await page.keyboard.type('united k');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Country: United Kingdom, +44' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('+966');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Country: Saudi Arabia, +966' }).waitFor();
    // Escape closes only the list.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await eventually(() => expect(dialog.isVisible()).resolves.toBe(true));
    // A number with a country code selects its country.
    await box(dialog, 'Phone').fill('+44 7911 123456');
    await dialog.getByRole('button', { name: 'Country: United Kingdom, +44' }).waitFor();

    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(outside).toBe(false);
    }
    const seen = await loseAnswers(page, () => false);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const alert = dialog.getByRole('alert');
    await alert.waitFor();
    await eventually(() => expect(alert.innerText()).resolves.toContain('Please Enter Valid Data!'));
    await eventually(() =>
      expect(alert.evaluate((element) => element === document.activeElement)).resolves.toBe(true),
    );

    await fill(dialog, 'layla');
    await box(dialog, 'Phone').fill('123');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await alert.getByText('Please enter a valid phone number!').waitFor();
    const text = await dialog.innerText();
    expect(text).toContain('Please enter a valid email address.');
    expect(text).toContain('Please enter a valid phone number.');
    expect(text).not.toContain('Please Enter Valid Data!');
    await eventually(() => expect(box(dialog, 'Phone').getAttribute('aria-invalid')).resolves.toBe('true'));
    expect(seen.sends).toBe(0);
  });

  it('sends one lead however often it is clicked, and goes to /subscribeus', async () => {
    const dialog = await open();
    const email = newEmail('popup');
    await fill(dialog, email);
    await dialog.getByRole('button', { name: 'Submit' }).dblclick();
    await page.waitForURL('**/subscribeus');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await leadsOf(email)).toMatchObject([
      { kind: 'popup', name: 'Layla Haddad', phone: '+971501234567', helpOption: 'Holiday homes' },
    ]);
  });

  it('keeps everything typed when the answer is lost, and sends the same lead again', async () => {
    const dialog = await open();
    const email = newEmail('popup-lost');
    const seen = await loseAnswers(page, (time) => time === 1);
    await fill(dialog, email);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/An error occurred while processing your request/)
      .waitFor();
    await eventually(() => expect(box(dialog, 'Email').inputValue()).resolves.toBe(email));
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/subscribeus');
    expect(seen.sends).toBe(2);
    expect(await leadsOf(email)).toHaveLength(1);
  });
});
