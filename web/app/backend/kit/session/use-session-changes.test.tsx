import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '@manzil/contracts/gateway/account';
import { showSession } from '@manzil/contracts/http/accounts';
import { inviteMember } from '@manzil/contracts/http/members';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLoaderData } from 'react-router';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { callApi } from '../data/call-api';
import { storeMarkers } from './markers';
import { forgetSession, requireSession } from './require-session';
import { useSessionChanges } from './use-session-changes';

const session: Session = { username: 'noor', role: 'admin' };

beforeEach(() => {
  forgetSession();
});

function Frame() {
  const shown = useLoaderData<Session>();
  useSessionChanges();
  const invite = (): void => {
    const body = { username: 'sami', role: 'agent' as const };
    callApi(inviteMember, { body }).catch(() => undefined);
  };
  return (
    <>
      <button type="button" onClick={invite}>
        {shown.role}
      </button>
      <Link to="/faq?page=2">FAQ</Link>
      <Outlet />
    </>
  );
}

function open(first = session) {
  storeMarkers('admin');
  stubApi(showSession, first);
  const router = createMemoryRouter([
    {
      id: 'frame',
      Component: Frame,
      loader: ({ request }) => requireSession(new URL(request.url)),
      shouldRevalidate: () => true,
      HydrateFallback: () => null,
      children: [
        { path: '/', element: <h1>Dashboard</h1> },
        { path: '/faq', element: <h1>FAQ</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  stubApi(inviteMember, refuse('FORBIDDEN', 'Your role does not allow this'));
  return { user: userEvent.setup() };
}

describe('a session that has changed while the backend is open', () => {
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

  it('is not one whose names come in another order', async () => {
    const { user } = open({ ...session, names: { noor: 'Noor', sami: 'Sami' } });
    const button = await screen.findByRole('button', { name: 'admin' });
    const reads = stubApi(showSession, { ...session, names: { sami: 'Sami', noor: 'Noor' } });
    await user.click(button);
    expect(reads).toHaveLength(1);
  });

  it('is noticed with the next section', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'admin' });
    stubApi(showSession, { ...session, role: 'auditor' });
    await user.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(await screen.findByRole('button', { name: 'auditor' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'FAQ' })).toBeVisible();
  });
});

it('another section is shown while the session is still being read', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Dashboard' });
  const { reply, release } = pendingReply(session);
  stubApi(showSession, reply);
  await user.click(screen.getByRole('link', { name: 'FAQ' }));
  expect(await screen.findByRole('heading', { name: 'FAQ' })).toBeVisible();
  release();
});
