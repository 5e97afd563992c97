import type { Browser, Page } from 'playwright-core';
import { newVisitor, seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';
import { adminCredentials } from '../staff.js';

/** A page of the backend, seen by the first admin. */
export async function openSignedIn(browser: Browser, path: string): Promise<Page> {
  const page = await newVisitor(browser);
  const answer = await page.request.post(`${siteUrl()}/login`, {
    data: adminCredentials(),
    headers: { origin: new URL(siteUrl()).origin },
  });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}`);
  await page.addInitScript(() => {
    window.localStorage.setItem('adminLogin', 'true');
    window.localStorage.setItem('userLogin', 'true');
    window.localStorage.setItem('usertype', 'admin');
  });
  await page.goto(siteUrl() + path);
  return page;
}

/** Serious findings of the screen as it is now, in the light and then in the dark. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const light = await seriousFindings(page);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  const dark = await seriousFindings(page);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  return [...light, ...dark];
}
