import { beforeEach, describe, expect, it } from 'vitest';
import type { BlogPostListEntry } from '@manzil/contracts/content/collection-entries';
import * as http from '@manzil/contracts/http/content-editing';
import { screen, waitFor } from '@testing-library/react';
import * as route from '../../routes/blogs';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const post = (id: number, title: string): BlogPostListEntry => ({
  id,
  title,
  slug: `post-${id}`,
  excerpt: '',
  image: null,
  author: '',
  category: '',
  tags: [],
  state: 'draft',
  publishAt: null,
  version: 4,
  updatedAt: '2026-11-20T08:00:00Z',
  updatedBy: 'omar',
});
const [marina, creek] = [post(1, 'Living in the Marina'), post(2, 'Creek Harbour')];
const listing = (entries: BlogPostListEntry[]) => ({ entries, total: entries.length, deleted: [] });

async function open() {
  renderScreen(route, { path: '/backend/blogs' });
  await screen.findByRole('table', { name: 'Posts' });
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

  it('are written on a page of their own, new ones too', async () => {
    const { user, router } = renderScreen(route, { path: '/backend/blogs' });
    expect(await screen.findByRole('link', { name: 'Add post' })).toHaveAttribute(
      'href',
      '/backend/blogs/new',
    );
    await user.click(screen.getByRole('button', { name: 'Edit Creek Harbour' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/blogs/2');
    });
  });
});
