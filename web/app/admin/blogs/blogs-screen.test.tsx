import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BlogPostListEntry } from '@manzil/contracts/content/collection-entries';
import * as http from '@manzil/contracts/http/content-editing';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/admin/blogs';
import { refuse, stubApi } from '../../testing/api-double';
import { renderScreen } from '../../testing/render-screen';

const post = (id: number, title: string): BlogPostListEntry => ({
  ...{ id, title, slug: `post-${id}`, excerpt: '', image: null, author: '', category: '' },
  ...{ state: 'draft', publishAt: null },
  ...{ version: 4, updatedAt: '2026-11-20T08:00:00Z', updatedBy: 'omar' },
});
const [marina, creek] = [post(1, 'Living in the Marina'), post(2, 'Creek Harbour')];
const listing = (entries: BlogPostListEntry[]) => ({ entries, total: entries.length, deleted: [] });

async function open() {
  const { user } = renderScreen(route, { path: '/backend/blogs' });
  await screen.findByRole('table', { name: 'Posts' });
  return user;
}
async function openNew() {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add post' }));
  const dialog = screen.getByRole('dialog', { name: 'Add post' });
  return { user, dialog, save: () => user.click(within(dialog).getByRole('button', { name: 'Publish' })) };
}

describe('the posts', () => {
  beforeEach(() => {
    stubApi(http.listBlogPostEntries, listing([marina, creek]));
  });

  it('are all listed when they come in several parts', async () => {
    const all = Array.from({ length: 103 }, (_, index) => post(index + 1, `Post ${index + 1}`));
    const requests = stubApi(http.listBlogPostEntries, ({ query: { offset } }) => ({
      ...listing(all.slice(offset, offset + 100)),
      total: all.length,
    }));
    await open();
    expect(screen.getByRole('navigation', { name: 'Pages of Posts' })).toHaveTextContent('of 103');
    expect(requests.map(({ query }) => query.offset)).toEqual([0, 100]);
  });

  it('take their address from the title until another is written', async () => {
    const { user, dialog, save } = await openNew();
    const requests = stubApi(http.blogPosts.create, { ...marina, content: '' });
    const [title, address] = [
      within(dialog).getByLabelText('Title'),
      within(dialog).getByLabelText('Address'),
    ];
    await user.type(title, 'Off plan');
    expect(address).toHaveValue('off-plan');
    await user.type(address, '-guide');
    await user.type(title, ' in Dubai');
    expect(address).toHaveValue('off-plan-guide');
    await user.type(within(dialog).getByLabelText('Date'), '2027-01-15T09:30');
    await save();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([
      {
        body: {
          ...{ title: 'Off plan in Dubai', slug: 'off-plan-guide', image: null, draft: false },
          publishAt: '2027-01-15T09:30:00+04:00',
        },
      },
    ]);
  });

  it('are listed anew after a save, as the table was looked at', async () => {
    const user = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search the posts' }), 'marina');
    stubApi(http.showBlogPostEntry, { ...marina, content: '<p>Water.</p>' });
    stubApi(http.blogPosts.update, { ...marina, content: '<p>Water.</p>', version: 5 });
    await user.click(screen.getByRole('button', { name: 'Edit Living in the Marina' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit post' });
    await user.type(within(dialog).getByLabelText('Title'), ' today');
    stubApi(http.listBlogPostEntries, listing([{ ...marina, title: 'Living in the Marina today' }, creek]));
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Edit Living in the Marina today' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Creek Harbour' })).toBeNull();
  });

  it('say at the address that it is taken, and keep what was typed', async () => {
    const { user, dialog, save } = await openNew();
    const issue = { field: 'slug', message: 'Another post has this address.' };
    stubApi(http.blogPosts.create, refuse('VALIDATION_FAILED', 'Please check.', { issues: [issue] }));
    await user.type(within(dialog).getByLabelText('Title'), 'Creek Harbour');
    await save();
    const address = within(dialog).getByLabelText('Address');
    await waitFor(() => {
      expect(address).toHaveFocus();
    });
    expect(address).toHaveAccessibleDescription(/Another post has this address/);
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Creek Harbour');
  });

  it('that a colleague has deleted leave the list when they are opened', async () => {
    const user = await open();
    stubApi(http.showBlogPostEntry, refuse('NOT_FOUND', 'There is no such post.'));
    stubApi(http.listBlogPostEntries, listing([marina]));
    await user.click(screen.getByRole('button', { name: 'Edit Creek Harbour' }));
    expect(await screen.findByText('There is no such post.')).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Edit Creek Harbour' })).toBeNull();
    });
  });
});
