import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { StoredReplies } from '@manzil/contracts/leads/reply';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newEmail, seriousFindings } from '../forms.js';
import { mailTo, sharedMailServer } from '../mail.js';
import { siteUrl } from '../site.js';
import { adminCredentials, asAdmin, asVisitor, json } from '../staff.js';
import { openBackend } from './sign-in.js';

interface Sent {
  id: string;
  name: string;
  email: string;
}

/** Sends an enquiry without a listing; with a `website` it is stored as spam. */
async function send(name: string, more: Record<string, unknown> = {}): Promise<Sent> {
  const lead = { id: randomUUID(), name, email: newEmail('backend') };
  const message = 'Is the flat by the water still free?';
  const body = { ...lead, kind: 'contact', message, page: '/aboutus', ...more };
  const answer = await asVisitor('/api/enquiries', json('POST', body));
  if (!answer.ok) throw new Error(`The enquiry answered ${answer.status}`);
  return lead;
}

const stored = async (id: string): Promise<Lead> =>
  (await (await (await asAdmin())(`/api/leads/${id}`)).json()) as Lead;

describe('Leads', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openBackend(browser);
  });

  const open = async (query: string, on = page): Promise<void> => {
    await on.goto(`${siteUrl()}/backend/leads?${query}`);
    await on.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
  };
  const rowOf = (name: string, on = page): Locator => on.getByRole('row').filter({ hasText: name });

  it('appear in an open list, in the menu and in the title of every tab by themselves', async () => {
    const other = await page.context().newPage();
    await other.goto(`${siteUrl()}/backend/faq`);
    await open('sort=newest');
    const { name } = await send(`Live ${randomUUID().slice(0, 8)}`);
    await rowOf(name).waitFor();
    const [, count = ''] = /^\((\d+)\) Leads/.exec(await page.title()) ?? [];
    await page.getByRole('link', { name: `Leads ${count} new` }).waitFor();
    await other.getByRole('link', { name: `Leads ${count} new` }).waitFor();
    await other.waitForFunction((start) => document.title.startsWith(start), `(${count}) `);
    await other.close();
  });

  it('keep what was typed and not saved', async () => {
    const { id, name } = await send('Draft Lead');
    await open(`lead=${id}`);
    const action = page.getByRole('dialog', { name }).getByLabel('Next action');
    await action.fill('Half a thought');
    // Drafts of leads contain personal data and are stored for this tab only.
    await page.waitForFunction(
      (name) => Object.keys(window.sessionStorage).some((key) => key.endsWith(name)),
      `:lead:${id}`,
    );
    await page.goto(`${siteUrl()}/backend/leads?lead=${id}`);
    await page.getByText('Your unsaved changes have been restored.').waitFor();
    await eventually(() => expect(action.inputValue()).resolves.toBe('Half a thought'));
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await eventually(() => expect(action.inputValue()).resolves.toBe(''));
  });

  it.each([
    ['Keep mine', 'Mine'],
    ['Take theirs', 'Theirs'],
  ])('tell who saved in between: %s', async (choice, nextAction) => {
    const { id, name } = await send(`Contested ${choice}`);
    await open(`lead=${id}`);
    const panel = page.getByRole('dialog', { name });
    await panel.getByLabel('Next action').fill('Mine');
    const colleague = await asAdmin();
    const body = { nextAction: 'Theirs', status: 'in-progress', expectedVersion: 1 };
    expect((await colleague(`/api/leads/${id}`, json('PATCH', body))).ok).toBe(true);
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('admin saved this lead').waitFor();
    await panel.getByRole('button', { name: choice }).click();
    await panel.getByText('admin saved this lead').waitFor({ state: 'detached' });
    await eventually(() => expect(panel.getByLabel('Next action').inputValue()).resolves.toBe(nextAction));
    // Fields that were not edited here keep the colleague's values.
    expect(await stored(id)).toMatchObject({ nextAction, status: 'in-progress' });
  });

  it('that a machine seems to have sent stay apart until they are released', async () => {
    const { id, name, email } = await send('Spam Lead', { website: 'https://spam.example' });
    await open(`q=${email}`);
    await page.getByText('No leads match.').waitFor();
    await open(`status=spam&q=${email}`);
    await page.getByRole('button', { name: `Not spam: ${name}` }).click();
    await page.getByText('There is no spam.').waitFor();
    expect((await stored(id)).status).toBe('new');
  });

  it('are answered on a phone, from a saved reply, by a mail that the timeline has', async () => {
    const mail = await sharedMailServer();
    const { id, name, email } = await send('Phone Lead');
    const call = await asAdmin();
    const storedReplies = async (): Promise<StoredReplies> =>
      (await (await call('/api/saved-replies')).json()) as StoredReplies;
    const saveReplies = async (replies: StoredReplies['replies']): Promise<void> => {
      const { version } = await storedReplies();
      const answer = await call('/api/saved-replies', json('PUT', { replies, expectedVersion: version }));
      expect(answer.status).toBe(200);
    };
    const { replies: before } = await storedReplies();
    await saveReplies([{ name: 'Still free', language: 'en', text: 'Dear {name}, it is still free.' }]);
    await page.setViewportSize({ width: 375, height: 667 });
    try {
      await open(`lead=${id}`);
      const panel = page.getByRole('dialog', { name, exact: true });
      for (const part of [
        panel.getByRole('button', { name: 'Email' }),
        panel.getByRole('button', { name: 'Note', exact: true }),
        panel.getByLabel('Stage'),
        panel.getByLabel('Next action'),
      ]) {
        await part.waitFor();
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(667);
      }
      await panel.getByRole('button', { name: 'Email' }).click();
      const reply = page.getByRole('dialog', { name: `Email ${name}` });
      await reply.getByLabel('Subject').fill('The flat by the water');
      await reply.getByLabel('Saved reply').selectOption('Still free');
      expect(await seriousFindings(page)).toEqual([]);
      await reply.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Email on its way.').waitFor();
      const { source } = await mailTo(mail, email, 'The flat by the water');
      expect(source).toContain(`Dear ${name}, it is still free.`);
      await panel.getByText('admin emailed').waitFor();
      await eventually(() => expect(panel.getByLabel('Stage').inputValue()).resolves.toBe('contacted'));
    } finally {
      await page.setViewportSize({ width: 1280, height: 900 });
      await saveReplies(before);
    }
  });

  it('are exported to those who may and confirm who they are, with the filter of the list', async () => {
    const { email } = await send('Exported Lead');
    await open(`q=${email}`);
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await question.getByLabel('Password').fill('not it');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await question.getByText('This is not your password.').waitFor();
    await question.getByLabel('Password').fill(adminCredentials().password);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: 'Confirm' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  });
});
