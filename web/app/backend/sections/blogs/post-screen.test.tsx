import { beforeEach, describe, expect, it } from 'vitest';
import type { BlogPostEntry } from '@manzil/contracts/content/collection-entries';
import * as http from '@manzil/contracts/http/content-editing';
import * as lifecycle from '@manzil/contracts/http/content-lifecycle';
import { listLinkUses } from '@manzil/contracts/http/links';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as route from '../../routes/post';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const LIFE = { live: false, draft: null, publishAt: null, withdrawAt: null, scheduledBy: '', failure: null };
const STAMP = { version: 4, updatedAt: '2026-11-20T08:00:00Z', updatedBy: 'omar' };
const marina: BlogPostEntry = {
  id: 1,
  title: 'Living in the Marina',
  slug: 'marina',
  excerpt: 'Water.',
  image: null,
  author: '',
  category: '',
  tags: ['Sea'],
  seoTitle: '',
  seoDescription: '',
  socialImage: null,
  relatedHomes: null,
  content: '<p>Water.</p><pre>kept   spaces</pre>',
  state: 'draft',
  publishAt: null,
  ...STAMP,
  lifecycle: LIFE,
};
const live: BlogPostEntry = { ...marina, state: 'published', lifecycle: { ...LIFE, live: true } };
const adviser = {
  id: 7,
  name: 'Noor',
  designation: '',
  photo: '',
  focalX: 50,
  focalY: 50,
  position: 1,
  slug: 'noor',
};

function open(at: string) {
  const screenOf = renderScreen(route, { path: '/backend/blogs/:id', at });
  return { ...screenOf, text: () => screen.findByRole('textbox', { name: 'Text' }) };
}
const change = { id: 1, version: 5, lifecycle: LIFE };

