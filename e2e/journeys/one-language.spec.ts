import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, prefixOf, type Language } from '@manzil/contracts/site-language';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { photographedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

/** Catalogues on demand of texts that only the server writes. */
const OF_THE_SERVER = ['near-filter', 'place-intro', 'search-title'];
const TEXTS = new URL('../../web/app/texts/', import.meta.url);
/** A message without parameters that is too long for a name of the data, which are keys of catalogues. */
const SENTENCE = /'(?=[^'\n]{14})([^'{}<>\\\n]+(?: [^'{}<>\\\n ]+){2,})'(?!:)/g;

describe('the scripts of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it.each(LANGUAGES)('hold the texts of its own language alone, on demand too: %s', async (language) => {
    const prefix = prefixOf(language);
    const { pagelink } = await photographedListing();
    const pages: Record<string, string> = {
      adviser: await adviserPath(),
      blog: '/blog',
      calculators: '/cost-estimate',
      compare: '/compare',
      contact: '/contact',
      favourites: '/favourites',
      legal: '/privacy',
      'mail-link': '/mail/unknown',
      map: '/buy?view=map',
      mortgage: '/mortgageservices',
      owners: '/sell',
      'enquiry-photos': '/sell',
      'person-data': '/mydata',
      'saved-search': '/save-search',
      shortlist: '/shortlist',
      thanks: '/thanks',
      viewing: `/book-viewing/${pagelink}`,
    };
    expect(['faqs', ...Object.keys(pages), ...OF_THE_SERVER].sort()).toEqual(
      [...sentencesOf(language).keys()].sort(),
    );
    const page = await newVisitor(browser);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    const loaded = (area: string) =>
      eventually(() => {
        expect([...scripts].filter((path) => path.includes(`/${area}-`))).toContainEqual(
          expect.stringContaining(`/assets/texts-${language}/`),
        );
        return Promise.resolve();
      });
    await openHydrated(page, siteUrl() + (prefix || '/'));
    await page.locator(`footer a[href="${prefix}/faqs"]`).first().click();
    await loaded('faqs');
    await page.waitForURL(`**${prefix}/faqs`);
    for (const [area, path] of Object.entries(pages)) {
      // Texts on demand are the last scripts that a page requests.
      if (!page.url().endsWith(path)) await page.goto(siteUrl() + prefix + path, { waitUntil: 'commit' });
      await loaded(area);
    }
    await page.context().close();
    const texts = await Promise.all(
      [...scripts].map(async (path) => [path, await (await fetch(siteUrl() + path)).text()] as const),
    );
    const all = texts.map(([, text]) => text).join('\n');
    for (const [area, sentences] of sentencesOf(language)) {
      if (OF_THE_SERVER.includes(area)) continue;
      expect([area, sentences.length]).not.toEqual([area, 0]);
      expect([area, sentences.filter((each) => !all.includes(each))]).toEqual([area, []]);
    }
    for (const other of LANGUAGES.filter((each) => each !== language))
      for (const [area, sentences] of sentencesOf(other))
        for (const [path, text] of texts)
          expect([area, path, sentences.filter((each) => text.includes(each))]).toEqual([area, path, []]);
  });
});

/** Sentences of the catalogues on demand, by catalogue. */
function sentencesOf(language: Language): Map<string, string[]> {
  const folder = new URL(`${language}/on-demand/`, TEXTS);
  return new Map(
    readdirSync(folder).map((name) => {
      const found = readFileSync(new URL(name, folder), 'utf8').matchAll(SENTENCE);
      return [name.replace('.ts', ''), [...found].map(([, sentence = '']) => sentence)];
    }),
  );
}

async function adviserPath(): Promise<string> {
  const team = await (await fetch(`${siteUrl()}/meetmyteam`)).text();
  const [, path] = /href="(\/meetmyteam\/[^"]+)"/.exec(team) ?? [];
  if (path === undefined) throw new Error('The page of the team links to no adviser');
  return path;
}
