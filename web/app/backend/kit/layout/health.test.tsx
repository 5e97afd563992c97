import { countFailedMessages } from '@manzil/contracts/http/failed-messages';
import { listFailedPhotos } from '@manzil/contracts/http/failed-photos';
import { countBrokenLinks } from '@manzil/contracts/http/links';
import { showIncomingMail } from '@manzil/contracts/http/mails';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubApi } from '../../../testing/api-double';
import { sampleIncomingMail } from '../../../testing/samples/sample-first-steps';
import { renderPart } from '../../../testing/render-screen';
import { SectionTabs } from '../../sections/frame/section-tabs';
import { SideNav } from '../../sections/frame/side-nav';
import { queryClient } from '../data/query-client';
import { NewLeadsProvider } from './new-leads';

interface Counts {
  messages?: number;
  photos?: number;
  links?: number | null;
  unanswered?: 'media'[];
  mailbox?: object;
}

const open = (
  { messages = 0, photos = 0, links = 0, unanswered = [], mailbox = {} }: Counts,
  role: 'admin' | 'marketer' = 'admin',
) => {
  stubApi(countFailedMessages, { count: messages, unanswered });
  stubApi(listFailedPhotos, { items: [], total: photos, page: 1, pageCount: 0 });
  stubApi(showIncomingMail, { ...sampleIncomingMail, ...mailbox });
  const requests = stubApi(countBrokenLinks, { count: links });
  renderPart(
    <NewLeadsProvider enabled={false}>
      <SideNav id="sections" open />
      <SectionTabs />
    </NewLeadsProvider>,
    '/backend/links',
    { username: 'sara', role },
  );
  return requests;
};
const fine = () => screen.queryByText(/^All is well/);

it('is counted in the menu: failed messages, failed photos and broken links', async () => {
  open({ messages: 1_200, photos: 1, links: 3 });
  const name = /^Health 1,204\s*: 1,200 failed, 1 photo failed, 3 broken links$/;
  expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(fine()).toBeNull();
});

it('is said to be well once everything is known and there is nothing, of what the member may see', async () => {
  open({});
  expect(await screen.findByText(/^All is well/)).toHaveTextContent(
    'All is well: every message was delivered, every photo was downloaded, and every link leads to a page.',
  );
  expect(screen.getByRole('link', { name: 'Health' })).toBeVisible();
});

it('is counted where the mailbox for replies is set', async () => {
  open({ mailbox: { host: 'imap.example.com', problem: 'login' } });
  expect(await screen.findByRole('link', { name: /^Settings 1\s*mailbox cannot be read$/ })).toBeVisible();
  expect(fine()).toBeNull();
});

it('is said of the part that a marketer sees', async () => {
  open({ messages: 2 }, 'marketer');
  expect(await screen.findByText('All is well: every link leads to a page.')).toBeVisible();
});

it.each([{ links: null }, { unanswered: ['media' as const] }])(
  'is not said to be well while unknown: %o',
  async (counts) => {
    const requests = open(counts);
    await expect.poll(() => [requests.length, queryClient.isFetching()]).toEqual([1, 0]);
    expect(screen.getByRole('link', { name: 'Health' })).toBeVisible();
    expect(fine()).toBeNull();
  },
);
