import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/import-runs';
import { forecastAlerts } from '@manzil/contracts/http/saved-searches';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/feed-run';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { sampleRun } from '../../../testing/samples/sample-run';

const change = (seq: number) => ({
  seq,
  kind: 'changed' as const,
  propertyId: seq,
  sourceReference: `REF-${seq}`,
  title: 'Villa',
  fields: [{ field: 'price', from: 1_250_000, to: 799_000 }],
});
const sentence = '40% of the live listings are not in the feed';
const quarantined = sampleRun(2, {
  state: 'quarantined',
  revision: null,
  approvable: true,
  error: sentence,
  reasons: [{ code: 'withdrawn-share', figures: { share: 0.4 }, sentence }],
});
const running = sampleRun(3, { state: 'staging', finishedAt: null, revision: null });
const button = (name: string) => screen.getByRole('button', { name });
const report = () => screen.getByRole('region', { name: 'Report' });
const answer = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });

async function open(run: ImportRun, others: ImportRun[] = []) {
  stubApi(http.showImportRun, run);
  stubApi(http.listImportRuns, { runs: [...others, run] });
  const { user, router } = renderScreen(route, {
    path: '/backend/feed/:id',
    at: `/backend/feed/${run.id}`,
  });
  await screen.findByRole('region', { name: 'Report' });
  return { user, router };
}

