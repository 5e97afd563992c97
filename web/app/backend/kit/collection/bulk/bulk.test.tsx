import { beforeEach, describe, expect, it } from 'vitest';
import type { BlogPostListEntry, FaqEntry } from '@manzil/contracts/content/collection-entries';
import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import type { Session } from '@manzil/contracts/gateway/account';
import * as http from '@manzil/contracts/http/content-editing';
import * as lifecycle from '@manzil/contracts/http/content-lifecycle';
import { addRedirect, listLinkUses } from '@manzil/contracts/http/links';
import { screen, within } from '@testing-library/react';
import * as blogs from '../../../routes/blogs';
import * as faq from '../../../routes/faq';
import { refuse, stubApi } from '../../../../testing/api-double';
import { renderScreen } from '../../../../testing/render-screen';

const AT = '2026-11-20T08:00:00Z';
const live: Lifecycle = {
  live: true,
  draft: null,
  publishAt: null,
  withdrawAt: null,
  scheduledBy: '',
  failure: null,
};
const stamp = { version: 3, updatedAt: AT, updatedBy: 'omar' };
const question = (id: number, words: string, state: Partial<Lifecycle> = {}): FaqEntry => ({
  id,
  position: id,
  question: words,
  answer: 'Yes.',
  lifecycle: { ...live, ...state },
  ...stamp,
});
const [boats, islands, kites] = [
  question(1, 'Boats?'),
  question(2, 'Islands?', { live: false }),
  question(3, 'Kites?', { draft: { savedAt: AT, savedBy: 'omar' } }),
];
const listing = <Entry,>(entries: Entry[]) => ({ entries, total: entries.length, deleted: [] });
const changed = (id: number) => ({ id, version: 4, lifecycle: live });

async function openQuestions(session?: Session) {
  stubApi(http.listFaqEntries, listing([boats, islands, kites]));
  const { user, router } = renderScreen(faq, { path: '/backend/faq', ...(session && { session }) });
  const press = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }));
  };
  await screen.findByRole('checkbox', { name: 'Select Boats?' });
  return { user, router, press };
}
const selectAll = () => screen.getByRole('checkbox', { name: 'Select all that are shown' });
const questionOf = (name: string) => screen.findByRole('dialog', { name });

