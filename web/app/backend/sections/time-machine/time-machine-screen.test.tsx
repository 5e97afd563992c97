import { beforeEach, describe, expect, it } from 'vitest';
import type { SiteChange } from '@manzil/contracts/content/site-times';
import * as http from '@manzil/contracts/http/site-times';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/time-machine';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const PATH = '/backend/time-machine';
const SPAN = `${PATH}?from=2026-11-21T12%3A00&to=2026-11-24T09%3A00`;
const entry = { kind: 'faq' as const, id: 7, title: 'May I?', link: '/backend/faq' };
const changed: SiteChange = { ...entry, change: 'changed' };
const moved: SiteChange = { ...entry, id: 8, title: 'Who?', change: 'moved' };
const removed: SiteChange = { kind: 'page', id: 3, title: 'Guide', link: null, change: 'removed' };

const open = async (at = SPAN) => {
  const rendered = renderScreen(route, { path: PATH, at });
  await screen.findByRole('heading', { name: 'Time Machine' });
  return rendered;
};

describe('the time machine', () => {
  beforeEach(() => {
    stubApi(http.showSiteTimes, {
      knownFrom: '2026-11-20T08:00:30Z',
      upcoming: [{ ...entry, at: '2026-12-03T05:00:00Z', does: 'publish' }],
    });
    stubApi(http.listSiteChanges, { changes: [changed, moved, removed], total: 3 });
  });

  it('lists what is different between the two times of its address, by Dubai time', async () => {
    const requests = stubApi(http.listSiteChanges, { changes: [changed, moved, removed], total: 3 });
    await open();
    expect(screen.getByText('3 changes.')).toBeVisible();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toContain('ChangedMay I?QuestionShow changes');
    expect(items).toContain('MovedWho?Question');
    expect(screen.getByRole('link', { name: 'May I?' })).toHaveAttribute('href', '/backend/faq');
    expect(screen.queryByRole('link', { name: 'Guide' })).toBeNull();
    expect(requests).toMatchObject([
      { query: { from: '2026-11-21T12:00:00+04:00', to: '2026-11-24T09:00:00+04:00' } },
    ]);
    expect(screen.getByText(/History starts on 20 Nov 2026, 12:00 \(Dubai time\)/)).toBeVisible();
  });

  it('begins with the last week, as far as it is known', async () => {
    const { router } = await open(PATH);
    const params = new URLSearchParams(router.state.location.search);
    expect(params.get('from')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect((params.get('from') ?? '') <= (params.get('to') ?? '')).toBe(true);
    expect((params.get('from') ?? '') >= '2026-11-20T12:01').toBe(true);
  });

  it('shows what is different in an entry, and hides it again', async () => {
    const { user } = await open();
    const requests = stubApi(http.diffSiteChange, {
      sections: [{ field: 'question', parts: [{ kind: 'added', text: 'May I, please?' }] }],
    });
    await user.click(screen.getByRole('button', { name: 'Show changes of May I?' }));
    expect(await screen.findByText('May I, please?')).toBeVisible();
    expect(requests).toMatchObject([{ params: { kind: 'faq', id: 7 } }]);
    await user.click(screen.getByRole('button', { name: 'Hide changes of May I?' }));
    expect(screen.queryByText('May I, please?')).toBeNull();
  });

  it('says when an entry cannot be compared, and tries again', async () => {
    const { user } = await open();
    stubApi(http.diffSiteChange, refuse('NOT_FOUND', 'Visitors see this page at neither time'));
    await user.click(screen.getByRole('button', { name: 'Show changes of Guide' }));
    expect(await screen.findByText('Visitors see this page at neither time')).toBeVisible();
    stubApi(http.diffSiteChange, { sections: [] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No changes.')).toBeVisible();
  });

  it('compares other times, which the address then has', async () => {
    const { user, router } = await open();
    const from = screen.getByLabelText('From');
    await user.clear(from);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(from).toHaveFocus();
    expect(from).toHaveAccessibleDescription(/Choose a date and a time/);
    await user.type(from, '2026-11-20T12:00');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(from).toHaveAccessibleDescription(/when the history starts/);
    await user.clear(from);
    await user.type(from, '2026-11-22T10:30');
    stubApi(http.listSiteChanges, { changes: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByText('Visitors see the same at both times.')).toBeVisible();
    expect(router.state.location.search).toBe('?from=2026-11-22T10%3A30&to=2026-11-24T09%3A00');
  });

  it('leads to what is scheduled', async () => {
    const { user, router } = await open();
    const coming = screen.getByRole('region', { name: 'Coming up' });
    expect(coming).toHaveTextContent('3 Dec 2026, 09:00 (Dubai time): “May I?” is published');
    await user.click(within(coming).getByRole('link', { name: /^Compare with now/ }));
    await waitFor(() => {
      expect(router.state.location.search).toMatch(/&to=2026-12-03T09%3A00$/);
    });
  });

  it('makes a link to the whole site at one of the times', async () => {
    const { user } = await open();
    const path = '/preview/site/1795251600000/a-token/';
    const requests = stubApi(http.createSitePreview, { path, expiresAt: '2026-12-01T08:00:00Z' });
    await user.click(
      screen.getByRole('button', { name: 'Preview the site at 21 Nov 2026, 12:00 (Dubai time)' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Preview link' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Link').value).toContain(path);
    expect(requests).toMatchObject([{ body: { at: '2026-11-21T12:00:00+04:00' } }]);
    await user.keyboard('{Escape}');
    stubApi(http.createSitePreview, refuse('UNAVAILABLE', 'Try again later'));
    await user.click(
      screen.getByRole('button', { name: 'Preview the site at 24 Nov 2026, 09:00 (Dubai time)' }),
    );
    expect(await screen.findByText('Try again later')).toBeVisible();
  });

  it('says when many entries are different, and when nothing is scheduled', async () => {
    stubApi(http.showSiteTimes, { knownFrom: '2026-11-20T08:00:30Z', upcoming: [] });
    stubApi(http.listSiteChanges, { changes: [changed], total: 1_200 });
    await open();
    expect(screen.getByText('The first 1 of 1200 changes.')).toBeVisible();
    expect(screen.getByText('Nothing is scheduled.')).toBeVisible();
  });
});
