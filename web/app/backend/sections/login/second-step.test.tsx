import { describe, expect, it, vi } from 'vitest';
import { finishLogIn } from '@manzil/contracts/http/second-factor';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { SecondStep } from './second-step';

function open() {
  const onLoggedIn = vi.fn();
  const onRestart = vi.fn();
  const { user } = renderPart(
    <SecondStep methods={['totp', 'recovery-code']} onLoggedIn={onLoggedIn} onRestart={onRestart} />,
  );
  return { user, onLoggedIn, onRestart, code: screen.getByLabelText('Code') };
}

describe('the second step of a login', () => {
  it('logs in by a code, sent once however often it is sent', async () => {
    const slow = pendingReply([]);
    const requests = stubApi(finishLogIn, slow.reply);
    const { user, onLoggedIn, code } = open();
    expect(code).toHaveFocus();
    await user.type(code, '123456{Enter}{Enter}');
    slow.release();
    await waitFor(() => {
      expect(onLoggedIn).toHaveBeenCalledTimes(1);
    });
    expect(requests).toMatchObject([{ body: { method: 'totp', code: '123456' } }]);
  });

  it('says why a code is refused, and keeps the focus in its field', async () => {
    stubApi(finishLogIn, refuse('UNAUTHENTICATED', 'This code is not right.'));
    const { user, onLoggedIn, code } = open();
    await user.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
    expect(code).toBeInvalid();
    expect(code).toHaveFocus();
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it('asks for a code before anything is sent', async () => {
    const { user } = open();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a code.');
  });

  it('takes a recovery code instead, and starts again on demand', async () => {
    const { user, onRestart } = open();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(onRestart).toHaveBeenCalledTimes(1);
  });
});
