import { beforeEach, describe, expect, it } from 'vitest';
import { listLeadViews } from '@manzil/contracts/http/lead-views';
import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/leads';
import { addTimelineEntry, showTimeline } from '@manzil/contracts/http/lead-timeline';
import { erasePersonOfLead } from '@manzil/contracts/http/person-data';
import type { LeadNotice, LeadSummary } from '@manzil/contracts/leads/lead';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/leads';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const ID = '0190a3c4-0000-7000-8000-000000000001';
const SAVED_BY_OMAR = refuse('CONFLICT', 'Somebody saved this.', {
  details: { reason: 'version', version: 2, updatedBy: 'omar', updatedAt: '2026-11-22T09:00:00Z' },
});
const summary: LeadSummary = {
  id: ID,
  kind: 'contact',
  status: 'new',
  name: 'Noor',
  email: 'noor@example.com',
  phone: null,
  helpOption: null,
  listing: null,
  page: '/aboutus',
  excerpt: 'Is it free?',
  assignee: null,
  source: null,
  enteredBy: null,
  sentQuickly: false,
  routedBy: null,
  respondBy: null,
  stage: 'new',
  lostReason: null,
  nextAction: null,
  nextActionOn: null,
  tags: [],
  subscription: null,
  version: 1,
  receivedAt: '2026-11-22T08:00:00Z',
  updatedAt: '2026-11-22T08:00:00Z',
};
const { excerpt, ...rest } = summary;
const lead = {
  ...rest,
  message: excerpt,
  notes: '',
  consentText: null,
  consentedAt: null,
  consents: [],
  notices: [],
};
const inbox = (...items: LeadSummary[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 25,
  pageCount: 1,
});

async function openPanel(session?: Session) {
  const at = `/backend/leads?lead=${ID}`;
  const { user } = renderScreen(route, { path: '/backend/leads', at, ...(session && { session }) });
  const panel = await screen.findByRole('dialog', { name: 'Noor' });
  return { user, panel, action: within(panel).getByLabelText('Next action') };
}

