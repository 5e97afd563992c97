import { describe, expect, it } from 'vitest';
import type { Session } from '@manzil/contracts/gateway/account';
import { showSession } from '@manzil/contracts/http/accounts';
import { inviteMember } from '@manzil/contracts/http/members';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { refuse, stubApi } from '../../../testing/api-double';
import { callApi } from '../data/call-api';
import { useRoleChanges } from './use-role-changes';

const session: Session = { username: 'noor', role: 'admin' };

function Frame() {
  const shown = useLoaderData<Session>();
  useRoleChanges(shown);
  const invite = (): void => {
    const body = { username: 'sami', role: 'agent' as const };
    callApi(inviteMember, { body }).catch(() => undefined);
  };
  return (
    <button type="button" onClick={invite}>
      {shown.role}
    </button>
  );
}

function open() {
  stubApi(showSession, session);
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Frame,
      loader: () => callApi(showSession),
      HydrateFallback: () => null,
    },
  ]);
  render(<RouterProvider router={router} />);
  stubApi(inviteMember, refuse('FORBIDDEN', 'Your role does not allow this'));
  return { user: userEvent.setup() };
}

describe('a role that has changed while the backend is open', () => {
  it('is the one that the backend is shown for after the first refusal', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'admin' });
    stubApi(showSession, { ...session, role: 'auditor' });
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'auditor' })).toBeVisible();
  });

  it('is looked for once after a refusal that has another reason', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'admin' });
    const reads = stubApi(showSession, session);
    await user.click(button);
    await waitFor(() => {
      expect(reads).toHaveLength(1);
    });
    expect(button).toHaveTextContent('admin');
  });
});
