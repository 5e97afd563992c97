import { beforeEach, describe, expect, it } from 'vitest';
import { restoreFileFromBin } from '@manzil/contracts/http/bin';
import * as http from '@manzil/contracts/http/media';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/media';
import { refuse, stubApi } from '../../../testing/api-double';
import { fileOf } from '../../../testing/files';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const asset = (number: number, originalName: string): LibraryAsset => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  filename: `${number}.webp`,
  kind: 'image',
  contentType: 'image/webp',
  size: 120_000,
  sha256: 'a'.repeat(64),
  width: 640,
  height: 480,
  originalName,
  createdAt: '2026-11-20T08:00:00Z',
  alt: '',
  usedBy: [],
  tags: [],
  kept: false,
  unusedSince: null,
  removeAt: null,
});
const [terrace, lobby] = [asset(1, 'terrace.webp'), asset(2, 'lobby.webp')];
const listing = (items: LibraryAsset[], total = items.length) => ({ items, total, page: 1, pageSize: 48 });
const details = (name: string) => screen.findByRole('button', { name: `Details of ${name}` });
const open = (at?: string) =>
  renderScreen(route, { path: '/backend/media', ...(at !== undefined && { at }) }).user;

describe('the media library', () => {
  beforeEach(() => {
    stubApi(http.listAssets, listing([terrace, lobby]));
  });

  it('shows each file with its size, what it lacks and where it is used', async () => {
    const office = { ...lobby, alt: 'Our office', usedBy: [{ owner: 'page:1', label: 'About' }] };
    stubApi(http.listAssets, listing([terrace, office]));
    open();
    await details('terrace.webp');
    const [first, second] = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('640×480 · 120 kB');
    expect(first).toHaveTextContent('Not used');
    expect(first).toHaveTextContent('No alt text');
    expect(second).toHaveTextContent('Used in 1 place');
    expect(second).not.toHaveTextContent('No alt text');
    expect(screen.getByText('2 files')).toBeVisible();
  });

  it('is searched once the typing pauses, and the words and the kind are in the address', async () => {
    const requests = stubApi(http.listAssets, listing([terrace]));
    const { user, router } = renderScreen(route, { path: '/backend/media' });
    await details('terrace.webp');
    await user.type(screen.getByLabelText('Search'), 'terrace ');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ q: 'terrace' });
    });
    await user.selectOptions(screen.getByLabelText('Kind'), 'Images');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ q: 'terrace', kind: 'image' });
    });
    expect(requests).toHaveLength(3);
    expect(router.state.location.search).toBe('?q=terrace+&kind=image');
  });

  it('never shows the answer of an earlier search in place of a later one', async () => {
    const slow = pendingReply(listing([terrace]));
    stubApi(http.listAssets, ({ query }) => (query.q === 'terrace' ? slow.reply() : listing([lobby])));
    const user = open('/backend/media?q=terrace');
    await user.clear(screen.getByLabelText('Search'));
    await details('lobby.webp');
    slow.release();
    await waitFor(() => {
      expect(screen.getByRole('list', { name: 'Files' })).toHaveAttribute('aria-busy', 'false');
    });
    expect(screen.queryByText('terrace.webp')).toBeNull();
  });

  it('says whether there is nothing at all, or nothing that matches', async () => {
    stubApi(http.listAssets, listing([]));
    const user = open();
    expect(await screen.findByText('There are no files yet.')).toBeVisible();
    await user.type(screen.getByLabelText('Search'), 'x');
    expect(await screen.findByText('Nothing matches this search.')).toBeVisible();
  });

  it('turns its pages', async () => {
    const requests = stubApi(http.listAssets, listing([terrace], 50));
    const user = open();
    await details('terrace.webp');
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ page: 2 });
    });
  });

  it('says why it could not be read, and reads it again on demand', async () => {
    stubApi(http.listAssets, refuse('INTERNAL', 'Something went wrong on our side'));
    const user = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    stubApi(http.listAssets, listing([terrace]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await details('terrace.webp');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('uploads to the media library', () => {
  beforeEach(() => {
    stubApi(http.listAssets, listing([lobby]));
  });
  const files = () => screen.getByLabelText('Files to upload');

  it('that are too large are refused by name before they are sent, and the others are taken', async () => {
    const user = open();
    await details('lobby.webp');
    const requests = stubApi(http.uploadFile, terrace);
    stubApi(http.listAssets, listing([terrace, lobby]));
    await user.upload(files(), [fileOf('huge.webp', 2_097_153), fileOf('terrace.webp')]);
    await details('terrace.webp');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The image size is more than 2MB. Please choose a smaller image!',
    );
    expect(requests).toMatchObject([{ body: { file: { name: 'terrace.webp' } } }]);
    expect(screen.queryByRole('button', { name: 'Retry huge.webp' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss huge.webp' }));
    expect(screen.queryByText('huge.webp')).toBeNull();
  });

  it('of a type that is not supported are refused before they are sent, with what to do', async () => {
    const user = open();
    await details('lobby.webp');
    const requests = stubApi(http.uploadFile, terrace);
    const drop = screen.getByText(/^Drop or paste images/);
    fireEvent.drop(drop, { dataTransfer: { files: [new File(['x'], 'IMG_1.HEIC', { type: '' })] } });
    expect(screen.getByRole('alert')).toHaveTextContent(/isn’t supported.*Most Compatible/);
    expect(screen.queryByRole('button', { name: 'Retry IMG_1.HEIC' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss IMG_1.HEIC' }));
    expect(requests).toEqual([]);
  });

  it('that are refused say why, and can be tried again', async () => {
    const user = open();
    await details('lobby.webp');
    stubApi(
      http.uploadFile,
      refuse('UNPROCESSABLE', 'The file was refused', {
        issues: [{ field: 'file', message: 'This is not an image' }],
      }),
    );
    await user.upload(files(), fileOf('terrace.webp'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not an image');
    stubApi(http.uploadFile, terrace);
    stubApi(http.listAssets, listing([terrace, lobby]));
    await user.click(screen.getByRole('button', { name: 'Retry terrace.webp' }));
    await details('terrace.webp');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('go two at a time, and each can be cancelled', async () => {
    const user = open();
    await details('lobby.webp');
    const slow = pendingReply(terrace);
    const requests = stubApi(http.uploadFile, slow.reply);
    await user.upload(files(), [fileOf('a.webp'), fileOf('b.webp'), fileOf('c.webp')]);
    await waitFor(() => {
      expect(requests).toHaveLength(2);
    });
    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Cancel a.webp' }));
    await waitFor(() => {
      expect(requests).toHaveLength(3);
    });
    slow.release();
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).toBeNull();
    });
  });
});

describe('many files of the library', () => {
  const select = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

  it('get tags at once, and lose the selection when it is cleared', async () => {
    stubApi(http.listAssets, listing([terrace, lobby]));
    const user = open();
    await details('lobby.webp');
    await user.click(select('terrace.webp'));
    await user.click(select('lobby.webp'));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tags…' }));
    const requests = stubApi(http.changeAssets, { changed: 2 });
    stubApi(
      http.listAssets,
      listing([
        { ...terrace, tags: ['marina'] },
        { ...lobby, tags: ['marina'] },
      ]),
    );
    await user.type(screen.getByLabelText('Add tags'), 'Marina, , off  plan,marina');
    await user.click(screen.getByRole('button', { name: 'Save tags' }));
    expect(await screen.findByText('2 files changed.')).toBeVisible();
    expect(requests).toMatchObject([
      { body: { ids: [terrace.id, lobby.id], addTags: ['marina', 'off plan'], removeTags: [] } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('are deleted after a question, and those in use are named because they stay', async () => {
    const used = { ...lobby, usedBy: [{ owner: 'page:1', label: 'About' }] };
    stubApi(http.listAssets, listing([terrace, used]));
    const user = open();
    await details('lobby.webp');
    await user.click(select('terrace.webp'));
    await user.click(select('lobby.webp'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete files' });
    expect(question).toHaveTextContent(
      '1 file that nothing uses leaves the library and the site at once. Uploaded files stay in the Recycle Bin for 30 days, but photos of the feed do not. 1 file in use will stay.',
    );
    const requests = stubApi(http.deleteAssets, {
      deleted: 1,
      inUse: [{ originalName: 'lobby.webp', usedBy: used.usedBy }],
    });
    stubApi(http.listAssets, listing([used]));
    await user.click(within(question).getByRole('button', { name: 'Delete 1 file' }));
    expect(await screen.findByText('1 file deleted. In use, so they stay: lobby.webp.')).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('that were deleted come back by Undo, and those that cannot are named with the reason', async () => {
    const pool = asset(3, 'pool.webp');
    stubApi(http.listAssets, listing([terrace, lobby, pool]));
    const user = open();
    await details('pool.webp');
    for (const { originalName } of [terrace, lobby, pool]) await user.click(select(originalName));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    stubApi(http.deleteAssets, { deleted: 3, restorable: [terrace.id, lobby.id, pool.id], inUse: [] });
    stubApi(http.listAssets, listing([]));
    await user.click(screen.getByRole('button', { name: 'Delete 3 files' }));
    expect(await screen.findByText('3 files deleted.')).toBeVisible();

    const requests = stubApi(restoreFileFromBin, ({ params: { id } }) =>
      id === pool.id ? refuse('NOT_FOUND', 'This file is not in the recycle bin') : terrace,
    );
    stubApi(http.listAssets, listing([terrace, lobby]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 files are restored.')).toBeVisible();
    expect(screen.getByText('“pool.webp”: This file is not in the recycle bin')).toBeVisible();
    await details('lobby.webp');
    expect(requests.map(({ params: { id } }) => id)).toEqual([terrace.id, lobby.id, pool.id]);
  });

  it('that will be removed are announced, shown on demand with their day, and kept by a click', async () => {
    const leaving = { ...terrace, unusedSince: '2026-09-01T08:00:00Z', removeAt: '2026-11-30T08:00:00Z' };
    const requests = stubApi(http.listAssets, { ...listing([leaving, lobby]), leaving: 1 });
    const user = open();
    expect(await screen.findByText('1 unused file will be removed within two weeks.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ use: 'leaving' });
    });
    expect(screen.getByText(/It is removed on 30 Nov 2026/)).toBeVisible();
    await user.click(select('terrace.webp'));
    const changes = stubApi(http.changeAssets, { changed: 1 });
    await user.click(screen.getByRole('button', { name: 'Keep for good' }));
    expect(await screen.findByText('1 file changed.')).toBeVisible();
    expect(changes).toMatchObject([{ body: { ids: [terrace.id], kept: true } }]);
  });
});
