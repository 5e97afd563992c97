import { beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '@manzil/contracts/http/audit';
import { listMembers } from '@manzil/contracts/http/members';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/audit';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const NOOR = '0190a3c4-0000-4000-8000-000000000002';
const noor = {
  id: NOOR,
  username: 'noor',
  role: 'editor' as const,
  state: 'active' as const,
  createdAt: '2026-11-22T09:00:00Z',
  lastLoginAt: null,
  hasSecondFactor: false,
};
const entry = (id: string, title: string) => ({
  id,
  at: '2026-11-22T09:00:00Z',
  actorKind: 'member' as const,
  username: 'noor',
  memberId: NOOR,
  action: 'update',
  entity: { kind: 'faq', id: '7', title, link: '/backend/faq' },
  changes: [],
  details: {},
  address: '10.0.0.1',
  requestId: null,
});
const page = (entries: ReturnType<typeof entry>[], total = entries.length) => ({
  entries,
  total,
  page: 1,
  pageCount: Math.ceil(total / 50),
  actions: ['update', 'delete'],
  kinds: ['faq'],
});

async function open(at = '/backend/audit') {
  const rendered = renderScreen(route, { path: '/backend/audit', at });
  await screen.findByRole('search', { name: 'Audit' });
  return rendered;
}

describe('the audit', () => {
  beforeEach(() => {
    stubApi(listMembers, { members: [noor] });
  });

  it('asks for what the filters say, and keeps them in the address', async () => {
    const requests = stubApi(listAuditEntries, ({ query }) =>
      page([entry('1', query.member === undefined ? 'Who are you?' : 'By noor alone')]),
    );
    const { user, router } = await open();
    expect(screen.getByRole('link', { name: 'Who are you?' })).toHaveAttribute('href', '/backend/faq');
    await user.selectOptions(screen.getByLabelText('Member'), 'noor');
    expect(await screen.findByRole('link', { name: 'By noor alone' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('member')).toBe(NOOR);
    expect(requests.at(-1)?.query).toMatchObject({ member: NOOR });
    expect(screen.getByLabelText('Member')).toHaveValue(NOOR);
  });

  it('opens as an address says that a colleague sent, and leaves out what is no filter', async () => {
    const requests = stubApi(listAuditEntries, page([entry('1', 'Who are you?')]));
    await open('/backend/audit?only=refusals&from=2026-11-01&utm=mail');
    expect(requests).toMatchObject([{ query: { only: 'refusals', from: '2026-11-01' } }]);
    expect(screen.getByLabelText('Show')).toHaveValue('refusals');
    expect(screen.getByLabelText('To')).toHaveAttribute('min', '2026-11-01');
  });

  it('goes back to its first page when a filter is changed', async () => {
    const requests = stubApi(listAuditEntries, ({ query }) => ({
      ...page([entry(String(query.page), `Page ${query.page}`)], 120),
      page: query.page,
    }));
    const { user } = await open('/backend/audit?page=2');
    expect(within(screen.getByRole('table')).getByText('Page 2')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Show'), 'refusals');
    await waitFor(() => {
      expect(requests.at(-1)?.query).toMatchObject({ only: 'refusals', page: 1 });
    });
    expect(await screen.findByText('Page 1')).toBeVisible();
  });

  it('says why it cannot be opened, and opens by Retry', async () => {
    stubApi(listAuditEntries, refuse('INTERNAL', 'Something went wrong on our side'));
    const { user } = renderScreen(route, { path: '/backend/audit' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    stubApi(listAuditEntries, page([entry('1', 'Who are you?')]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Who are you?' })).toBeVisible();
  });
});
