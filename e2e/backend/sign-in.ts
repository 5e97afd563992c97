import type { Role } from '@manzil/contracts/gateway/account';
import type { Browser, Dialog, Page } from 'playwright-core';
import { contrastFindings, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { adminCredentials, asAdmin, asVisitor, json } from '../staff.js';

export interface Credentials {
  username: string;
  password: string;
}

/** The login URL of staff; no page links to it. */
export function loginUrl(): string {
  const path = process.env.E2E_LOGIN_PATH;
  if (path === undefined) throw new Error('E2E_LOGIN_PATH is not set: run the journeys through `npm test`');
  return siteUrl() + path;
}

/** Fills in and submits the login page; returns the message that the page alerted, if any. */
export async function logIn(page: Page, { username, password }: Credentials): Promise<string | undefined> {
  await openHydrated(page, loginUrl());
  let alerted: string | undefined;
  const hear = (dialog: Dialog): void => {
    alerted = dialog.message();
    void dialog.accept();
  };
  page.on('dialog', hear);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await Promise.race([page.waitForURL('**/backend'), page.getByRole('alert').waitFor()]);
  page.off('dialog', hear);
  if (alerted === 'Login Successfully!') await page.waitForURL('**/backend');
  return alerted;
}

/** Opens the dashboard in a new context, with the member signed in through the API. */
export async function openBackend(browser: Browser, who: Credentials = adminCredentials()): Promise<Page> {
  const page = await openSignedIn(browser, '/backend', who);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

/** Confirms the member's identity through the API; sensitive changes need no confirmation for the next five minutes. */
export async function confirmIdentity(
  page: Page,
  { password }: Credentials = adminCredentials(),
): Promise<void> {
  const answer = await page.request.post(`${siteUrl()}/api/session/confirmation`, {
    data: { method: 'password', password },
    headers: { origin: new URL(siteUrl()).origin },
  });
  if (!answer.ok()) throw new Error(`The confirmation answered ${answer.status()}`);
}

/** Creates a member who has set a password. */
export async function newMember(
  role: Role,
  username = `${role}.${Date.now().toString(36)}`,
): Promise<Credentials> {
  const who = { username, password: 'lantern orbit velvet 42' };
  const call = await asAdmin();
  const answer = await call('/api/members', json('POST', { username: who.username, role }));
  if (!answer.ok) throw new Error(`The invitation answered ${answer.status}`);
  const { link } = (await answer.json()) as { link: { token: string } };
  const chosen = await asVisitor(
    `/api/one-time-links/${link.token}`,
    json('POST', { password: who.password }),
  );
  if (!chosen.ok) throw new Error(`Choosing the password answered ${chosen.status}`);
  return who;
}

/** Opens a page of the backend, signed in through the API; by default as the first admin. */
export async function openSignedIn(
  browser: Browser,
  path: string,
  who: Credentials = adminCredentials(),
): Promise<Page> {
  const page = await newVisitor(browser);
  const answer = await page.request.post(`${siteUrl()}/login`, {
    data: who,
    headers: { origin: new URL(siteUrl()).origin },
  });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}`);
  const [session] = (await answer.json()) as { type: string }[];
  await page.addInitScript((role) => {
    // Set only once, so that it does not undo a logout.
    if (window.sessionStorage.getItem('signedIn') !== null) return;
    window.sessionStorage.setItem('signedIn', 'true');
    window.localStorage.setItem('adminLogin', 'true');
    window.localStorage.setItem('userLogin', 'true');
    window.localStorage.setItem('usertype', role);
  }, session?.type ?? '');
  await page.goto(siteUrl() + path);
  return page;
}

/**
 * Serious findings of the screen as it is now in both themes. Only colours differ between them, so the second theme is
 * checked for contrast alone. The screen stays in the second theme.
 */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const first = await seriousFindings(page);
  // Two clicks take longer than the check; theme.spec.ts switches as members do.
  await page.locator('.backend').evaluate((backend) => {
    backend.dataset.theme = backend.dataset.theme === 'dark' ? 'light' : 'dark';
  });
  return [...first, ...(await contrastFindings(page))];
}

export async function openAccountMenu(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menu', { name: 'Account' }).waitFor();
}

/** Changes between the light and the dark theme. */
export async function switchTheme(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: /^(Dark|Light) theme$/ }).click();
  await page.getByRole('menu', { name: 'Account' }).waitFor({ state: 'detached' });
}
