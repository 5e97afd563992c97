import { describe, expect, it, vi } from 'vitest';
import { confirmIdentity } from '@manzil/contracts/http/second-factor';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { ConfirmDialog } from './confirm-dialog';

const confirmed = { confirmedUntil: '2026-11-22T09:05:00Z' };

function open(methods: readonly ('totp' | 'recovery-code' | 'password' | 'passkey')[]) {
  const onDone = vi.fn();
  const { user } = renderPart(<ConfirmDialog methods={methods} onDone={onDone} />);
  return { user, onDone };
}

describe('the dialog that confirms an identity', () => {
  it('takes the password of a member without a second factor', async () => {
    const requests = stubApi(confirmIdentity, confirmed);
    const { user, onDone } = open(['password']);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.keyboard('pebble crane{Enter}');
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledWith(true);
    });
    expect(requests).toMatchObject([{ body: { method: 'password', password: 'pebble crane' } }]);
  });

  it('shows a wrong code at the field and keeps the focus there', async () => {
    stubApi(
      confirmIdentity,
      refuse('VALIDATION_FAILED', 'Check the fields', {
        issues: [{ field: 'code', message: 'This code is not right.' }],
      }),
    );
    const { user, onDone } = open(['totp', 'recovery-code']);
    const code = screen.getByLabelText('Code');
    await user.type(code, '000000{Enter}');
    await waitFor(() => {
      expect(code).toHaveAccessibleDescription(/Code: This code is not right\./);
    });
    expect(code).toHaveFocus();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('asks for a code, and forgets the complaint with another way to confirm', async () => {
    const { user } = open(['totp', 'recovery-code']);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter a code\./);
    });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText('Recovery code');
    expect(code).toHaveFocus();
    expect(code).not.toHaveAccessibleDescription(/Please enter a code/);
  });

  it('says no when it is closed by Escape', async () => {
    const { user, onDone } = open(['password']);
    await user.keyboard('{Escape}');
    expect(onDone).toHaveBeenCalledWith(false);
  });
});
