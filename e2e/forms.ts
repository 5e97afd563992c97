import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { LEAD_KINDS, type LeadPage } from '@manzil/contracts/leads/lead';
import { asAdmin } from './staff.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Opens a page of a visitor with empty storage; the popup is shown only if `popup` is true. The page is laid out
 * at once, as on every page after the first of a visit; the first view has its own tests.
 */
export async function newVisitor(
  browser: Browser,
  {
    popup = false,
    width = 1280,
    ...options
  }: BrowserContextOptions & { popup?: boolean; width?: number } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript((isShown) => {
    if (isShown) window.localStorage.setItem('popupShown', 'true');
    if (window.sessionStorage.getItem('react-router-scroll-positions') === null)
      window.sessionStorage.setItem('react-router-scroll-positions', '{}');
  }, !popup);
  return context.newPage();
}

export const seriousFindings = (page: Page): Promise<string[]> => findingsOf(page, {});

/** Includes moderate and minor findings. */
export const allFindings = (page: Page): Promise<string[]> => findingsOf(page, {}, []);

export const contrastFindings = (page: Page): Promise<string[]> =>
  findingsOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] });

async function findingsOf(
  page: Page,
  options: Axe.RunOptions,
  ignored: readonly unknown[] = ['minor', 'moderate'],
): Promise<string[]> {
  // The content security policy of the site forbids foreign scripts, but does not apply to the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    // Skips reporting passed rules and loading style sheets for disabled rules, which take a third of the time.
    (more) =>
      (window as unknown as { axe: typeof Axe }).axe.run({
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...more,
      }),
    options,
  );
  return violations
    .filter(({ impact }) => !ignored.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** An email address unique to this test and run. */
export const newEmail = (name: string): string =>
  `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`;

/** Returns all leads of an email address, including spam and newsletter subscriptions. */
export async function leadsOf(email: string): Promise<LeadPage['items']> {
  const call = await asAdmin();
  const answer = await call(`/api/leads?kinds=${LEAD_KINDS.join(',')}&q=${encodeURIComponent(email)}`);
  if (!answer.ok) throw new Error(`The inbox answered ${answer.status}`);
  return ((await answer.json()) as LeadPage).items;
}

/** Requests that submit a form by script. */
export const SENT_FORM = /\/(?:forms\/[^/]+\/answer|popupsubscribe|getemailforsub)$/;

/** Drops the response of each submission for which `lose` returns true. */
export async function loseAnswers(page: Page, lose: (time: number) => boolean): Promise<{ sends: number }> {
  const seen = { sends: 0 };
  await page.route(SENT_FORM, async (route: Route) => {
    seen.sends += 1;
    if (!lose(seen.sends)) return route.continue();
    // The submission arrives; only its response is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  return seen;
}
