import { describe, expect, it, vi } from 'vitest';
import * as http from '@manzil/contracts/http/import-runs';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/feed';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';
import { sampleRun } from '../../../testing/samples/sample-run';

const done = sampleRun(1);
const sentence = '40% of the live listings are not in the feed';
const quarantined = sampleRun(2, {
  state: 'quarantined',
  trigger: 'schedule',
  revision: null,
  error: sentence,
  reasons: [{ code: 'withdrawn-share', figures: { share: 0.4 }, sentence }],
});

async function open() {
  const { user, router } = renderScreen(route, { path: '/backend/feed' });
  await screen.findByRole('heading', { level: 1, name: 'Feed' });
  return { user, router };
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Updates' }))
    .getAllByRole('row')
    .slice(1);

describe('the updates of the feed', () => {
  it('are listed with who asked for them and what came of them', async () => {
    stubApi(http.listImportRuns, { runs: [quarantined, done] });
    await open();
    const [first, second] = rows();
    expect(first).toHaveTextContent(/the schedule.*Held back.*40% of the live listings/);
    expect(second).toHaveTextContent(/omar.*Done.*1,200.*3 added, 40 changed, 2 withdrawn, 5 rejected/);
    expect(within(rows()[1] ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      `/backend/feed/${done.id}`,
    );
  });

  it('are found by member or state', async () => {
    stubApi(http.listImportRuns, { runs: [quarantined, done] });
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'omar');
    await waitFor(() => {
      expect(rows()).toHaveLength(1);
    });
  });

  it('say so when there is none yet', async () => {
    stubApi(http.listImportRuns, { runs: [] });
    await open();
    expect(screen.getByText("The feed has not been read yet. 'Update Properties' reads it.")).toBeVisible();
  });

  it('show one that a colleague starts meanwhile', async () => {
    stubApi(http.listImportRuns, { runs: [done] });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    stubApi(http.listImportRuns, { runs: [quarantined, done] });
    act(() => {
      vi.advanceTimersByTime(5_000);
    });
    expect(await screen.findByText(/Held back/)).toBeVisible();
    vi.useRealTimers();
  });

  it('follow the one that is under way', async () => {
    const running = sampleRun(3, { state: 'fetching', finishedAt: null, startedAt: null, revision: null });
    stubApi(http.listImportRuns, { runs: [running, done] });
    const { problems: _none, ...event } = { ...running, state: 'staging' };
    const requests = stubApi(http.followImportRun, `event: run\ndata: ${JSON.stringify(event)}\n\n`);
    await open();
    expect(await screen.findByText('Reading')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: running.id } }]);
  });

  it('begin once however often the button is pressed, and lead to their report', async () => {
    stubApi(http.listImportRuns, { runs: [done] });
    const { user, router } = await open();
    const slow = pendingReply(sampleRun(4, { state: 'queued', dryRun: true }));
    const requests = stubApi(http.startImport, slow.reply);
    await user.dblClick(screen.getByRole('button', { name: 'Dry run' }));
    slow.release();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/backend/feed/${sampleRun(4).id}`);
    });
    expect(requests).toMatchObject([{ body: { dryRun: true } }]);
  });

  it('say why none could begin', async () => {
    stubApi(http.listImportRuns, { runs: [done] });
    const { user } = await open();
    stubApi(http.startImport, refuse('UNAVAILABLE', 'Listings are not available right now'));
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(await screen.findByText('Listings are not available right now')).toBeVisible();
    expect(rows()).toHaveLength(1);
  });
});