describe('the inbox', () => {
  beforeEach(() => {
    stubApi(listLeadViews, { views: [] });
    stubApi(http.listLeads, inbox(summary));
    stubApi(http.showLead, lead);
    stubApi(http.listAssignees, { usernames: [] });
    stubApi(http.listOtherLeads, { leads: [], total: 0 });
    stubApi(showTimeline, { entries: [], next: null });
    stubApi(addTimelineEntry, undefined);
  });

  it('moves a lead from the list, and takes it back when the change is refused', async () => {
    const { user } = renderScreen(route, { path: '/backend/leads' });
    stubApi(http.changeLead, refuse('UNAVAILABLE', 'Leads are not available right now'));
    await user.selectOptions(await screen.findByLabelText('Stage of Noor'), 'offer');
    expect(await screen.findByText('Leads are not available right now')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Stage of Noor')).toHaveValue('new');
    });
  });

  it('asks in the list why a lead was lost', async () => {
    const requests = stubApi(http.changeLead, { ...lead, status: 'done', stage: 'lost', version: 2 });
    const { user } = renderScreen(route, { path: '/backend/leads' });
    await user.selectOptions(await screen.findByLabelText('Stage of Noor'), 'Lost');
    const question = within(await screen.findByRole('dialog', { name: 'Why was Noor lost?' }));
    expect(requests).toEqual([]);
    await user.selectOptions(question.getByLabelText(/^Lost because/), 'Price');
    await user.click(question.getByRole('button', { name: 'Move to Lost' }));
    expect(await screen.findByText('Noor: now in Lost')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      { stage: 'lost', lostReason: 'price', expectedVersion: 1 },
    ]);
  });

  it('moves a lead to the spam and back, and saves over what is stored then', async () => {
    const { user, panel, action } = await openPanel();
    const spam = { ...lead, status: 'spam' as const, stage: null, version: 2 };
    const requests = stubApi(http.changeLead, spam);
    stubApi(http.showLead, spam);
    await user.click(within(panel).getByRole('button', { name: 'Mark as spam' }));
    expect(await screen.findByText('Marked as spam')).toBeVisible();
    expect(within(panel).getByLabelText('Stage')).toHaveDisplayValue('Spam');
    expect(within(panel).queryByRole('button', { name: 'Book a viewing' })).toBeNull();
    const released = stubApi(http.changeLead, { ...lead, version: 3 });
    stubApi(http.showLead, { ...lead, version: 3 });
    await user.click(within(panel).getByRole('button', { name: 'Not spam' }));
    expect(await screen.findByText('No longer spam')).toBeVisible();
    await waitFor(() => {
      expect(within(panel).getByLabelText('Stage')).toHaveDisplayValue('New');
    });
    expect(requests.map(({ body }) => body)).toEqual([{ status: 'spam', expectedVersion: 1 }]);
    expect(released.map(({ body }) => body)).toEqual([{ status: 'new', expectedVersion: 2 }]);
    const saved = stubApi(http.changeLead, { ...lead, nextAction: 'Called', version: 4 });
    await user.type(action, 'Called');
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved.map(({ body }) => body)).toEqual([{ nextAction: 'Called', expectedVersion: 3 }]);
  });

  it('says that there is no lead of an id', async () => {
    stubApi(http.showLead, refuse('NOT_FOUND', 'There is no such lead'));
    renderScreen(route, { path: '/backend/leads', at: `/backend/leads?lead=${ID}` });
    expect(await screen.findByRole('dialog', { name: 'There is no such lead' })).toBeVisible();
  });

  it('says whom it was mailed to, and why not', async () => {
    const notice = (recipient: string, status: LeadNotice['status'], error: string | null = null) => ({
      recipient,
      status,
      error,
      at: '2026-11-22T08:00:04Z',
    });
    stubApi(http.showLead, {
      ...lead,
      notices: [
        notice('sales@agency.example', 'sent'),
        notice('office@agency.example', 'no-server'),
        notice('old@agency.example', 'failed', '550 No such mailbox'),
        { ...notice('agent@agency.example', 'cancelled'), kind: 'assigned-lead' as const },
      ],
    });
    const { panel } = await openPanel();
    expect(within(panel).getByText(/^Emailed to sales@agency.example, 22 Nov/)).toBeVisible();
    expect(within(panel).getByText(/office@agency.example: no mail server is set up/)).toBeVisible();
    expect(within(panel).getByText(/old@agency.example.*550 No such mailbox/)).toBeVisible();
    expect(within(panel).getByText(/the assignee, agent@agency.example: .* reassigned first/)).toBeVisible();
  });

  it('opens the exact text that the person agreed to', async () => {
    const hash = 'a'.repeat(64);
    const consent = { document: 'privacy' as const, hash, version: 3, language: 'en', at: lead.receivedAt };
    const agreed = { consentText: 'I agree.', consentedAt: lead.receivedAt, consents: [consent] };
    stubApi(http.showLead, { ...lead, ...agreed });
    const requests = stubApi(http.showConsentText, { text: 'We keep it for a year.' });
    const { user, panel } = await openPanel();
    expect(requests).toEqual([]);
    await user.click(within(panel).getByText(/^Privacy notice, version 3, en/));
    expect(await within(panel).findByText('We keep it for a year.')).toBeVisible();
    expect(within(panel).getByText(`SHA-256: ${hash}`)).toBeVisible();
    expect(requests.map(({ params }) => params)).toEqual([{ id: ID, hash }]);
  });

  it('erases a person after a question, and closes what showed them', async () => {
    const requests = stubApi(erasePersonOfLead, undefined);
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByText('Data of this person'));
    await user.click(within(panel).getByRole('button', { name: 'Delete everything' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this person’s data?' });
    expect(within(question).getByText(/noor@example.com will be deleted/)).toBeVisible();
    expect(requests).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText('Everything held about noor@example.com was deleted.')).toBeVisible();
    expect(requests.map(({ params }) => params)).toEqual([{ id: ID }]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('says which leads of a number alone stay when an address is erased, with a link', async () => {
    stubApi(http.listOtherLeads, { leads: [], total: 0, numbersAlone: ['+971501234567'] });
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByText('Data of this person'));
    expect(await within(panel).findByText(/are not shown or deleted with the address/)).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Leads with +971501234567' })).toHaveAttribute(
      'href',
      '/backend/leads?q=%2B971501234567&status=all',
    );
  });

  it.each([
    ['admin', true],
    ['editor', false],
    ['agent', false],
  ] as const)('offers the evidence of a lead to an %s: %s', async (role, isOffered) => {
    const { user, panel } = await openPanel({ username: 'sami', role });
    if (!isOffered) {
      expect(within(panel).queryByText('Evidence')).toBeNull();
      return;
    }
    await user.click(within(panel).getByText('Evidence'));
    expect(within(panel).getByRole('button', { name: 'Download the evidence (JSON)' })).toBeVisible();
  });

  it('says what became of mail to the person', async () => {
    const notice = { recipient: 'noor@example.com', at: '2026-11-22T08:00:04Z' };
    stubApi(http.showLead, {
      ...lead,
      notices: [
        { ...notice, kind: 'lead-answer', status: 'cancelled', error: 'This address wants no mail' },
        { ...notice, kind: 'newsletter-confirmation', status: 'sent', error: null },
      ],
    });
    const { panel } = await openPanel();
    expect(
      within(panel).getByText('Not emailed to the client (auto-reply): This address wants no mail'),
    ).toBeVisible();
    expect(
      within(panel).getByText(/^Emailed to the client \(newsletter confirmation\), 22 Nov/),
    ).toBeVisible();
  });

  it('saves what was changed of a lead, once, and shows it in the list behind', async () => {
    const { user, panel, action } = await openPanel();
    const slow = pendingReply({ ...lead, nextAction: 'Called', version: 2 });
    const requests = stubApi(http.changeLead, slow.reply);
    stubApi(http.listLeads, inbox({ ...summary, version: 2, assignee: 'sami' }));
    await user.type(action, 'Called');
    await user.dblClick(within(panel).getByRole('button', { name: 'Save' }));
    slow.release();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { id: ID }, body: { nextAction: 'Called', expectedVersion: 1 } },
    ]);
    expect(within(panel).getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('cell', { name: 'sami' })).toBeVisible();
  });

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const { user, action } = await openPanel();
    stubApi(
      http.changeLead,
      refuse('VALIDATION_FAILED', 'Check the fields', {
        issues: [{ field: 'nextAction', message: 'This is too long' }],
      }),
    );
    await user.type(action, 'Called');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(action).toHaveAccessibleDescription(/Next action: This is too long/);
    });
    expect(action).toHaveFocus();
    expect(action).toHaveValue('Called');
  });

  it.each([
    ['Keep mine', 'Mine'],
    ['Take theirs', 'Theirs'],
  ])('asks after a save in between: %s', async (choice, expected) => {
    const { user, action } = await openPanel();
    const theirs = { ...lead, nextAction: 'Theirs', version: 2 };
    stubApi(http.changeLead, SAVED_BY_OMAR);
    stubApi(http.showLead, theirs);
    await user.type(action, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/saved this lead on/)).toHaveTextContent(/^omar/);
    const requests = stubApi(http.changeLead, { ...theirs, nextAction: 'Mine', version: 3 });
    await user.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => {
      expect(screen.queryByText(/saved this lead on/)).toBeNull();
    });
    expect(action).toHaveValue(expected);
    expect(requests.map(({ body }) => body.expectedVersion)).toEqual(choice === 'Keep mine' ? [2] : []);
  });

  it('puts both together after a save in between, with the words of the form', async () => {
    const { user, panel, action } = await openPanel();
    const contacted = { ...lead, status: 'in-progress', stage: 'contacted', version: 2 } as const;
    const theirs = { ...contacted, nextActionOn: '2026-12-01' };
    stubApi(http.changeLead, SAVED_BY_OMAR);
    stubApi(http.showLead, theirs);
    await user.type(action, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Compare and merge' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare and merge' });
    const stage = within(dialog).getByRole('group', { name: 'Stage' });
    expect(within(stage).getByText('Contacted')).toBeVisible();
    expect(within(dialog).getByText('1 Dec 2026')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Apply to form' }));
    expect(action).toHaveValue('Mine');
    expect(within(panel).getByLabelText('Stage')).toHaveValue('contacted');
    const requests = stubApi(http.changeLead, { ...theirs, nextAction: 'Mine', version: 3 });
    await user.click(within(panel).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(requests.map(({ body }) => body)).toEqual([{ nextAction: 'Mine', expectedVersion: 2 }]);
    });
  });
});
