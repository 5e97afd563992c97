import { describe, expect, it, vi } from 'vitest';
import { changePassword } from '@manzil/contracts/http/accounts';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { PasswordForm } from './password-form';

const GOOD = 'pebble crane harvest 17';

async function fillIn(next: string) {
  const onChanged = vi.fn();
  const { user } = renderPart(<PasswordForm username="layla" onChanged={onChanged} />);
  const fields = {
    current: screen.getByLabelText('Current password'),
    next: screen.getByLabelText('New password'),
  };
  await user.type(fields.current, 'the old one');
  await user.type(fields.next, next);
  return { user, onChanged, ...fields };
}

describe('the form of the own password', () => {
  it('changes it, says so, and is empty again', async () => {
    const requests = stubApi(changePassword, undefined);
    const { user, onChanged, current, next } = await fillIn(GOOD);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^Your password has been changed\./)).toBeVisible();
    expect(requests).toMatchObject([{ body: { current: 'the old one', next: GOOD } }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(current).toHaveValue('');
    expect(next).toHaveValue('');
  });

  it('names a password that is too short at its field, focuses it, and sends nothing', async () => {
    const { user, next } = await fillIn('short');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(next).toHaveAccessibleDescription(/New password: Use at least 12 characters\./);
    });
    expect(next).toHaveFocus();
    await user.type(next, 'e');
    expect(next).toBeValid();
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    stubApi(
      changePassword,
      refuse('VALIDATION_FAILED', 'Check the fields', {
        issues: [{ field: 'current', message: 'This is not your current password.' }],
      }),
    );
    const { user, current, next } = await fillIn(GOOD);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(current).toHaveAccessibleDescription('Current password: This is not your current password.');
    });
    expect(current).toHaveFocus();
    expect(next).toHaveValue(GOOD);
  });

  it('says why when the refusal concerns no field', async () => {
    stubApi(changePassword, refuse('RATE_LIMITED', 'Too many attempts. Try again later.'));
    const { user } = await fillIn(GOOD);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again later.');
  });

  it('is sent once however often it is clicked', async () => {
    const slow = pendingReply(undefined);
    const requests = stubApi(changePassword, slow.reply);
    const { user } = await fillIn(GOOD);
    await user.dblClick(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-busy', 'true');
    slow.release();
    expect(await screen.findByText(/^Your password has been changed\./)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('shows the passwords on demand', async () => {
    const { user, next } = await fillIn(GOOD);
    expect(next).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show passwords' }));
    expect(next).toHaveAttribute('type', 'text');
  });
});
