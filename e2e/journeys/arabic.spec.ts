import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { developments, photographedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { readLanguages, type PageLanguages } from '../page-languages.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';

const MOST_PAGES = 120;

async function read(path: string): Promise<PageLanguages> {
  const answer = await fetch(siteUrl() + path, { headers: { accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  const page = readLanguages(await answer.text());
  return answer.headers.get('x-robots-tag') === null ? page : { ...page, isIndexed: false };
}

describe('the site in Arabic', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  const open = async (path: string): Promise<Page> => {
    const page = await newVisitor(browser, { locale: 'ar-AE' });
    await openHydrated(page, siteUrl() + path);
    return page;
  };

  it('is in Arabic on every page, and its links stay there', async () => {
    const queue = ['/ar'];
    const known = new Set(queue);
    for (let at = 0; at < Math.min(queue.length, MOST_PAGES); at += 1) {
      const path = queue[at] ?? '';
      const { language, english, links, leading, alternates, isIndexed } = await read(path);
      expect({ path, language, english, leading }).toEqual({
        path,
        language: 'ar',
        english: [],
        leading: [],
      });
      if (isIndexed && !path.includes('?'))
        expect(alternates).toEqual({
          ar: siteUrl() + path,
          en: siteUrl() + (path.replace('/ar', '') || '/'),
          'x-default': siteUrl() + (path.replace('/ar', '') || '/'),
        });
      for (const link of links) {
        if (known.has(link)) continue;
        known.add(link);
        queue.push(link);
      }
    }
    expect(queue.length).toBeGreaterThan(MOST_PAGES);
  });

  it('names each page in the other language, in sitemaps too, and a page without Arabic in English alone', async () => {
    const { alternates } = await read('/faqs');
    expect(alternates.ar).toBe(`${siteUrl()}/ar/faqs`);
    expect((await read('/ar/faqs')).alternates).toEqual(alternates);
    const [project] = await developments();
    const path = `/${project?.pagelink ?? ''}`;
    const arabic = `/api/admin/translations/development/${String(project?.id ?? 0)}`;
    const both = { en: siteUrl() + path, ar: `${siteUrl()}/ar${path}`, 'x-default': siteUrl() + path };
    const call = await asAdmin();
    for (const ready of [false, true]) {
      const { version: expectedVersion } = (await (await call(arabic)).json()) as { version: number };
      await call(arabic, json('PUT', { texts: {}, ready, expectedVersion }));
      const languages = { isIndexed: true, alternates: ready ? both : {} };
      await eventually(() => expect(read(path)).resolves.toMatchObject(languages));
      await eventually(() =>
        expect(read(`/ar${path}`)).resolves.toMatchObject({ ...languages, isIndexed: ready }),
      );
      await eventually(async () => {
        const sitemap = await (await fetch(`${siteUrl()}/sitemaps/arabic.xml`)).text();
        expect(sitemap).toContain(`<loc>${siteUrl()}/ar/faqs</loc>`);
        expect(sitemap.includes(`<loc>${both.ar}</loc>`)).toBe(ready);
      });
    }
  });

  it('finds homes of a place by its Arabic name, and switches to English with the same filters and position', async () => {
    const page = await open('/ar/buy');
    const box = page.getByRole('combobox').first();
    await box.pressSequentially('دبي مارينا');
    await box.press('Enter');
    await page.waitForURL(/\/ar\/buy.+/);
    await page.getByRole('heading', { level: 1, name: /دبي مارينا/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const { pathname, search } = new URL(page.url());
    const shownPart = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return window.scrollY / (scrollHeight - clientHeight);
      });
    await page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' });
    });
    const part = await shownPart();
    expect(part).toBeGreaterThan(0.2);
    await page.getByRole('link', { name: 'English', exact: true }).first().click();
    await page.waitForURL(siteUrl() + pathname.replace('/ar', '') + search);
    await page.locator('html[lang="en"]').waitFor();
    await eventually(() => expect(shownPart()).resolves.toBeCloseTo(part, 1));
  });

  it('takes an enquiry about a home, with messages in Arabic', async () => {
    const { pagelink } = await photographedListing();
    const page = await open(`/ar/${pagelink}`);
    const form = page.locator('#enquiry form');
    const email = newEmail('arabic');
    await form.getByRole('textbox', { name: 'الاسم الكامل' }).fill('ليلى حداد');
    await form.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('layla@');
    await form.locator('button[type=submit]').click();
    await form.getByRole('alert').waitFor();
    await form.getByText('يرجى إدخال بريد إلكتروني صحيح').first().waitFor();
    await form.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
    await form.locator('button[type=submit]').click();
    await eventually(async () => {
      expect(await leadsOf(email)).toMatchObject([{ kind: 'listing', name: 'ليلى حداد' }]);
    });
  });

  it('answers a form without scripts in Arabic', async () => {
    const answer = await fetch(`${siteUrl()}/ar/forms/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteUrl() },
      body: 'email=layla%40',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain('action="/ar/forms/newsletter"');
    expect(html).toContain('يرجى إدخال بريد إلكتروني صحيح');
  });

  it('is offered where a browser prefers it', async () => {
    const page = await newVisitor(browser, { locale: 'ar-AE' });
    await openHydrated(page, `${siteUrl()}/faqs`);
    const offer = page.getByRole('complementary', { name: 'هذا الموقع متاح بالعربية أيضًا.' });
    await offer.getByRole('link').click();
    await page.waitForURL('**/ar/faqs');
  });
});
