import { waitFor } from '@manzil/testing/wait-for';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestSmtp } from '@manzil/testing/smtp';
import type { Browser, Locator, Page } from 'playwright-core';
import { photographedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { linkIn, sharedMailServer } from '../mail.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

/** Moves a finger across the lower part of an element sideways, by pixels to the right. */
async function swipe(element: Locator, distance: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + 0.75 * box.height];
  const session = await element.page().context().newCDPSession(element.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 15; step += 1) await touch('touchMove', [{ x: x + (step / 15) * distance, y }]);
  await touch('touchEnd', []);
  await session.detach();
}

describe('a visit in Arabic', () => {
  let browser: Browser;
  let mail: TestSmtp;
  beforeAll(async () => {
    [browser, mail] = await Promise.all([sharedBrowser(), sharedMailServer()]);
  });

  const visit = (width = 1280): Promise<Page> => newVisitor(browser, { locale: 'ar-AE', width });
  const open = (page: Page, path: string) => openHydrated(page, siteUrl() + path);
  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor();
  /** Subjects in Arabic are encoded, so the mails to an address are identified by their order. */
  const mailNumber = (email: string, number: number) =>
    waitFor(
      `mail ${String(number)} to ${email}`,
      () => mail.received.filter(({ to }) => to.includes(email))[number - 1],
    );

  it('filters a list, sees it on the map, and saves the search', async () => {
    const page = await visit(1440);
    await open(page, '/ar/buy');
    await page.getByRole('button', { name: /^تصفية/ }).click();
    const box = page.getByLabel(/^مفروش \(/);
    await box.focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/ar/buy?furnishing=furnished');
    await page.getByRole('button', { name: /^عرض .*عقار/ }).click();
    await page.getByRole('link', { name: /^إزالة عامل التصفية: .?مفروش/ }).waitFor();
    await page.locator('main article h2 a[lang=en]').first().waitFor();
    const price = page.locator('main article p').filter({ hasText: 'درهم' }).first();
    const widthOf = (style: string) =>
      price.evaluate((element, settings) => {
        element.setAttribute('style', `inline-size:max-content;${settings}`);
        return element.getBoundingClientRect().width;
      }, style);
    // The font draws the word as the sign, which is narrower.
    expect(await widthOf('')).toBeLessThan(await widthOf('font-feature-settings:normal'));
    await page.getByRole('link', { name: 'خريطة', exact: true }).first().click();
    const map = page.getByRole('region', { name: 'خريطة العقارات' });
    await map.getByText('في هذا الجزء من الخريطة').waitFor();
    // The controls are at the inline end, which is on the left.
    const control = await map.getByRole('button', { name: 'تقريب' }).boundingBox();
    const drawn = await map.boundingBox();
    expect((control?.x ?? 0) - (drawn?.x ?? 0)).toBeLessThan((drawn?.width ?? 0) / 4);

    await open(page, '/ar/buy?furnishing=furnished');
    await page.getByRole('link', { name: 'حفظ هذا البحث' }).click();
    const dialog = page.getByRole('dialog', { name: 'إشعارات العقارات الجديدة بالبريد' });
    const email = newEmail('arabic-search');
    await dialog.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
    await dialog.getByRole('button', { name: 'حفظ هذا البحث' }).click();
    await page.getByRole('heading', { name: 'تحقق من بريدك' }).waitFor();
    expect(linkIn(await mailNumber(email, 1), '/ar/mail/')).toContain('/ar/mail/');
    await page.context().close();
  });

  it('saves two homes, compares them and decides with others', async () => {
    const page = await visit();
    await open(page, '/ar/buy');
    const cards = page.locator('main article');
    for (const at of [0, 1]) await cards.nth(at).getByRole('button', { name: /^حفظ / }).click();
    await page.getByRole('status').filter({ hasText: 'حُفظ العقار' }).first().waitFor();
    await open(page, '/ar/favourites');
    await page.getByRole('link', { name: 'مقارنة هذين العقارين' }).click();
    await page.waitForURL(/\/ar\/compare\?homes=/);
    await eventually(() =>
      expect(page.getByRole('table').getByRole('columnheader').count()).resolves.toBe(2),
    );
    await page.getByRole('link', { name: 'الاختيار معاً' }).first().click();
    await page.waitForURL(/\/ar\/shortlist/);
    await page.getByLabel('اسمك').fill('ليلى');
    await page.getByRole('button', { name: 'إنشاء القائمة المختصرة' }).click();
    await page.waitForURL('**/ar/shortlist/*');
    await page.getByText('انضممت باسم').waitFor();
    await page.getByRole('button', { name: 'حفظ ترتيبي' }).click();
    await page.getByText('كل شيء محفوظ.').waitFor();
    await page.context().close();
  });

  it('calculates a payment, and subscribes', async () => {
    const page = await visit();
    await open(page, '/ar/mortgageservices?price=2000000&down=20&years=25&rate=4.25');
    const monthly = () => page.locator('output').first().innerText();
    await eventually(() => expect(monthly()).resolves.toBe('8,668 درهم'));
    // The slider grows to the left, where one reads from right to left.
    await page.getByRole('slider', { name: /^مدة التمويل/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/years=24/);
    await open(page, '/ar');
    const form = page.locator('#newsletter form');
    const email = newEmail('arabic-news');
    await form.getByRole('textbox', { name: /البريد|بريدك/ }).fill(email);
    await form.getByRole('checkbox').check();
    await form.locator('button[type=submit]').click();
    await page.waitForURL('**/ar/thankyou?**');
    expect(await leadsOf(email)).toMatchObject([{ kind: 'newsletter' }]);
    await page.context().close();
  });

  it('books a viewing and moves it by its mail', async () => {
    const { pagelink } = await photographedListing();
    const email = newEmail('arabic-viewing');
    const page = await visit();
    await open(page, `/ar/${pagelink}`);
    await page.getByRole('link', { name: 'حجز معاينة' }).first().click();
    await heading(page, /^حجز معاينة/);
    expect(await seriousFindings(page)).toEqual([]);
    const form = page.locator('form[action="/ar/forms/viewing"]');
    await form.locator('input[name=startsAt]').first().check();
    await form.getByRole('textbox', { name: 'الاسم الكامل' }).fill('ليلى حداد');
    await form.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
    await form.getByRole('textbox', { name: 'رقم الهاتف' }).fill('501234567');
    await form.getByRole('button', { name: 'حجز هذا الموعد' }).click();
    await heading(page, 'حُجزت معاينتك');

    await page.goto(linkIn(await mailNumber(email, 1), '/ar/viewings/'));
    await heading(page, 'معاينتك');
    const choice = page.getByLabel('الموعد الجديد');
    const other = await choice.locator('option').nth(2).getAttribute('value');
    await choice.selectOption(other ?? '');
    await page.getByRole('button', { name: 'تغيير موعد المعاينة' }).click();
    await page.getByText('حُفظ التغيير.').waitFor();
    expect(linkIn(await mailNumber(email, 2), '/ar/viewings/')).toContain('/ar/viewings/');
    await page.context().close();
  });

  it.each([
    ['', 1],
    ['/ar', -1],
  ])('uses menus, rows of cards and messages by keyboard and touch: %s', async (language, side) => {
    const page = await newVisitor(browser, { width: 1100, hasTouch: true });
    await open(page, language || '/');
    const isInWindow = async (part: Locator) => {
      const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 };
      return width > 0 && x >= 0 && x + width <= 1100;
    };
    const menu = page.locator('header nav details').first();
    const summary = menu.locator('summary');
    const list = menu.locator('ul');
    await summary.focus();
    await page.keyboard.press('Enter');
    await eventually(() => expect(isInWindow(list)).resolves.toBe(true));
    await page.keyboard.press('Tab');
    await list.locator('a:focus').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await menu.locator('summary:focus').waitFor();
    await summary.tap();
    await list.waitFor();
    await page.locator('main h2').first().tap();
    await list.waitFor({ state: 'hidden' });

    const row = page.locator('main [role=group][tabindex="0"]').first();
    const [back, on] = [row.locator('~ button').nth(0), row.locator('~ button').nth(1)];
    /** Waits until scroll snapping has ended, because a click would interrupt it; returns the side in view. */
    const passed = () =>
      row.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            let [last, frames] = [Number.NaN, 0];
            const look = (): void => {
              frames = element.scrollLeft === last ? frames + 1 : 0;
              last = element.scrollLeft;
              if (frames < 10) requestAnimationFrame(look);
              else resolve(Math.sign(Math.round(last)));
            };
            look();
          }),
      );
    await row.focus();
    await page.keyboard.press(side === 1 ? 'ArrowRight' : 'ArrowLeft');
    await eventually(() => expect(passed()).resolves.toBe(side));
    await back.press('Enter');
    await eventually(() => expect(passed().then(Math.abs)).resolves.toBe(0));
    await swipe(row, -side * 300);
    await eventually(() => expect(passed()).resolves.toBe(side));
    // A swipe may pass more than one card, of which a tap goes back one.
    for (let taps = 0; taps < 3 && (await passed()) === side; taps += 1) await back.tap();
    await eventually(() => expect(passed().then(Math.abs)).resolves.toBe(0));
    await on.tap();
    await eventually(() => expect(passed()).resolves.toBe(side));

    await open(page, `${language}/buy`);
    const hearts = page.locator('main article button[aria-pressed]');
    const message = page.locator('[role=status][data-react-aria-top-layer] > div');
    const close = message.getByRole('button').last();
    await hearts.nth(0).press('Enter');
    await message.waitFor();
    const [text, button] = await Promise.all([
      message.locator('span').first().boundingBox(),
      close.boundingBox(),
    ]);
    expect(Math.sign((button?.x ?? 0) - (text?.x ?? 0))).toBe(side);
    await close.press('Enter');
    await message.waitFor({ state: 'detached' });
    await hearts.nth(1).tap();
    await close.tap();
    await message.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('moves photographs, tabs and cards to the left', async () => {
    const [on, back] = ['ArrowLeft', 'ArrowRight'];
    const { pagelink, images } = await photographedListing();
    const page = await visit(1280);
    await open(page, '/ar/buy');
    const card = page
      .locator('main article')
      .filter({ has: page.locator('a img') })
      .first();
    const row = card.locator('a[aria-hidden=true]').first();
    const scrolled = () => row.evaluate((element) => Math.sign(Math.round(element.scrollLeft)));
    await card.getByRole('heading').getByRole('link').focus();
    await page.keyboard.press(on);
    await eventually(() => expect(scrolled()).resolves.toBe(-1));
    await page.keyboard.press(back);
    await eventually(() => expect(scrolled().then(Math.abs)).resolves.toBe(0));

    await open(page, `/ar/${pagelink}`);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(on);
    await eventually(() => expect(tabs.nth(1).getAttribute('aria-selected')).resolves.toBe('true'));
    await page.keyboard.press(back);
    await eventually(() => expect(tabs.first().getAttribute('aria-selected')).resolves.toBe('true'));

    await page.locator('main section button:has(img)').first().click();
    const dialog = page.getByRole('dialog');
    const shows = (number: number) => {
      const place = `${String(number)} من ${String(images.length)}`;
      return dialog.locator(`.yarl__slide_current[aria-label="${place}"]`).waitFor();
    };
    await shows(1);
    await page.keyboard.press(on);
    await shows(2);
    await page.keyboard.press(back);
    await shows(1);
    await page.context().close();
  });
});
