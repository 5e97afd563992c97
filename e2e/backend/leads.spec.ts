import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { leadsOf, newEmail, seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';
import { adminCredentials, asAdmin, asVisitor, json } from '../staff.js';
import { newMember, openBackend } from './sign-in.js';

interface Sent {
  id: string;
  name: string;
  email: string;
}

/** An enquiry about nothing in particular. A held one is taken for spam. */
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
    browser = await launchBrowser();
    page = await openBackend(browser);
  });
  afterAll(() => browser.close());

  const open = async (query: string, on = page): Promise<void> => {
    await on.goto(`${siteUrl()}/backend/leads?${query}`);
    await on.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
  };
  const rowOf = (name: string, on = page): Locator => on.getByRole('row').filter({ hasText: name });

  it('are searched and filtered in the address, which shows the same to a colleague', async () => {
    const mark = `Finder${randomUUID().slice(0, 8)}`;
    await send(mark);
    await send(`${mark} seller`, { kind: 'sell' });
    await open('');
    await page.getByLabel('Search', { exact: true }).fill(mark);
    await page.waitForURL('**/backend/leads*q=*');
    await page.getByText('2 in all').waitFor();
    await page.getByLabel('Kind').selectOption({ label: 'Sell' });
    await page.getByText('1 in all').waitFor();
    expect(new URL(page.url()).search).toBe(`?q=${mark}&kinds=sell`);
    await page.reload();
    await page.getByText('1 in all').waitFor();
    await eventually(() => expect(page.getByLabel('Kind').inputValue()).resolves.toBe('sell'));
    await open(`q=${mark}&to=2020-01-01`);
    await page.getByText('No leads match.').waitFor();
    await open(`kinds=contact,sell,listing,mortgage&q=${mark}`);
    await page.getByText('2 in all').waitFor();
    await eventually(() =>
      expect(page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).resolves.toContain(
        `q=${mark}`,
      ),
    );
  });

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

  it('get a status from the list, at once, and back by Undo', async () => {
    const { id, name, email } = await send('Status Lead');
    await open(`q=${email}`);
    await rowOf(name).getByRole('combobox').selectOption('in-progress');
    await page.getByText('Marked as in progress').waitFor();
    expect((await stored(id)).status).toBe('in-progress');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Marked as new').waitFor();
    expect((await stored(id)).status).toBe('new');
  });

  it('show all that was sent, and keep notes and who takes care', async () => {
    const { id, name, email } = await send('Worked Lead');
    await open(`q=${email}`);
    await page.getByRole('link', { name }).click();
    const panel = page.getByRole('dialog', { name });
    await panel.getByText('Is the flat by the water still free?').waitFor();
    await eventually(() =>
      expect(panel.getByRole('link', { name: '/aboutus' }).getAttribute('href')).resolves.toBe('/aboutus'),
    );
    await panel.getByLabel('Notes').fill('Called, wants a viewing');
    await panel.getByLabel('Assigned to').selectOption('admin');
    await panel.getByLabel('Status').selectOption('in-progress');
    await panel.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await stored(id)).toMatchObject({
      notes: 'Called, wants a viewing',
      assignee: 'admin',
      status: 'in-progress',
    });
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await eventually(() => expect(rowOf(name).innerText()).resolves.toContain('admin'));
  });

  it('are worked on from the board by the keyboard alone, from new to won', async () => {
    const { id, name, email } = await send('Board Lead');
    await open(`view=board&q=${email}`);
    const columnOf = (stage: string): Locator =>
      page.getByRole('region', { name: `${stage} 1`, exact: true });
    const handle = page.getByRole('button', { name: `Move ${name}` });
    await columnOf('New').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await handle.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: `Move ${name}`, pressed: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(`${name} is over Contacted`).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText(`${name}: now in Contacted`).waitFor();
    await columnOf('Contacted').getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name });
    await panel.getByLabel('Add a note').focus();
    await page.keyboard.type('Wants to buy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Note added', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.getByLabel(`Stage of ${name}`).focus();
    await page.keyboard.type('Won');
    await columnOf('Won').getByRole('link', { name }).waitFor();
    await page.getByText(`${name}: now in Won`).waitFor();
    expect(await stored(id)).toMatchObject({ stage: 'won', status: 'done' });
  });

  it('keep what was typed and not saved', async () => {
    const { id, name } = await send('Draft Lead');
    await open(`lead=${id}`);
    await page.getByRole('dialog', { name }).getByLabel('Notes').fill('Half a thought');
    // Notes about a person stay in this tab.
    await page.waitForFunction(
      (name) => Object.keys(window.sessionStorage).some((key) => key.endsWith(name)),
      `:lead:${id}`,
    );
    await page.goto(`${siteUrl()}/backend/leads?lead=${id}`);
    await page.getByText('Your unsaved changes have been restored.').waitFor();
    await eventually(() => expect(page.getByLabel('Notes').inputValue()).resolves.toBe('Half a thought'));
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await eventually(() => expect(page.getByLabel('Notes').inputValue()).resolves.toBe(''));
  });

  it.each([
    ['Keep mine', 'Mine'],
    ['Take theirs', 'Theirs'],
  ])('tell who saved in between: %s', async (choice, notes) => {
    const { id, name } = await send(`Contested ${choice}`);
    await open(`lead=${id}`);
    const panel = page.getByRole('dialog', { name });
    await panel.getByLabel('Notes').fill('Mine');
    const colleague = await asAdmin();
    const body = { notes: 'Theirs', status: 'in-progress', expectedVersion: 1 };
    expect((await colleague(`/api/leads/${id}`, json('PATCH', body))).ok).toBe(true);
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('admin saved this lead').waitFor();
    await panel.getByRole('button', { name: choice }).click();
    await panel.getByText('admin saved this lead').waitFor({ state: 'detached' });
    await eventually(() => expect(panel.getByLabel('Notes').inputValue()).resolves.toBe(notes));
    // Fields that were not touched here stay as the colleague left them.
    expect(await stored(id)).toMatchObject({ notes, status: 'in-progress' });
  });

  it('that a machine seems to have sent stay apart until somebody releases them', async () => {
    const { id, name, email } = await send('Held Lead', { website: 'https://spam.example' });
    expect(await leadsOf(email)).toMatchObject([{ status: 'spam' }]);
    await open(`q=${email}`);
    await page.getByText('No leads match.').waitFor();
    await open(`status=spam&q=${email}`);
    await page.getByRole('button', { name: `Not spam: ${name}` }).click();
    await page.getByText('There is no spam.').waitFor();
    expect((await stored(id)).status).toBe('new');
    await open(`q=${email}`);
    await rowOf(name).waitFor();
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

  it('are taken by an agent, who sees no export', async () => {
    const { id, name, email } = await send('Agent Lead');
    const agent = await newMember('agent');
    const own = await openBackend(browser, agent);
    await open(`q=${email}`, own);
    await own.getByRole('link', { name }).click();
    await own.getByRole('dialog').getByLabel('Assigned to').selectOption(agent.username);
    await own.getByRole('button', { name: 'Save' }).click();
    await own.getByText('Saved', { exact: true }).waitFor();
    expect((await stored(id)).assignee).toBe(agent.username);
    await eventually(() => expect(own.getByRole('link', { name: 'Export CSV' }).count()).resolves.toBe(0));
    await own.context().close();
  });

  it.each(['light', 'dark'])('have no serious finding, %s', async (theme) => {
    await send('Seen Lead');
    await open('');
    const toggle = page.getByRole('button', { name: theme === 'dark' ? 'Dark' : 'Light', exact: true });
    if ((await toggle.count()) > 0) await toggle.click();
    await page.locator(`.backend[data-theme="${theme}"]`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