describe('the page of a post', () => {
  beforeEach(() => {
    const member = { ...adviser, brn: '', languages: [], areas: [], phone: '', whatsapp: '', about: '' };
    stubApi(http.listTeamEntries, { entries: [{ ...member, ...STAMP }], total: 1, deleted: [] });
    stubApi(http.showBlogPostEntry, marina);
    stubApi(listLinkUses, { uses: [] });
    // Typing may take longer than the pause after which a draft is saved.
    stubApi(lifecycle.saveDraft, change);
  });

  it('stores a new post as a draft by itself, and goes on at its address without a question', async () => {
    const created = stubApi(lifecycle.createDraft, { ...change, version: 1 });
    const { user, router } = open('/backend/blogs/new');
    await user.type(await screen.findByLabelText('Title'), 'Off plan');
    expect(screen.getByLabelText('Address')).toHaveValue('off-plan');
    expect(await screen.findByText(/^Saved as a draft \d\d:\d\d$/)).toBeVisible();
    expect(created).toMatchObject([
      { body: { fields: { title: 'Off plan', slug: 'off-plan', content: '' } } },
    ]);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/blogs/1');
    });
    expect(screen.getByLabelText('Title')).toHaveValue('Off plan');
  });

  it('says what keeps a draft from being saved', async () => {
    const { user } = open('/backend/blogs/new');
    await user.type(await screen.findByLabelText('Summary'), 'Short');
    expect(await screen.findByText('Not saved yet: Title: This field is required')).toBeVisible();
  });

  it('tries again by itself while there is no answer, and says so', async () => {
    let calls = 0;
    const requests = stubApi(lifecycle.saveDraft, () => {
      calls += 1;
      return calls === 1 ? refuse('UNAVAILABLE', 'Please try again.') : change;
    });
    const { user } = open('/backend/blogs/1');
    await user.type(await screen.findByLabelText('Summary'), ' More.');
    expect(await screen.findByText('Not saved, trying again.')).toBeVisible();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({ body: { expectedVersion: 4, replacesDraft: false } });
  });

  it('never changes by itself what visitors see', async () => {
    stubApi(http.showBlogPostEntry, live);
    const published = stubApi(http.blogPosts.update, live);
    const drafts = stubApi(lifecycle.saveDraft, change);
    const { user } = open('/backend/blogs/1');
    await user.type(await screen.findByLabelText('Title'), ' today{Enter}');
    expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
    expect(drafts).toHaveLength(1);
    expect(published).toHaveLength(0);
  });

  it('refuses a new date in the future, which Schedule sets, and keeps one that is stored', async () => {
    stubApi(http.showBlogPostEntry, { ...marina, publishAt: '2099-01-01T08:00:00.000Z' });
    const drafts = stubApi(lifecycle.saveDraft, change);
    const { user } = open('/backend/blogs/1');
    const date = await screen.findByLabelText('Date');
    fireEvent.change(date, { target: { value: '2099-02-01T12:00' } });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^This date is in the future/)).toBeVisible();
    expect(drafts).toEqual([]);
    fireEvent.change(date, { target: { value: '2099-01-01T12:00' } });
    await user.type(screen.getByLabelText('Summary'), ' More.');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => {
      expect(drafts).toMatchObject([{ body: { fields: { publishAt: '2099-01-01T12:00:00+04:00' } } }]);
    });
  });

  it('asks whose work stays when somebody has saved in between', async () => {
    const details = { reason: 'version', version: 9, updatedBy: 'sara', updatedAt: '2026-11-21T08:00:00Z' };
    stubApi(lifecycle.saveDraft, refuse('CONFLICT', 'Saved in between.', { details }));
    const { user } = open('/backend/blogs/1');
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/after you opened it/)).toHaveTextContent('sara');
    const mine = stubApi(lifecycle.saveDraft, change);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => {
      expect(mine).toMatchObject([{ body: { expectedVersion: 9 } }]);
    });
  });

  it('says at the address that it is taken, and keeps what was typed', async () => {
    const issue = { field: 'slug', message: 'Another post has this address.' };
    stubApi(http.blogPosts.update, refuse('VALIDATION_FAILED', 'Please check.', { issues: [issue] }));
    const { user } = open('/backend/blogs/1');
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Address')).toHaveFocus();
    });
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/Another post has this address/);
    expect(screen.getByLabelText('Title')).toHaveValue('Living in the Marina!');
  });

  it('publishes with its tags, its texts for search engines and its homes', async () => {
    const requests = stubApi(http.blogPosts.update, { ...live, version: 5 });
    const { user } = open('/backend/blogs/1');
    await user.type(await screen.findByLabelText('Tags'), ', Towers');
    await user.type(screen.getByLabelText('SEO title'), 'Marina homes');
    await user.selectOptions(screen.getByLabelText('Listings below the post'), 'search');
    await user.type(screen.getByLabelText('Place'), 'Dubai Marina');
    stubApi(http.showBlogPostEntry, { ...live, version: 5 });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([
      {
        body: {
          tags: ['Sea', 'Towers'],
          seoTitle: 'Marina homes',
          content: marina.content,
          relatedHomes: { by: 'search', adType: 'sale', location: 'Dubai Marina', unitType: null },
        },
      },
    ]);
  });

  it('shows parts of older posts that the editor does not know, and leaves them as they are', async () => {
    const { text } = open('/backend/blogs/1');
    expect(await text()).toHaveTextContent('Water.');
    expect(await screen.findByTitle('Kept unchanged')).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(screen.getByText('All changes are saved.')).toBeVisible();
  });

  it('refuses a dropped file that is no picture, and says why', async () => {
    const { text } = open('/backend/blogs/1');
    const files = [new File(['x'], 'report.pdf', { type: 'application/pdf' })];
    const clipboardData = { files, items: [], types: ['Files'], getData: () => '' };
    fireEvent.paste(await text(), { clipboardData });
    expect(await screen.findByText(/^report\.pdf: This file type isn’t supported/)).toBeVisible();
  });

  it('says that a scheduled post is saved only by its buttons', async () => {
    const publishAt = '2027-01-01T08:00:00Z';
    stubApi(http.showBlogPostEntry, { ...marina, lifecycle: { ...LIFE, publishAt } });
    const { user } = open('/backend/blogs/1');
    await user.type(await screen.findByLabelText('Title'), '!');
    expect(screen.getByText('Not saved: a scheduled post is saved only by its buttons.')).toBeVisible();
  });
});
