import { beforeEach, describe, expect, it } from 'vitest';
import { restoreFileFromBin } from '@manzil/contracts/http/bin';
import * as http from '@manzil/contracts/http/media';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/media';
import { queryClient } from '../../kit/data/query-client';
import { refuse, stubApi } from '../../../testing/api-double';
import { fileOf } from '../../../testing/files';
import { renderScreen } from '../../../testing/render-screen';

const terrace: LibraryAsset = {
  id: '00000000-0000-4000-8000-000000000001',
  filename: '1.webp',
  kind: 'image',
  alt: '',
  usedBy: [],
  contentType: 'image/webp',
  size: 120_000,
  sha256: 'a'.repeat(64),
  width: 640,
  height: 480,
  originalName: 'terrace.webp',
  createdAt: '2026-11-20T08:00:00Z',
  tags: [],
  kept: false,
  unusedSince: null,
  removeAt: null,
};
const page = { owner: 'page:7', label: 'About us' };
const project = { owner: 'development:3', label: 'Creek Rise' };
const uses = [page, project];
const listing = (items: LibraryAsset[]) => ({ items, total: items.length, page: 1, pageSize: 48 });
const button = (name: string) => screen.getByRole('button', { name });
const card = () => screen.findByRole('button', { name: 'Details of terrace.webp' });

async function open(asset = terrace) {
  stubApi(http.listAssets, listing([asset]));
  const { user } = renderScreen(route, { path: '/backend/media' });
  await user.click(await card());
  return { user, dialog: await screen.findByRole('dialog', { name: 'terrace.webp' }) };
}

describe('the details of a file', () => {
  it('keep what a picture shows, and the list behind them has it at once', async () => {
    const { user, dialog } = await open();
    expect(button('Save alt text and tags')).toBeDisabled();
    const requests = stubApi(http.describeAsset, { ...terrace, alt: 'A terrace' });
    stubApi(http.listAssets, listing([{ ...terrace, alt: 'A terrace' }]));
    await user.type(within(dialog).getByLabelText('Alt text'), 'A terrace');
    await user.dblClick(button('Save alt text and tags'));
    expect(await screen.findByText('The alt text is saved.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: terrace.id }, body: { alt: 'A terrace', tags: [] } }]);
    await user.click(button('Close'));
    const details = await card();
    await waitFor(() => {
      expect(details).toHaveFocus();
    });
    expect(screen.queryByText('No alt text')).toBeNull();
  });

  it('show at the field why an alt text is refused, and keep it', async () => {
    const { user, dialog } = await open();
    stubApi(http.describeAsset, refuse('UNAVAILABLE', 'Files cannot be changed right now'));
    const field = within(dialog).getByLabelText('Alt text');
    await user.type(field, 'A terrace');
    await user.click(button('Save alt text and tags'));
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(/Files cannot be changed right now/);
    });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('A terrace');
  });

  it('stay open when the list behind them no longer has the file', async () => {
    const { user, dialog } = await open();
    const field = within(dialog).getByLabelText('Alt text');
    await user.type(field, 'Half a sen');
    stubApi(http.listAssets, listing([]));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('There are no files yet.')).toBeInTheDocument();
    await user.type(field, 'tence');
    expect(field).toHaveValue('Half a sentence');
  });

  it('name the places that use a file, with the way there, in place of deleting it', async () => {
    const { user, dialog } = await open({ ...terrace, usedBy: uses });
    await user.click(button('Delete'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'It cannot be deleted while these places use it.',
    );
    expect(within(dialog).getByRole('link', { name: 'About us' })).toHaveAttribute(
      'href',
      '/backend/pages/7',
    );
    expect(within(dialog).getByRole('link', { name: 'Creek Rise' })).toHaveAttribute(
      'href',
      '/backend/developments',
    );
    expect(screen.queryByRole('dialog', { name: 'Delete file' })).toBeNull();
  });

  it('delete an unused file after a question, and the focus goes on in the section', async () => {
    const { user } = await open();
    const requests = stubApi(http.deleteAsset, { ...terrace, restorable: true });
    await user.click(button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete file' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(question).toHaveTextContent(
      '“terrace.webp” leaves the library and the site at once. Uploaded files stay in the Recycle Bin for 30 days, but photos of the feed do not.',
    );
    expect(requests).toHaveLength(0);
    await waitFor(() => {
      expect(button('Delete')).toHaveFocus();
    });
    await user.click(button('Delete'));
    stubApi(http.listAssets, listing([]));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete file' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    expect(await screen.findByText('“terrace.webp” is deleted.')).toBeVisible();
    expect(await screen.findByText('There are no files yet.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
    expect(requests).toMatchObject([{ params: { id: terrace.id } }]);

    const restores = stubApi(restoreFileFromBin, terrace);
    stubApi(http.listAssets, listing([terrace]));
    await user.click(button('Undo'));
    expect(await screen.findByText('“terrace.webp” is restored.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Details of terrace.webp' })).toBeVisible();
    expect(restores).toMatchObject([{ params: { id: terrace.id } }]);
  });

  it('offer no way back for a photo of the feed', async () => {
    const { user } = await open();
    stubApi(http.deleteAsset, { ...terrace, restorable: false });
    stubApi(http.listAssets, listing([]));
    await user.click(button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete file' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“terrace.webp” is deleted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('say which use was found meanwhile when the deletion is refused', async () => {
    const { user, dialog } = await open();
    stubApi(http.deleteAsset, refuse('CONFLICT', 'It is in use', { details: { usedBy: uses } }));
    await user.click(button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete file' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(within(dialog).getByText('About us')).toBeVisible();
  });
});

describe('another file in the place of one', () => {
  const used = { ...terrace, usedBy: uses };
  const field = () => screen.getByLabelText('Replace with');
  beforeEach(() => {
    stubApi(http.uploadFile, { ...terrace, filename: 'new.webp' });
  });

  it('is sent once, and the places that keep the old one are named', async () => {
    const { user } = await open(used);
    const requests = stubApi(http.replaceFile, { replaced: [page], left: [], failed: [project] });
    await user.upload(field(), fileOf('after.webp'));
    expect(await screen.findByText('Replaced in 1 place.')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'These could not be changed. Open them and choose the new file there.Creek Rise',
    );
    expect(requests).toMatchObject([{ body: { filename: '1.webp', replacement: 'new.webp' } }]);
  });

  it('is refused at its field: too large before it is sent, and what is no picture by the server', async () => {
    const { user } = await open(used);
    await user.upload(field(), fileOf('large.webp', 2_097_153));
    expect(field()).toHaveAccessibleDescription(/The image size is more than 2MB/);
    stubApi(http.uploadFile, refuse('UNPROCESSABLE', 'This is not an image'));
    await user.upload(field(), fileOf('liar.webp'));
    await waitFor(() => {
      expect(field()).toHaveAccessibleDescription(/This is not an image/);
    });
    expect(field()).toBeInvalid();
  });
});
