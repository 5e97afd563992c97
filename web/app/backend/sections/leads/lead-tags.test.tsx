import { beforeEach, describe, expect, it } from 'vitest';
import { listLeadTags } from '@manzil/contracts/http/lead-tags';
import { listLeadViews } from '@manzil/contracts/http/lead-views';
import { addTimelineEntry, showTimeline } from '@manzil/contracts/http/lead-timeline';
import * as http from '@manzil/contracts/http/leads';
import { leadSchema, leadSummarySchema } from '@manzil/contracts/leads/lead';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/leads';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const NOOR = '0190a3c4-0000-7000-8000-000000000001';
const RASHID = '0190a3c4-0000-7000-8000-000000000002';
const summaryOf = (id: string, name: string, tags: string[]) =>
  leadSummarySchema.parse({
    ...{ id, name, tags, kind: 'contact', status: 'new', email: 'noor@example.com', phone: '+971501234567' },
    ...{
      helpOption: null,
      listing: null,
      page: null,
      excerpt: null,
      assignee: null,
      stage: 'new',
      version: 1,
    },
    ...{ receivedAt: '2026-11-22T08:00:00Z', updatedAt: '2026-11-22T08:00:00Z' },
  });
const noor = summaryOf(NOOR, 'Noor', ['villa']);
const rashid = summaryOf(RASHID, 'Rashid', []);
const lead = leadSchema.parse({ ...noor, message: null, notes: '', consentText: null, consentedAt: null });

describe('the tags of leads', () => {
  beforeEach(() => {
    stubApi(listLeadViews, { views: [] });
    stubApi(listLeadTags, { tags: ['investor', 'villa'] });
    stubApi(http.listAssignees, { usernames: [] });
    stubApi(http.listOtherLeads, { leads: [], total: 0 });
    stubApi(addTimelineEntry, undefined);
    stubApi(showTimeline, { entries: [], next: null });
    stubApi(http.showLead, lead);
    stubApi(http.listLeads, { items: [noor, rashid], total: 2, page: 1, pageSize: 25, pageCount: 1 });
  });

  it('are in the list, with the phone number to call, and filter it', async () => {
    const requests = stubApi(http.listLeads, {
      ...{ items: [noor], total: 1, page: 1, pageSize: 25, pageCount: 1 },
    });
    const { user } = renderScreen(route, { path: '/backend/leads' });
    const tags = await screen.findByRole('list', { name: 'Tags' });
    expect(tags).toHaveTextContent('villa');
    expect(screen.getByRole('link', { name: '+971 50 123 4567' })).toHaveAttribute(
      'href',
      'tel:+971501234567',
    );
    expect(screen.getByText('Website')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('option', { name: 'investor' });
    await user.selectOptions(screen.getByLabelText('Tag'), 'investor');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ tag: 'investor' });
    });
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  it('are added and removed in a lead, and each change is undone', async () => {
    const requests = stubApi(http.changeLead, { ...lead, version: 2, tags: ['villa', 'investor'] });
    const { user } = renderScreen(route, { path: '/backend/leads', at: `/backend/leads?lead=${NOOR}` });
    const panel = within(await screen.findByRole('dialog', { name: 'Noor' }));
    await user.type(panel.getByLabelText('New tag'), 'Investor, villa');
    await user.click(panel.getByRole('button', { name: 'Add tag' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await panel.findByRole('button', { name: 'Remove tag villa' }));
    await waitFor(() => {
      expect(requests.map(({ body }) => body)).toEqual([
        { addTags: ['investor'], removeTags: [], expectedVersion: 1 },
        { addTags: [], removeTags: ['investor'], expectedVersion: 2 },
        { addTags: [], removeTags: ['villa'], expectedVersion: 1 },
      ]);
    });
  });

  it('are added to many leads, without those that have them, and undone', async () => {
    const requests = stubApi(http.changeLeads, { changed: [RASHID], refused: [] });
    const { user } = renderScreen(route, { path: '/backend/leads' });
    await user.click(await screen.findByLabelText('Select Noor'));
    await user.click(screen.getByLabelText('Select Rashid'));
    await user.type(screen.getByLabelText('Tag for the selected leads'), 'villa');
    await user.click(screen.getByRole('button', { name: 'Add tag' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(requests.map(({ body }) => body)).toEqual([
        { leads: [{ id: RASHID, expectedVersion: 1 }], change: { addTags: ['villa'] } },
        { leads: [{ id: RASHID, expectedVersion: 2 }], change: { removeTags: ['villa'] } },
      ]);
    });
  });

  it('are not changed by a role that only reads', async () => {
    const session = { username: 'sami', role: 'auditor' as const };
    renderScreen(route, { path: '/backend/leads', at: `/backend/leads?lead=${NOOR}`, session });
    const panel = within(await screen.findByRole('dialog', { name: 'Noor' }));
    expect(panel.getByText('villa')).toBeVisible();
    expect(panel.queryByRole('button', { name: /tag/i })).toBeNull();
  });
});
