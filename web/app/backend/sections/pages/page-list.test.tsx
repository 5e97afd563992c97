import { beforeEach, describe, expect, it } from 'vitest';
import { listLinkUses } from '@manzil/contracts/http/links';
import * as pages from '@manzil/contracts/http/pages';
import * as bin from '@manzil/contracts/http/recycle-bin';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/pages';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { samplePage } from '../../../testing/samples/sample-page';

const [guide, fees] = [samplePage(1, 'Guide'), samplePage(2, 'Fees')];

async function open() {
  const { user } = renderScreen(route, { path: '/backend/pages' });
  await screen.findByRole('table', { name: 'Pages' });
  return user;
}
async function openCopy() {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Copy Guide' }));
  const dialog = screen.getByRole('dialog', { name: 'Copy “Guide”' });
  return {
    user,
    dialog,
    title: within(dialog).getByLabelText('Title'),
    link: within(dialog).getByLabelText('Link'),
  };
}

describe('the pages', () => {
  beforeEach(() => {
    stubApi(pages.listPages, [guide, fees]);
    stubApi(listLinkUses, { uses: [] });
  });

  it('are copied under an address made of the title, and the copy is in the list', async () => {
    const { user, dialog, title, link } = await openCopy();
    expect(link).toHaveValue('guide-copy');
    const copy = { ...samplePage(3, 'Guide 2027'), linkAddress: 'guide-2027' };
    const requests = stubApi(pages.copyPage, { message: 'Page Saved successfully!', result: copy });
    await user.clear(title);
    await user.type(title, 'Guide 2027');
    expect(link).toHaveValue('guide-2027');
    stubApi(pages.listPages, [copy, guide, fees]);
    await user.click(within(dialog).getByRole('button', { name: 'Save copy' }));
    expect(await screen.findByRole('link', { name: 'Guide 2027' })).toBeVisible();
    expect(requests).toMatchObject([
      {
        params: { id: 1 },
        body: { title: 'Guide 2027', linkAddress: 'guide-2027', pageVal: 'pages', publish: false },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stand below the fixed pages, which lead to where they are edited', async () => {
    renderScreen(route, { path: '/backend/pages' });
    const fixed = within(await screen.findByRole('region', { name: 'Fixed pages' }));
    expect(fixed.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    expect(fixed.getByRole('link', { name: 'Edit Contact in Agency Details' })).toHaveAttribute(
      'href',
      '/backend/agency',
    );
    expect(fixed.getAllByRole('listitem')).toHaveLength(10);
  });

  it('say at the address of a copy that it is taken, and keep what was typed', async () => {
    const { user, title, link } = await openCopy();
    const issue = { field: 'linkAddress', message: 'This link is in use.' };
    stubApi(pages.copyPage, refuse('CONFLICT', 'This link is in use.', { issues: [issue] }));
    await user.type(title, '{Enter}');
    await waitFor(() => {
      expect(link).toHaveAccessibleDescription(/This link is in use/);
    });
    expect(link).toHaveFocus();
    expect(title).toHaveValue('Guide copy');
  });

  it('are deleted together after a question, and are back by one click', async () => {
    const user = await open();
    const deleted = stubApi(pages.deletePage, ({ params: { id } }) => ({
      message: 'Page deleted successfully!',
      result: id === 1 ? guide : fees,
    }));
    const restored = stubApi(bin.restorePage, { message: 'Page is added again!', result: guide });
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    const question = screen.getByRole('dialog');
    expect(deleted).toEqual([]);
    expect(await within(question).findByText('Nothing on this site links to any of them.')).toBeVisible();
    stubApi(pages.listPages, []);
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 pages deleted successfully!')).toBeVisible();
    expect(await screen.findByText(/No pages yet/)).toBeVisible();
    stubApi(pages.listPages, [guide, fees]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 pages are added again!')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Guide' })).toBeVisible();
    expect(deleted.map(({ params }) => params.id)).toEqual([1, 2]);
    expect(restored.map(({ params }) => params.id)).toEqual([1, 2]);
  });

  it('stay when a deletion is refused, and those that could be deleted are gone', async () => {
    const user = await open();
    stubApi(pages.deletePage, ({ params: { id } }) =>
      id === 1
        ? { message: 'Page deleted successfully!', result: guide }
        : refuse('UNAVAILABLE', 'This part of the site is not available right now'),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    stubApi(pages.listPages, [fees]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/not available right now/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Guide' })).toBeNull();
    });
    expect(screen.getByRole('link', { name: 'Fees' })).toBeVisible();
  });
});
