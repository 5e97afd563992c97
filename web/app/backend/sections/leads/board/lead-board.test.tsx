import { beforeEach, describe, expect, it } from 'vitest';
import { listLeadViews } from '@manzil/contracts/http/lead-views';
import * as http from '@manzil/contracts/http/leads';
import type { Lead, LeadSummary } from '@manzil/contracts/leads/lead';
import { LEAD_STAGES, statusOfStage, type LeadStage } from '@manzil/contracts/leads/stage';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../../routes/leads';
import { refuse, stubApi } from '../../../../testing/api-double';
import { pendingReply } from '../../../../testing/pending-reply';
import { renderScreen } from '../../../../testing/render-screen';

const PAGE = 2;
const idOf = (number: number): string => `0190a3c4-0000-7000-8000-00000000000${String(number)}`;

const card = (number: number, name: string, stage: LeadStage): LeadSummary => ({
  id: idOf(number),
  kind: 'contact',
  status: statusOfStage(stage),
  stage,
  name,
  email: 'noor@example.com',
  phone: null,
  helpOption: null,
  listing: null,
  page: '/',
  excerpt: 'Free?',
  assignee: null,
  lostReason: stage === 'lost' ? 'price' : null,
  nextAction: null,
  nextActionOn: null,
  tags: [],
  routedBy: null,
  respondBy: null,
  source: null,
  enteredBy: null,
  sentQuickly: false,
  subscription: null,
  version: 1,
  receivedAt: '2026-11-22T08:00:00Z',
  updatedAt: '2026-11-22T08:00:00Z',
});

/** Stubs the service with an in-memory list of leads. */
function keepLeads(...first: LeadSummary[]) {
  let leads = first;
  stubApi(listLeadViews, { views: [] });
  const lists = stubApi(http.listLeads, ({ query: { stage, page } }) => {
    const found = leads.filter((lead) => stage === undefined || lead.stage === stage);
    const items = found.slice((page - 1) * PAGE, page * PAGE);
    return { items, total: found.length, page, pageSize: PAGE, pageCount: Math.ceil(found.length / PAGE) };
  });
  const change = ({ id, stage, lostReason }: Pick<Lead, 'id' | 'stage' | 'lostReason'>): Lead => {
    const lead = leads.find((each) => each.id === id);
    if (lead === undefined || stage === null) throw new Error('There is no such lead');
    const version = lead.version + 1;
    const changed = { ...lead, stage, status: statusOfStage(stage), lostReason, version };
    leads = [changed, ...leads.filter((each) => each.id !== id)];
    const { excerpt, ...rest } = changed;
    return {
      ...rest,
      message: excerpt,
      notes: '',
      consentText: null,
      consentedAt: null,
      consents: [],
      notices: [],
      photos: [],
    };
  };
  const changes = stubApi(http.changeLead, ({ params, body }) =>
    change({ id: params.id, stage: body.stage ?? null, lostReason: body.lostReason ?? null }),
  );
  return { lists, changes, change };
}

const columnOf = (stage: string): HTMLElement =>
  screen.getByRole('region', { name: new RegExp(`^${stage} `) });
const expectIn = async (name: string, stage: string): Promise<void> => {
  await waitFor(() => {
    expect(within(columnOf(stage)).getByRole('link', { name })).toBeVisible();
  });
};
const open = async (query = '') => {
  const rendered = renderScreen(route, { path: '/backend/leads', at: `/backend/leads?view=board${query}` });
  await screen.findByRole('region', { name: 'Board' });
  return rendered;
};

