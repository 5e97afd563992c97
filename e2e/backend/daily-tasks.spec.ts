import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@manzil/contracts/gateway/account';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newEmail } from '../forms.js';
import { siteUrl } from '../site.js';
import { asVisitor, json } from '../staff.js';
import { hears, saveDialog, topDialog } from './section-steps.js';
import { newMember, openBackend } from './sign-in.js';

const mark = randomUUID().slice(0, 8);

/** Clicks are those of the mouse from the dashboard on; what is typed is not counted. */
describe('the daily tasks of each role', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(() => page.context().close());

  const signIn = async (role?: Role): Promise<void> => {
    page = await openBackend(browser, role && (await newMember(role)));
    await page.evaluate(() => {
      window.sessionStorage.setItem('clicks', '0');
    });
    // In the browser, so that navigations are counted on; a press of Enter is not a pointer.
    await page.context().addInitScript(countClicks);
    await page.evaluate(countClicks);
  };
  const clicks = async (): Promise<number> =>
    Number(await page.evaluate(() => window.sessionStorage.getItem('clicks')));
  const open = async (section: string, title: string): Promise<void> => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Status of a request that the browser sends with the session of the member. */
  const statusOf = (method: string, path: string): Promise<number> =>
    page.evaluate(
      async ([method, path]) => {
        const body = method === 'GET' ? null : '{}';
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method, headers, body })).status;
      },
      [method, path] as const,
    );

  it('an editor adds a question, and cannot invite members', async () => {
    await signIn('editor');
    await open('FAQ', 'Faq');
    await button('Add question').click();
    await topDialog(page).getByLabel('Question').fill(`Is there a pool ${mark}?`);
    await topDialog(page).getByLabel('Answer').fill('In most towers.');
    await saveDialog(page);
    await hears(page, 'Published');
    expect(await clicks()).toBeLessThanOrEqual(3);
    expect(await statusOf('POST', '/api/members')).toBe(403);
  });

  it('a marketer writes a post and publishes it, and reads no leads', async () => {
    await signIn('marketer');
    await open('Blog', 'Blogs');
    await page.getByRole('link', { name: 'Add post' }).click();
    await page.getByLabel('Title', { exact: true }).fill(`Towers ${mark}`);
    await page.getByRole('textbox', { name: 'Text' }).fill('Tall, mostly.');
    await button('Publish').click();
    await button('Publish anyway').click();
    await eventually(async () => {
      expect((await asVisitor(`/blog/towers-${mark}`)).status).toBe(200);
    });
    expect(await clicks()).toBeLessThanOrEqual(4);
    expect(await statusOf('GET', '/api/leads')).toBe(403);
  });

  it('a manager gives a lead to a colleague, and changes no members', async () => {
    const name = `Lead ${mark}`;
    const lead = { id: randomUUID(), kind: 'contact', name, email: newEmail('daily'), message: 'Hello' };
    await asVisitor('/api/enquiries', json('POST', { ...lead, page: '/contact' }));
    const colleague = await newMember('agent');
    await signIn('manager');
    await open('Leads', 'Leads');
    await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name }).click();
    const panel = page.getByRole('dialog', { name });
    await panel.getByLabel('Assigned to').selectOption(colleague.username);
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await hears(page, 'saved');
    expect(await clicks()).toBeLessThanOrEqual(3);
    expect(await statusOf('POST', '/api/members')).toBe(403);
  });

  it('an auditor finds who changed what, and changes nothing', async () => {
    await signIn('auditor');
    await open('History', 'Audit');
    await page.getByRole('row').nth(1).waitFor();
    expect(await clicks()).toBeLessThanOrEqual(1);
    expect(await statusOf('POST', '/api/faqs')).toBe(403);
    await page.goto(`${siteUrl()}/backend/faq`);
    await page.getByText('Read only: your role lets you look at this section').waitFor();
  });

  it('an admin is stopped from publishing an incomplete listing', async () => {
    await signIn();
    await open('Listings', 'Properties');
    await page.getByRole('link', { name: 'Add listing' }).click();
    await page.getByLabel('Title', { exact: true }).fill(`Loft ${mark}`);
    await button('Publish').click();
    await page
      .getByRole('dialog', { name: 'Not ready to publish' })
      .getByText('There are no photos.')
      .waitFor();
    expect(await clicks()).toBeLessThanOrEqual(3);
    const entries = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await button('Keep editing').click();
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const entry of await entries.all()) {
      const box = await entry.boundingBox();
      expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    }
  });
});

/** Runs in the page, for each document again. */
function countClicks(): void {
  document.addEventListener(
    'pointerdown',
    () => {
      window.sessionStorage.setItem('clicks', String(Number(window.sessionStorage.getItem('clicks')) + 1));
    },
    true,
  );
}
