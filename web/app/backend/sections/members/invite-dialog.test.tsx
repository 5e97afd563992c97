import { describe, expect, it, vi } from 'vitest';
import * as http from '@manzil/contracts/http/members';
import { act, screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { InviteDialog } from './invite-dialog';

const member = {
  id: '0190a3c4-0000-7000-8000-000000000001',
  username: 'noor@manzil.test',
  name: '',
  email: 'noor@manzil.test',
  role: 'agent',
  state: 'invited',
  createdAt: '2026-11-22T09:00:00Z',
  lastLoginAt: null,
  hasSecondFactor: false,
} as const;
const link = { token: 'secret', purpose: 'invite', expiresAt: '2026-11-25T09:00:00Z' } as const;

function open() {
  const onInvited = vi.fn();
  const onClose = vi.fn();
  const { user } = renderPart(<InviteDialog onInvited={onInvited} onClose={onClose} />);
  return { user, onInvited, onClose, username: screen.getByLabelText('Username') };
}

describe('the invite dialog', () => {
  it('begins in the field of the name, and takes the email as the username until another one is typed', async () => {
    const { user, username } = open();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.type(screen.getByLabelText('Email'), 'noor@manzil.test');
    expect(username).toHaveValue('noor@manzil.test');
  });

  it('sends the invitation and hands over the link', async () => {
    const requests = stubApi(http.inviteMember, { member, link, delivery: 'mailed' as const });
    const { user, username, onInvited } = open();
    await user.type(username, ' noor@manzil.test ');
    await user.selectOptions(screen.getByLabelText('Role'), 'agent');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(requests).toEqual([
      { params: {}, query: undefined, body: { name: '', username: 'noor@manzil.test', role: 'agent' } },
    ]);
    expect(onInvited).toHaveBeenCalledWith(member, link, 'mailed');
  });

  it('says at the field what is wrong, before anything is sent, and takes it back with the next letter', async () => {
    const { user, username } = open();
    await user.type(username, 'a{Enter}');
    expect(username).toHaveAccessibleDescription(expect.stringContaining('Use at least 3 characters.'));
    expect(username).toBeInvalid();
    expect(username).toHaveFocus();
    await user.type(username, 'b');
    expect(username).toBeValid();
  });

  it('shows a refusal at the field and can be sent again', async () => {
    const { user, username, onInvited } = open();
    stubApi(http.inviteMember, refuse('CONFLICT', 'This username is taken.'));
    await user.type(username, 'noor@manzil.test{Enter}');
    expect(username).toHaveAccessibleDescription(expect.stringContaining('This username is taken.'));
    stubApi(http.inviteMember, { member, link, delivery: 'mailed' as const });
    await user.type(username, '{Enter}');
    expect(onInvited).toHaveBeenCalledTimes(1);
  });

  it('invites once however often it is sent', async () => {
    const slow = pendingReply({ member, link, delivery: 'mailed' as const });
    const requests = stubApi(http.inviteMember, slow.reply);
    const { user, username, onInvited } = open();
    await user.type(username, 'noor{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Invite' })).toHaveAttribute('aria-busy', 'true');
    slow.release();
    await waitFor(() => {
      expect(onInvited).toHaveBeenCalledTimes(1);
    });
    expect(requests).toHaveLength(1);
  });

  it('invites once when two submits come before it is drawn again', async () => {
    const slow = pendingReply({ member, link, delivery: 'mailed' as const });
    const requests = stubApi(http.inviteMember, slow.reply);
    const { user, username, onInvited } = open();
    await user.type(username, 'noor');
    const { form } = username as HTMLInputElement;
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    slow.release();
    await waitFor(() => {
      expect(onInvited).toHaveBeenCalledTimes(1);
    });
    expect(requests).toHaveLength(1);
  });

  it('closes by Escape', async () => {
    const { user, onClose } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
