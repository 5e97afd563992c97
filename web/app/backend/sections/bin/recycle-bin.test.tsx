import { beforeEach, describe, expect, it } from 'vitest';
import type { Binned } from '@manzil/contracts/content/bin';
import * as http from '@manzil/contracts/http/bin';
import { deleteAsset } from '@manzil/contracts/http/media';
import * as collections from '@manzil/contracts/http/content-editing';
import type { Asset } from '@manzil/contracts/media/asset';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/recycle-bin';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const deleted = { deletedAt: '2026-11-22T08:00:00Z', deletedBy: 'layla', purgeAt: '2027-02-20T08:00:00Z' };
const guide: Binned = { kind: 'page', id: 1, title: 'Guide', slug: 'guide', ...deleted };
const fees: Binned = { kind: 'blog-post', id: 1, title: 'Fees', slug: 'fees', ...deleted };
const creek: Binned = { kind: 'development', id: 4, title: 'Creek', slug: 'creek', ...deleted };
const visa: Binned = { kind: 'faq', id: 9, title: 'May I?', slug: null, ...deleted };
const plan: http.BinItem = {
  kind: 'file',
  id: '00000000-0000-4000-8000-000000000001',
  title: 'plan.pdf',
  slug: null,
  ...deleted,
  purgeAt: '2026-12-22T08:00:00Z',
};
const asset: Asset = {
  id: '00000000-0000-4000-8000-000000000001',
  filename: '1.pdf',
  kind: 'document',
  contentType: 'application/pdf',
  size: 9,
  sha256: 'a'.repeat(64),
  width: null,
  height: null,
  originalName: 'plan.pdf',
  createdAt: '2026-11-20T08:00:00Z',
};
const taken = refuse('CONFLICT', 'This address is in use by a page', {
  issues: [{ field: 'slug', message: 'In use by a page: choose another address' }],
});

async function open(at = '/backend/recycle-bin') {
  const { user } = renderScreen(route, { path: '/backend/recycle-bin', at });
  await screen.findByRole('table', { name: 'Deleted entries' });
  return user;
}
const gone = (title: string) =>
  waitFor(() => {
    expect(screen.queryByText(title, { selector: 'strong' })).toBeNull();
  });
const listed = (...entries: http.BinItem[]) => stubApi(http.listBin, { entries });