describe('entries that are selected', () => {
  it('are published where there is something to publish, and the question names the others', async () => {
    const { user, press } = await openQuestions();
    await user.click(selectAll());
    expect(screen.getByText('3 selected')).toBeVisible();
    const requests = stubApi(lifecycle.publishEntry, ({ params: { id } }) =>
      id === kites.id ? refuse('CONFLICT', 'Somebody saved this in the meantime') : changed(id),
    );
    await press('Publish 2');
    const asked = await questionOf('Publish 2 questions?');
    expect(asked).toHaveTextContent('Visitors see at once: “Islands?”, “Kites?”.');
    expect(asked).toHaveTextContent('Nothing to publish, so nothing changes: “Boats?”.');
    await user.click(within(asked).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('1 question is published.')).toBeVisible();
    expect(screen.getByText('“Kites?”: Somebody saved this in the meantime')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { kind: 'faq', id: 2 }, body: { expectedVersion: 3 } },
      { params: { kind: 'faq', id: 3 }, body: { expectedVersion: 3 } },
    ]);
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  it('leave the site after a question alone, and those that are not on it stay as they are', async () => {
    const { user, press } = await openQuestions();
    await user.click(selectAll());
    const requests = stubApi(lifecycle.withdrawEntry, ({ params: { id } }) => changed(id));
    await press('Withdraw 2');
    const asked = await questionOf('Withdraw 2 questions from the site?');
    expect(asked).toHaveTextContent('Not on the site, so nothing changes: “Islands?”.');
    expect(asked).toHaveTextContent('Their drafts take the place of what was published: “Kites?”.');
    expect(requests).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('2 questions are withdrawn.')).toBeVisible();
    expect(requests.map(({ params }) => params.id)).toEqual([1, 3]);
  });

  it('cannot be withdrawn when none of them is on the site', async () => {
    const { user } = await openQuestions();
    await user.click(screen.getByRole('checkbox', { name: 'Select Islands?' }));
    expect(screen.getByRole('button', { name: 'Withdraw 0' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Publish 1' })).toBeEnabled();
  });

  it('are deleted together and are back by one undo, except for what is refused, by its name', async () => {
    const { user, press } = await openQuestions();
    await user.click(selectAll());
    const deleted = { title: 'Boats?', deletedAt: AT, deletedBy: 'layla', purgeAt: AT };
    const removed = stubApi(http.faqs.remove, ({ params: { id } }) =>
      id === 2 ? refuse('GONE', 'Somebody deleted this') : { id, ...deleted },
    );
    await press('Delete 3');
    const asked = await questionOf('Delete 3 questions?');
    expect(asked).toHaveTextContent('They stay in the recycle bin for 90 days.');
    stubApi(http.listFaqEntries, listing<FaqEntry>([]));
    await user.click(within(asked).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 questions are deleted.')).toBeVisible();
    expect(screen.getByText('“Islands?”: Somebody deleted this')).toBeVisible();
    expect(removed.map(({ params }) => params.id)).toEqual([1, 2, 3]);
    const restored = stubApi(http.faqs.restore, ({ params: { id } }) =>
      id === 3 ? refuse('GONE', 'The time to bring this question back is over') : boats,
    );
    stubApi(http.listFaqEntries, listing([boats]));
    await press('Undo');
    expect(await screen.findByText('1 question is back.')).toBeVisible();
    expect(screen.getByText('“Kites?”: The time to bring this question back is over')).toBeVisible();
    expect(restored.map(({ params }) => params.id)).toEqual([1, 3]);
  });

  it('are sent for approval by members whose changes need one', async () => {
    const { user, press } = await openQuestions({ username: 'omar', role: 'editor', needsApproval: true });
    await user.click(selectAll());
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    const requests = stubApi(lifecycle.requestApproval, ({ params: { id } }) => changed(id));
    await press('Send 2 for approval');
    const asked = await questionOf('Send 2 questions for approval?');
    expect(asked).toHaveTextContent('The site doesn’t change until someone approves: “Islands?”, “Kites?”.');
    await user.click(within(asked).getByRole('button', { name: 'Send for approval' }));
    expect(
      await screen.findByText('2 questions are sent for approval. The site doesn’t change yet.'),
    ).toBeVisible();
    expect(requests).toMatchObject([
      { params: { id: 2 }, body: { asks: 'publish', expectedVersion: 3 } },
      { params: { id: 3 }, body: { asks: 'publish', expectedVersion: 3 } },
    ]);
  });
});

describe('the list of questions', () => {
  it('is filtered and sorted in the address, and moved in the order of the site alone', async () => {
    const { user, router } = await openQuestions();
    expect(screen.getAllByRole('button', { name: /^Move .*\?$/ })).toHaveLength(3);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    await user.selectOptions(screen.getByLabelText('State'), 'On the site');
    expect(new URLSearchParams(router.state.location.search).toString()).toBe('sort=name&state=live');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(screen.getByText(/^To move entries, show all of them/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Islands?' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('State'), 'Sent for approval');
    expect(screen.getByText('Nothing here is in this state.')).toBeVisible();
  });
});

describe('posts that are selected', () => {
  const post = (id: number, title: string): BlogPostListEntry => ({
    id,
    title,
    slug: `post-${id}`,
    excerpt: '',
    image: null,
    author: '',
    category: '',
    tags: [],
    state: 'published',
    publishAt: AT,
    lifecycle: live,
    ...stamp,
  });

  beforeEach(() => {
    stubApi(http.listBlogPostEntries, listing([post(1, 'Marina'), post(2, 'Creek')]));
  });

  it('show what links to them before they are deleted, and their addresses are redirected', async () => {
    const { user } = renderScreen(blogs, { path: '/backend/blogs' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all that are shown' }));
    const asked = stubApi(listLinkUses, {
      uses: [
        {
          kind: 'page' as const,
          id: 4,
          title: 'Visas',
          link: '/backend/pages/4',
          draft: false,
          path: '/blog/post-2',
          texts: ['Read more'],
        },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Delete 2' }));
    const dialog = await questionOf('Delete 2 posts?');
    expect(await within(dialog).findByText('One place links to them and would lead nowhere:')).toBeVisible();
    expect(within(dialog).getByText('“Read more”')).toBeVisible();
    expect(asked).toMatchObject([{ query: { path: ['/blog/post-1', '/blog/post-2'] } }]);
    await user.type(within(dialog).getByLabelText(/Redirect their addresses/), '/blog');
    stubApi(http.blogPosts.remove, ({ params: { id } }) => ({
      id,
      title: 'Marina',
      deletedAt: AT,
      deletedBy: 'layla',
      purgeAt: AT,
    }));
    const redirected = stubApi(addRedirect, {
      id: 3,
      from: '/blog/post-1',
      to: '/blog',
      status: 301 as const,
      hits: 0,
      lastHitAt: null,
      createdAt: AT,
      createdBy: 'layla',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 addresses redirect to /blog now.')).toBeVisible();
    expect(redirected.map(({ body }) => body.from)).toEqual(['/blog/post-1', '/blog/post-2']);
  });
});
