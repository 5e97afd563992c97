import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/members';
import { listLeads } from '@manzil/contracts/http/leads';
import * as secondFactor from '@manzil/contracts/http/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/members';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const member = (last: number, username: string) => ({
  id: `0190a3c4-0000-7000-8000-00000000000${last}`,
  username,
  name: '',
  email: null as string | null,
  role: 'editor' as const,
  state: 'active' as const,
  createdAt: '2026-11-22T09:00:00Z',
  lastLoginAt: null,
  hasSecondFactor: false,
});
const layla = { ...member(1, 'layla'), role: 'admin' as const };
const noor = member(2, 'noor');

const leadsOf = (total: number) => ({ items: [], total, page: 1, pageSize: 1, pageCount: total });

async function open() {
  const { user } = renderScreen(route, { path: '/backend/members' });
  await screen.findByRole('table', { name: 'Members' });
  return user;
}

describe('the members', () => {
  beforeEach(() => {
    stubApi(http.listMembers, { members: [layla, noor] });
    stubApi(http.showPublishingPolicy, { needsApproval: false, requiresComplete: true });
    stubApi(listLeads, leadsOf(0));
  });

  it('change their role, and are listed anew', async () => {
    const user = await open();
    const requests = stubApi(http.changeMember, { member: { ...noor, role: 'agent' } });
    stubApi(http.listMembers, { members: [layla, { ...noor, role: 'agent' }] });
    await user.selectOptions(screen.getByLabelText('Role of noor'), 'agent');
    expect(requests).toMatchObject([{ params: { id: noor.id }, body: { role: 'agent' } }]);
    expect(await screen.findByText(/^noor: is sales agent now/)).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Role of noor')).toHaveValue('agent');
    });
  });

  it('are named and get an address for mail, which the list shows', async () => {
    const user = await open();
    const named = { ...noor, name: 'Noor Haddad', email: 'noor@agency.example' };
    const requests = stubApi(http.changeMember, { member: named });
    await user.click(screen.getByRole('button', { name: 'Edit details of noor' }));
    await user.type(screen.getByLabelText('Name'), named.name);
    await user.type(screen.getByLabelText('Email'), named.email);
    stubApi(http.listMembers, { members: [layla, named] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Noor Haddad')).toBeVisible();
    expect(screen.getByText('noor · noor@agency.example')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ name: named.name, email: named.email }]);
  });

  it('get another name to log in with, which is sent only when it is changed', async () => {
    const user = await open();
    const requests = stubApi(http.changeMember, { member: { ...noor, loginName: 'noor.h' } });
    await user.click(screen.getByRole('button', { name: 'Edit details of noor' }));
    const field = screen.getByLabelText('Username');
    expect(field).toHaveValue('noor');
    await user.clear(field);
    await user.type(field, 'noor.h');
    stubApi(http.listMembers, { members: [layla, { ...noor, loginName: 'noor.h' }] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('noor.h')).toBeVisible();
    expect(requests).toMatchObject([{ body: { loginName: 'noor.h' } }]);
  });

  it('keep their role when the change is refused', async () => {
    const user = await open();
    stubApi(http.changeMember, refuse('CONFLICT', 'This is the last active admin.'));
    await user.selectOptions(screen.getByLabelText('Role of layla'), 'agent');
    expect(await screen.findByText('This is the last active admin.')).toBeVisible();
    expect(screen.getByLabelText('Role of layla')).toHaveValue('admin');
  });

  it('need approval to publish once an admin says so, which the message says', async () => {
    const user = await open();
    const box = await screen.findByRole('checkbox', { name: 'Publishing needs approval' });
    expect(box).not.toBeChecked();
    const requests = stubApi(http.changePublishingPolicy, { needsApproval: true });
    stubApi(http.showPublishingPolicy, { needsApproval: true, requiresComplete: true });
    await user.click(box);
    expect(await screen.findByText(/From now on, publishing needs approval/)).toBeVisible();
    expect(requests).toMatchObject([{ body: { needsApproval: true, requiresComplete: true } }]);
    expect(box).toBeChecked();
  });

  it('cannot disable themselves', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Disable noor' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disable layla' })).toBeNull();
  });

  it('are disabled after a question', async () => {
    const user = await open();
    const requests = stubApi(http.changeMember, { member: { ...noor, state: 'disabled' } });
    await user.click(screen.getByRole('button', { name: 'Disable noor' }));
    expect(requests).toEqual([]);
    const question = screen.getByRole('dialog', { name: 'Disable a member' });
    expect(await within(question).findByText('They have no open leads.')).toBeVisible();
    stubApi(http.listMembers, { members: [layla, { ...noor, state: 'disabled' }] });
    await user.click(within(question).getByRole('button', { name: 'Disable' }));
    expect(requests).toMatchObject([{ params: { id: noor.id }, body: { disabled: true } }]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByRole('button', { name: 'Enable noor' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leads of noor' })).toHaveAttribute(
      'href',
      '/backend/leads?assigned=member%3Anoor',
    );
  });

  it('are disabled with a word on the open leads that they keep', async () => {
    const user = await open();
    stubApi(listLeads, ({ query }) => leadsOf(query.status === 'new' ? 3 : 1_200));
    await user.click(screen.getByRole('button', { name: 'Disable noor' }));
    const question = screen.getByRole('dialog', { name: 'Disable a member' });
    const links = await within(question).findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3 new', '/backend/leads?assigned=member%3Anoor&status=new'],
      ['1,200 in progress', '/backend/leads?assigned=member%3Anoor&status=in-progress'],
    ]);
  });

  it('can be disabled while their leads are not known', async () => {
    const user = await open();
    stubApi(listLeads, refuse('FORBIDDEN', 'Not now'));
    const requests = stubApi(http.changeMember, { member: { ...noor, state: 'disabled' } });
    await user.click(screen.getByRole('button', { name: 'Disable noor' }));
    const question = screen.getByRole('dialog', { name: 'Disable a member' });
    expect(await within(question).findByText(/is not known at the moment/)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Disable' }));
    expect(requests).toHaveLength(1);
  });

  it('are invited by a link that is shown on top of the new list', async () => {
    const user = await open();
    const link = { token: 'secret', purpose: 'invite', expiresAt: '2026-11-25T09:00:00Z' } as const;
    const sami = { ...member(3, 'sami'), state: 'invited' as const };
    stubApi(http.inviteMember, { member: sami, link, delivery: 'mailed' });
    stubApi(http.listMembers, { members: [layla, noor, sami] });
    await user.click(screen.getByRole('button', { name: 'Invite a member' }));
    await user.type(screen.getByLabelText('Username'), 'sami{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Link for sami' });
    expect(within(dialog).getByLabelText('One-time link')).toHaveValue('http://localhost/password/secret');
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByLabelText('Role of sami')).toBeVisible();
  });

  it('confirm who they are when a change needs it, and the change is then made', async () => {
    const user = await open();
    stubApi(
      http.changeMember,
      refuse('FORBIDDEN', 'Confirm who you are.', { details: { confirmBy: ['password'] } }),
    );
    await user.selectOptions(screen.getByLabelText('Role of noor'), 'agent');
    const dialog = await screen.findByRole('dialog');
    const confirmed = stubApi(secondFactor.confirmIdentity, {
      confirmedUntil: '2026-11-22T09:05:00Z',
    });
    const requests = stubApi(http.changeMember, { member: { ...noor, role: 'agent' } });
    await user.type(within(dialog).getByLabelText(/assword/), 'pebble crane harvest 17{Enter}');
    expect(await screen.findByText(/^noor: is sales agent now/)).toBeVisible();
    expect(confirmed).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });
});