describe('the board of leads', () => {
  beforeEach(() => {
    stubApi(http.listAssignees, { usernames: [] });
  });

  it('has a column for each stage with its exact count, and loads more of it', async () => {
    const { lists } = keepLeads(
      ...[1, 2, 3].map((number) => card(number, `Lead ${String(number)}`, 'new')),
      card(4, 'Sara', 'won'),
    );
    const { user } = await open('&q=lead&stage=offer&status=done');
    expect(columnOf('New')).toHaveAccessibleName('New 3');
    expect(columnOf('Won')).toHaveAccessibleName('Won 1');
    expect(within(columnOf('Offer')).getByText('No leads here.')).toBeVisible();
    expect(within(columnOf('New')).queryByRole('link', { name: 'Lead 3' })).toBeNull();
    await user.click(within(columnOf('New')).getByRole('button', { name: 'Show more in New' }));
    await expectIn('Lead 3', 'New');
    expect(screen.queryByRole('button', { name: 'Show more in New' })).toBeNull();
    expect(lists.slice(0, 6).map(({ query }) => query.stage)).toEqual([...LEAD_STAGES]);
    expect(lists.every(({ query }) => query.q === 'lead' && query.status === undefined)).toBe(true);
    expect(lists.every(({ query }) => query.kinds?.includes('newsletter') === false)).toBe(true);
  });

  it('moves a lead by its menu at once, says so when it is stored, and takes it back by Undo', async () => {
    const kept = keepLeads(card(1, 'Noor', 'new'));
    const { user } = await open();
    const slow = pendingReply(kept.change({ id: idOf(1), stage: 'viewing', lostReason: null }));
    const requests = stubApi(http.changeLead, slow.reply);
    await user.selectOptions(screen.getByLabelText('Stage of Noor'), 'Viewing');
    await expectIn('Noor', 'Viewing');
    expect(columnOf('New')).toHaveAccessibleName('New 0');
    expect(screen.queryByText('Noor: now in Viewing')).toBeNull();
    slow.release();
    expect(await screen.findByText('Noor: now in Viewing')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { id: idOf(1) }, body: { stage: 'viewing', expectedVersion: 1 } },
    ]);
    const undone = stubApi(http.changeLead, ({ params }) =>
      kept.change({ id: params.id, stage: 'new', lostReason: null }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await expectIn('Noor', 'New');
    expect(await screen.findByText('Noor: now in New')).toBeVisible();
    expect(undone).toMatchObject([{ body: { stage: 'new', expectedVersion: 2 } }]);
  });

  it('puts a lead back that a colleague has changed in between, and says so', async () => {
    keepLeads(card(1, 'Noor', 'new'));
    const { user } = await open();
    stubApi(http.changeLead, refuse('CONFLICT', 'The lead was changed'));
    await user.selectOptions(screen.getByLabelText('Stage of Noor'), 'Offer');
    expect(await screen.findByText('The lead was changed. This is the current version.')).toBeVisible();
    await expectIn('Noor', 'New');
    expect(screen.queryByText(/now in Offer/)).toBeNull();
  });

  it('asks why a lead is lost, and loses none without a reason', async () => {
    const { changes } = keepLeads(card(1, 'Noor', 'offer'));
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Stage of Noor'), 'Lost');
    const question = await screen.findByRole('dialog', { name: 'Why was Noor lost?' });
    await user.click(within(question).getByRole('button', { name: 'Move to Lost' }));
    expect(within(question).getByRole('combobox')).toHaveFocus();
    expect(within(question).getByRole('combobox')).toHaveAccessibleDescription(/Choose a reason/);
    await user.keyboard('{Escape}');
    await expectIn('Noor', 'Offer');
    expect(changes).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Stage of Noor'), 'Lost');
    await user.selectOptions(await screen.findByLabelText(/^Lost because/), 'Price');
    await user.click(screen.getByRole('button', { name: 'Move to Lost' }));
    await expectIn('Noor', 'Lost');
    expect(changes).toMatchObject([{ body: { stage: 'lost', lostReason: 'price' } }]);
  });

  it('moves by the keyboard alone: space, arrows, space; Escape puts it back', async () => {
    const { changes } = keepLeads(card(1, 'Noor', 'new'));
    const { user } = await open();
    screen.getByRole('button', { name: 'Move Noor' }).focus();
    await user.keyboard(' {ArrowRight}{Escape}');
    expect(screen.getByText('Noor stays where it was')).toBeInTheDocument();
    expect(changes).toEqual([]);
    await user.keyboard(' {ArrowLeft}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Noor is over Viewing')).toBeInTheDocument();
    await user.keyboard(' ');
    await expectIn('Noor', 'Viewing');
    expect(await screen.findByText('Noor: now in Viewing')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Move Noor' })).toHaveFocus();
    });
    expect(changes).toMatchObject([{ body: { stage: 'viewing' } }]);
  });

  it('keeps the filters between the table and the board', async () => {
    keepLeads(card(1, 'Noor', 'new'));
    const { user, router } = await open('&q=noor&column=new');
    await user.click(screen.getByRole('link', { name: 'Inbox' }));
    await screen.findByRole('table', { name: 'Leads' });
    expect(router.state.location.search).toBe('?q=noor');
    await user.click(screen.getByRole('link', { name: 'Board' }));
    await screen.findByRole('region', { name: 'Board' });
    expect(router.state.location.search).toBe('?q=noor&view=board');
  });
});
