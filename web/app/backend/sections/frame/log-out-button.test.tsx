import { describe, expect, it } from 'vitest';
import { logOut } from '@manzil/contracts/http/accounts';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { readDraft, writeDraft } from '../../kit/data/draft-storage';
import { LeaveQuestion } from '../../kit/form/leave-question';
import { LogOutButton } from './log-out-button';

const session = { username: 'layla', role: 'admin' } as const;

describe('the button that logs out', () => {
  it('removes what the member wrote on this device, and leaves', async () => {
    const requests = stubApi(logOut, undefined);
    const { user, router } = renderPart(<LogOutButton session={session} />, '/backend');
    writeDraft('footer', { base: '3', values: { about: 'Half a thought' } });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    expect(requests).toHaveLength(1);
    expect(Object.values(window.localStorage).join()).not.toContain('Half a thought');
  });

  it('asks before unsaved work is removed, and only once', async () => {
    const requests = stubApi(logOut, refuse('UNAVAILABLE', 'Not now'));
    const { user, router } = renderPart(
      <>
        <LogOutButton session={session} />
        <LeaveQuestion />
      </>,
      '/backend',
    );
    writeDraft('footer', { base: '3', values: { about: 'Half a thought' } });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(requests).toHaveLength(0);
    expect(readDraft('footer')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