describe('the recycle bin', () => {
  beforeEach(() => {
    listed(guide, fees, creek, visa);
  });

  it('lists every kind with its address, who deleted it and until when it is kept', async () => {
    await open();
    const row = screen.getByRole('row', { name: /Fees/ });
    expect(row).toHaveTextContent('Post');
    expect(row).toHaveTextContent('/blog/fees');
    expect(row).toHaveTextContent('by layla');
    expect(screen.getByRole('row', { name: /May I/ })).toHaveTextContent('Question');
  });

  it('shows one kind alone, which the address names', async () => {
    await open('/backend/recycle-bin?kind=development');
    expect(screen.getByText('Creek')).toBeVisible();
    expect(screen.queryByText('Guide')).toBeNull();
    expect(screen.getByLabelText('Kind')).toHaveValue('development');
  });

  it('adds a page again, and no longer lists it', async () => {
    const user = await open();
    const requests = stubApi(http.restoreFromBin, { id: 1, version: 3 });
    listed(fees);
    await user.click(screen.getByRole('button', { name: 'Add Page: Guide' }));
    expect(await screen.findByText('Page is added again!')).toBeVisible();
    await gone('Guide');
    expect(requests).toMatchObject([{ params: { kind: 'page', id: 1 }, body: {} }]);
  });

  it('undoes a restore', async () => {
    const user = await open();
    stubApi(http.restoreFromBin, { id: 1, version: 3 });
    listed(guide);
    await user.click(screen.getByRole('button', { name: 'Restore: Fees' }));
    await screen.findByText('“Fees” is restored.');
    const requests = stubApi(collections.blogPosts.remove, { ...deleted, id: 1, title: 'Fees' });
    listed(guide, fees);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Fees” is in the recycle bin again.')).toBeVisible();
    expect(await screen.findByText('Fees')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: 1 } }]);
  });

  it('asks for another address when the own one is taken', async () => {
    const user = await open();
    stubApi(http.restoreFromBin, taken);
    await user.click(screen.getByRole('button', { name: 'Restore: Fees' }));
    const dialog = await screen.findByRole('dialog', { name: 'Another address' });
    expect(dialog).toHaveTextContent('/blog/fees is already in use.');
    const requests = stubApi(http.restoreFromBin, { id: 1, version: 3 });
    listed(guide);
    await user.type(within(dialog).getByLabelText('Link'), '{Enter}');
    await gone('Fees');
    expect(requests).toMatchObject([{ params: { kind: 'blog-post', id: 1 }, body: { slug: 'fees-2' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for another name of a project too', async () => {
    const user = await open();
    stubApi(http.restoreFromBin, taken);
    await user.click(screen.getByRole('button', { name: 'Restore: Creek' }));
    const dialog = await screen.findByRole('dialog', { name: 'Another name or address' });
    const requests = stubApi(http.restoreFromBin, { id: 4, version: 3 });
    await user.type(within(dialog).getByLabelText('Property name'), ' Two');
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await screen.findByText('“Creek” is restored.');
    expect(requests).toMatchObject([{ body: { name: 'Creek Two', slug: 'creek-2' } }]);
  });

  it('lists what is stored when a colleague was quicker', async () => {
    const user = await open();
    stubApi(http.restoreFromBin, refuse('CONFLICT', 'This question is not deleted'));
    listed(fees);
    await user.click(screen.getByRole('button', { name: 'Restore: May I?' }));
    expect(await screen.findByText('This question is not deleted')).toBeVisible();
    await gone('May I?');
  });

  it('restores all that can be, and names what cannot', async () => {
    const user = await open();
    stubApi(http.restoreFromBin, ({ params: { kind } }) => (kind === 'page' ? taken : { id: 1, version: 3 }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    listed(guide);
    await user.click(screen.getByRole('button', { name: 'Restore selected' }));
    expect(await screen.findByText(/^“Guide”: /)).toBeVisible();
    expect(await screen.findByText('3 entries are restored.')).toBeVisible();
    await gone('Fees');
    expect(screen.getByText('Guide')).toBeVisible();
  });

  it('deletes for good after a question', async () => {
    const user = await open();
    const requests = stubApi(http.purgeFromBin, undefined);
    await user.click(screen.getByRole('button', { name: 'Delete for good: Fees' }));
    const question = screen.getByRole('dialog', { name: 'Delete for good' });
    expect(requests).toEqual([]);
    listed(guide);
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('“Fees” is deleted for good.')).toBeVisible();
    await gone('Fees');
    expect(requests).toMatchObject([{ params: { kind: 'blog-post', id: 1 } }]);
  });

  it('gives a file of the library back, and takes it again', async () => {
    listed(plan, guide);
    const user = await open('/backend/recycle-bin?kind=file');
    expect(screen.getByText('Files stay for 30 days.', { exact: false })).toBeVisible();
    const row = screen.getByRole('row', { name: /plan\.pdf/ });
    expect(row).toHaveTextContent('File');
    expect(row).toHaveTextContent('22 Dec 2026');
    const requests = stubApi(http.restoreFileFromBin, asset);
    listed(guide);
    await user.click(screen.getByRole('button', { name: 'Restore: plan.pdf' }));
    expect(await screen.findByText('“plan.pdf” is restored.')).toBeVisible();
    await gone('plan.pdf');
    expect(requests).toMatchObject([{ params: { id: plan.id } }]);

    const removals = stubApi(deleteAsset, { ...asset, restorable: true });
    listed(plan, guide);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“plan.pdf” is in the recycle bin again.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Restore: plan.pdf' })).toBeVisible();
    expect(removals).toMatchObject([{ params: { id: plan.id } }]);
  });

  it('says of a file that a colleague was quicker, and asks for no address', async () => {
    listed(plan);
    const user = await open();
    stubApi(http.restoreFileFromBin, refuse('NOT_FOUND', 'This file is not in the recycle bin'));
    listed(guide);
    await user.click(screen.getByRole('button', { name: 'Restore: plan.pdf' }));
    expect(await screen.findByText('This file is not in the recycle bin')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await gone('plan.pdf');
  });

  it('deletes a file for good after a question that speaks of no versions', async () => {
    listed(plan, guide);
    const user = await open();
    const requests = stubApi(http.purgeFileFromBin, undefined);
    await user.click(screen.getByRole('button', { name: 'Delete for good: plan.pdf' }));
    const question = screen.getByRole('dialog', { name: 'Delete for good' });
    expect(question).toHaveTextContent('“plan.pdf” will be gone. This cannot be undone.');
    listed(guide);
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('“plan.pdf” is deleted for good.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: plan.id } }]);
  });
});