describe('the report of an update', () => {
  beforeEach(() => {
    stubApi(http.listImportChanges, { changes: [change(1)], next: null });
  });

  it('says what came of it, where it was read from and how long it took', async () => {
    await open(sampleRun(1));
    expect(report()).toHaveTextContent(/Data is updated!.*Read1,200.*Changed40/);
    const details = screen.getByRole('region', { name: 'Where and when' });
    expect(details).toHaveTextContent(/https:\/\/feed\.test\/all\.xml.*1\.5 MB.*1 min 30 s/);
    expect(await screen.findByText('REF-1')).toBeVisible();
    expect(screen.getByRole('row', { name: /REF-1/ })).toHaveTextContent(/1,250,000.*799,000/);
  });

  it('shows fifty changes at a time, and those of one kind', async () => {
    const requests = stubApi(http.listImportChanges, ({ query }) =>
      query.after === 0 ? { changes: [change(1)], next: 1 } : { changes: [change(2)], next: null },
    );
    const { user } = await open(sampleRun(1));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('REF-2')).toBeVisible();
    expect(screen.getByText('REF-1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Show'), 'Missing, removed next time');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ kind: 'missing', after: 0 });
    });
  });

  it('says why the changes could not be read, and reads them on demand', async () => {
    stubApi(http.listImportChanges, refuse('INTERNAL', 'Something went wrong on our side'));
    const { user } = await open(sampleRun(1));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    stubApi(http.listImportChanges, { changes: [change(1)], next: null });
    await user.click(button('Retry'));
    expect(await screen.findByText('REF-1')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists what could not be read, with all of it as a file', async () => {
    const problem = { line: 7, reference: 'REF-9', field: 'price', reason: 'not a number' };
    await open(sampleRun(1, { problems: [{ ...problem, severity: 'warning' }], problemCount: 230 }));
    expect(screen.getByRole('row', { name: /REF-9/ })).toHaveTextContent('Value skipped');
    expect(screen.getByText('The first 1 of 230.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download all 230 as CSV' })).toHaveAttribute(
      'href',
      `/api/feed/runs/${sampleRun(1).id}/problems`,
    );
  });

  it('says that there is no such update', async () => {
    stubApi(http.showImportRun, refuse('NOT_FOUND', 'There is no such import'));
    stubApi(http.listImportRuns, { runs: [] });
    renderScreen(route, { path: '/backend/feed/:id', at: `/backend/feed/${sampleRun(1).id}` });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such import');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('what can be done about an update', () => {
  beforeEach(() => {
    stubApi(http.listImportChanges, { changes: [], next: null });
  });

  it('names the later updates that a roll back undoes, and leads to its report', async () => {
    const { user, router } = await open(sampleRun(1), [sampleRun(5), sampleRun(2)]);
    const requests = stubApi(http.rollBackImport, { run: sampleRun(6, { kind: 'rollback' }), undone: [] });
    await user.click(button('Roll back'));
    const question = await screen.findByRole('dialog', { name: 'Roll back this update?' });
    expect(question).toHaveTextContent('2 later updates are undone as well:');
    expect(within(question).getAllByRole('listitem')).toHaveLength(2);
    await user.click(await answer('Cancel'));
    expect(requests).toHaveLength(0);
    await waitFor(() => {
      expect(button('Roll back')).toHaveFocus();
    });
    await user.click(button('Roll back'));
    await user.click(await answer('Roll back'));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/backend/feed/${sampleRun(6).id}`);
    });
    expect(requests).toMatchObject([{ params: { id: sampleRun(1).id } }]);
  });

  it('says why an update was held back, and puts it on the site when it is approved', async () => {
    const { user } = await open(quarantined);
    expect(report()).toHaveTextContent(/Held back: nothing on the site has changed.*40% of the live/);
    const approved = { ...sampleRun(2), decision: 'approved' as const, decidedBy: 'layla' };
    const requests = stubApi(http.approveImport, approved);
    await user.click(button('Approve'));
    stubApi(http.showImportRun, approved);
    await user.click(await answer('Approve'));
    expect(await screen.findByText('Approved by layla')).toBeVisible();
    expect(screen.getByText('Approved. The update is being published.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: quarantined.id } }]);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('counts the mail to visitors before it is approved, and says when it cannot', async () => {
    const { user } = await open(quarantined);
    stubApi(forecastAlerts, refuse('UNAVAILABLE', 'Not now'));
    await user.click(button('Count the mails'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    const requests = stubApi(forecastAlerts, { instant: 3, daily: 10, weekly: 1 });
    await user.dblClick(button('Count the mails'));
    expect(
      await screen.findByText('Approving it sends 14 mails: 3 at once, 10 the next morning, 1 on Monday.'),
    ).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: quarantined.id } }]);
  });

  it('offers no approval of what is no longer at hand', async () => {
    await open({ ...quarantined, approvable: false });
    expect(button('Discard')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('shows how it is now when a colleague was quicker', async () => {
    const { user } = await open(quarantined);
    stubApi(http.discardImport, refuse('CONFLICT', 'This update has been decided on'));
    stubApi(http.showImportRun, {
      ...quarantined,
      state: 'cancelled',
      decision: 'discarded',
      decidedBy: 'noor',
    });
    await user.click(button('Discard'));
    await user.click(await answer('Discard'));
    expect(await screen.findByText('This update has been decided on')).toBeVisible();
    expect(await screen.findByText('Discarded by noor')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cancels an update for as long as it is read', async () => {
    stubApi(http.followImportRun, '');
    const { user } = await open(running);
    expect(screen.getByText('Shown once the whole feed has been read.')).toBeVisible();
    const cancelled = { ...running, state: 'cancelled' as const, finishedAt: running.startedAt };
    const requests = stubApi(http.cancelImport, cancelled);
    await user.click(button('Cancel update'));
    stubApi(http.showImportRun, cancelled);
    await user.click(await answer('Cancel update'));
    expect(await screen.findByText('The update is cancelled.')).toBeVisible();
    expect(await screen.findByText('Cancelled: nothing on the site has changed')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: running.id } }]);
    expect(screen.queryByRole('button', { name: 'Cancel update' })).toBeNull();
  });

  it('says when its progress can no longer be followed', async () => {
    stubApi(http.followImportRun, refuse('NOT_FOUND', 'There is no such import'));
    await open(running);
    expect(await screen.findByText('Progress updates have stopped. Check again in a moment.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
  });

  it.each([
    ['VALIDATION_FAILED', 'This address is not valid.'],
    ['NOT_FOUND', 'There is no such update'],
  ] as const)('offers no retry for an address with %s', async (code, words) => {
    stubApi(http.showImportRun, refuse(code, 'There is no such update'));
    stubApi(http.listImportRuns, { runs: [] });
    renderScreen(route, { path: '/backend/feed/:id', at: `/backend/feed/${quarantined.id}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
