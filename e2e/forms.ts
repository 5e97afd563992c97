import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { LEAD_KINDS, type LeadPage } from '@manzil/contracts/leads/lead';
import { asAdmin } from './staff.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A page of a visitor with empty storage, who does not meet the popup unless `popup` is true. The page is laid out as a
 * whole at once, as every page after the first one of a visit is: the first view has tests of its own.
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

/** Serious findings of the current page. */
export const seriousFindings = (page: Page): Promise<string[]> => findingsOf(page, {});

/** Serious findings about colours. */
export const contrastFindings = (page: Page): Promise<string[]> =>
  findingsOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] });

async function findingsOf(page: Page, options: Axe.RunOptions): Promise<string[]> {
  // The site's policy forbids foreign scripts; evaluating through the debugger is not bound by it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    // Listing all that passed, and loading style sheets for rules that are off, would take a third of the time.
    (more) =>
      (window as unknown as { axe: typeof Axe }).axe.run({
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...more,
      }),
    options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** An address that no other test and no other run has used. */
export const newEmail = (name: string): string =>
  `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@example.com`;

/** Returns all that the agency has received from an address, spam and newsletter included. */
export async function leadsOf(email: string): Promise<LeadPage['items']> {
  const call = await asAdmin();
  const answer = await call(`/api/leads?kinds=${LEAD_KINDS.join(',')}&q=${encodeURIComponent(email)}`);
  if (!answer.ok) throw new Error(`The inbox answered ${answer.status}`);
  return ((await answer.json()) as LeadPage).items;
}

/** The calls that send a form with scripts. */
export const SENT_FORM = /\/(?:forms\/[^/]+\/answer|popupsubscribe|getemailforsub)$/;

/** Lets `lose` decide, for each send of a form, whether the visitor gets its answer. */
export async function loseAnswers(page: Page, lose: (time: number) => boolean): Promise<{ sends: number }> {
  const seen = { sends: 0 };
  await page.route(SENT_FORM, async (route: Route) => {
    seen.sends += 1;
    if (!lose(seen.sends)) return route.continue();
    // The form arrives; only its answer does not.
    await route.fetch();
    return route.abort('connectionreset');
  });
  return seen;
}
