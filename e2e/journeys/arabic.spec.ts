import { parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { developments, photographedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';

type Node = ReturnType<typeof parseDocument>['children'][number];

const MOST_PAGES = 120;
/** Four words in a row; names of people and schools may have as many. */
const ENGLISH = /(?:[A-Za-z][a-z’']+[\s,]+){3,}[A-Za-z]+/;
const NAMES = /^(?:Sarah and Tom|Dubai British School|Harrow International|Mohammed Bin Rashid)/;
const READ_BY_PEOPLE = ['aria-label', 'alt', 'placeholder', 'title'];
/** Files have no language, and the filters of lists are too many to read. */
const NOT_FOLLOWED = /^\/(?:uploads|assets|api|feed\.xml)|[?&](?:layers|view|bounds|price|sort)=/;

interface Seen {
  language: string | undefined;
  english: string[];
  links: string[];
  leading: string[];
  alternates: Record<string, string>;
  isIndexed: boolean;
}

/** Collects the texts of a page with their language, and the targets of its links. */
function look(html: string, isIndexed: boolean): Seen {
  const seen: Seen = { language: undefined, english: [], links: [], leading: [], alternates: {}, isIndexed };
  const note = (text: string, language: string | undefined): void => {
    const [found] = ENGLISH.exec(text) ?? [];
    if (language === 'ar' && found !== undefined && !NAMES.test(found)) seen.english.push(found);
  };
  const visit = (node: Node, language: string | undefined): void => {
    if ('data' in node && !('attribs' in node) && !('children' in node)) note(node.data, language);
    if (!('attribs' in node) || ['script', 'style', 'template'].includes(node.name)) return;
    const { lang, href, rel, hreflang, name, content } = node.attribs;
    const own = lang ?? language;
    if (node.name === 'html') seen.language = lang;
    if (node.name === 'meta' && name === 'robots' && content?.includes('noindex')) seen.isIndexed = false;
    if (rel === 'alternate' && hreflang !== undefined) seen.alternates[hreflang] = href ?? '';
    for (const attribute of READ_BY_PEOPLE) note(node.attribs[attribute] ?? '', own);
    const to = node.name === 'a' ? href : node.name === 'form' ? node.attribs.action : undefined;
    if (to?.startsWith('/') && hreflang === undefined && !NOT_FOLLOWED.test(to)) {
      if (/^\/ar(?=$|[/?#])/.test(to)) seen.links.push(to.replace(/#.*/, ''));
      else seen.leading.push(to);
    }
    for (const child of node.children) visit(child, own);
  };
  for (const node of parseDocument(html).children) visit(node, undefined);
  return seen;
}

async function read(path: string): Promise<Seen> {
  const answer = await fetch(siteUrl() + path, { headers: { accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  return look(await answer.text(), answer.headers.get('x-robots-tag') === null);
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

  it('names each page in the other language, and a page without Arabic in English alone', async () => {
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
    }
  });

  it('finds homes of a place by its Arabic name, and switches to English with the same filters', async () => {
    const page = await open('/ar/buy');
    const box = page.getByRole('combobox').first();
    await box.pressSequentially('دبي مارينا');
    await box.press('Enter');
    await page.waitForURL(/\/ar\/buy.+/);
    await page.getByRole('heading', { level: 1, name: /دبي مارينا/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const { pathname, search } = new URL(page.url());
    await page.getByRole('link', { name: 'English', exact: true }).first().click();
    await page.waitForURL(siteUrl() + pathname.replace('/ar', '') + search);
    await page.locator('html[lang="en"]').waitFor();
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

  it('loads the texts of its own language alone, and is offered where a browser prefers it', async () => {
    const page = await newVisitor(browser, { locale: 'ar-AE' });
    const scripts: string[] = [];
    page.on('request', (request) => {
      scripts.push(new URL(request.url()).pathname);
    });
    await openHydrated(page, `${siteUrl()}/faqs`);
    const offer = page.getByRole('complementary', { name: 'هذا الموقع متاح بالعربية أيضًا.' });
    await offer.getByRole('link').click();
    await page.waitForURL('**/ar/faqs');
    expect(
      scripts.filter((path) => path.startsWith('/assets/texts-')).map((path) => path.slice(14, 16)),
    ).toEqual(['en', 'ar']);
  });
});
