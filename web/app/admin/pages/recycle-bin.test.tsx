import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DeletedPage } from '@manzil/contracts/content/page';
import * as http from '@manzil/contracts/http/recycle-bin';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/admin/recycle-bin';
import { refuse, stubApi } from '../../testing/api-double';
import { renderScreen } from '../../testing/render-screen';
import { samplePage } from './sample-page';

const page = (id: number, title: string): DeletedPage => ({
  ...samplePage(id, title),
  ...{ deletedAt: '2026-11-22T08:00:00Z', deletedBy: 'layla', purgeAt: '2026-12-22T08:00:00Z' },
});
const [guide, fees] = [page(1, 'Guide'), page(2, 'Fees')];
const taken = refuse('CONFLICT', 'This link is in use.', { details: { reason: 'link-taken' } });

async function open() {
  const { user } = renderScreen(route, { path: '/backend/recycle-bin' });
  await screen.findByRole('table', { name: 'Deleted pages' });
  return user;
}
const gone = (title: string) =>
  waitFor(() => {
    expect(screen.queryByRole('cell', { name: title })).toBeNull();
  });

describe('the recycle bin', () => {
  beforeEach(() => {
    stubApi(http.listWholeBin, { combinedResults: [guide, fees] });
  });

  it('gives a page back, and no longer lists it', async () => {
    const user = await open();
    const requests = stubApi(http.restorePage, { message: 'Page is added again!', result: guide });
    stubApi(http.listWholeBin, { combinedResults: [fees] });
    await user.click(screen.getByRole('button', { name: 'Add Page: Guide' }));
    expect(await screen.findByText('Page is added again!')).toBeVisible();
    await gone('Guide');
    expect(requests).toMatchObject([{ params: { id: 1 }, body: {} }]);
  });

  it('asks for another address when the own one is taken', async () => {
    const user = await open();
    stubApi(http.restorePage, taken);
    await user.click(screen.getByRole('button', { name: 'Add Page: Guide' }));
    const dialog = await screen.findByRole('dialog', { name: 'Another address' });
    const requests = stubApi(http.restorePage, { message: 'Page is added again!', result: guide });
    stubApi(http.listWholeBin, { combinedResults: [fees] });
    await user.type(within(dialog).getByLabelText('Link'), '{Enter}');
    await gone('Guide');
    expect(requests).toMatchObject([{ body: { linkAddress: 'page-1-2' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists what is stored when a colleague was quicker', async () => {
    const user = await open();
    stubApi(http.restorePage, refuse('NOT_FOUND', 'This page is not in the recycle bin.'));
    stubApi(http.listWholeBin, { combinedResults: [fees] });
    await user.click(screen.getByRole('button', { name: 'Add Page: Guide' }));
    expect(await screen.findByText('This page is not in the recycle bin.')).toBeVisible();
    await gone('Guide');
  });

  it('gives back all that can be, and names what cannot', async () => {
    const user = await open();
    stubApi(http.restorePage, ({ params: { id } }) =>
      id === 1 ? taken : { message: 'Page is added again!', result: fees },
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    stubApi(http.listWholeBin, { combinedResults: [guide] });
    await user.click(screen.getByRole('button', { name: 'Add selected pages' }));
    expect(await screen.findByText('“Guide”: This link is in use.')).toBeVisible();
    expect(await screen.findByText('Page is added again!')).toBeVisible();
    await gone('Fees');
    expect(screen.getByRole('cell', { name: 'Guide' })).toBeVisible();
  });

  it('deletes for good after a question', async () => {
    const user = await open();
    const requests = stubApi(http.purgePage, undefined);
    await user.click(screen.getByRole('button', { name: 'Delete Fees for good' }));
    const question = screen.getByRole('dialog', { name: 'Delete for good' });
    expect(requests).toEqual([]);
    stubApi(http.listWholeBin, { combinedResults: [guide] });
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('“Fees” is deleted for good.')).toBeVisible();
    await gone('Fees');
    expect(requests).toMatchObject([{ params: { id: 2 } }]);
  });
});
