import { describe, expect, it } from 'vitest';
import { choosePassword } from '@manzil/contracts/http/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { hydrateAfter, serverHtml } from '../../../testing/server-html';
import { ChoosePasswordPage } from './choose-password-page';

const GOOD = 'pebble crane harvest 17';
const target = { username: 'noor', purpose: 'invite', expiresAt: '2026-11-25T09:00:00Z' } as const;

function open() {
  const { user } = renderPart(<ChoosePasswordPage token="abc" target={target} loginPath="/member-login" />);
  return { user, password: screen.getByLabelText('New password') };
}

describe('the page of a single-use link', () => {
  it('sets the password and leads to the login', async () => {
    const requests = stubApi(choosePassword, undefined);
    const { user, password } = open();
    await user.type(password, `${GOOD}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
    expect(requests).toMatchObject([{ params: { token: 'abc' }, body: { password: GOOD } }]);
    expect(screen.getByRole('link', { name: 'Go to the login' })).toHaveFocus();
  });

  it('has no button that takes a click before the page is hydrated, and says so without JavaScript', () => {
    const page = serverHtml(<ChoosePasswordPage token="abc" target={target} loginPath="/member-login" />);
    expect(page.querySelectorAll('button')).toHaveLength(2);
    expect(page.querySelectorAll('button:disabled')).toHaveLength(2);
    expect(page.querySelector('noscript')?.textContent).toContain('needs JavaScript');
  });

  it('sends what was typed before the page was hydrated', async () => {
    const requests = stubApi(choosePassword, undefined);
    hydrateAfter(<ChoosePasswordPage token="abc" target={target} loginPath="/member-login" />, (page) => {
      within(page).getByLabelText<HTMLInputElement>('New password').value = GOOD;
    });
    const password = screen.getByLabelText('New password');
    expect(password).toHaveValue(GOOD);
    await userEvent.type(password, '8');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
    expect(requests).toMatchObject([{ body: { password: `${GOOD}8` } }]);
  });

  it('says what is wrong with a password, and focuses it', async () => {
    const { user, password } = open();
    await user.type(password, 'short{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Use at least 12 characters.');
    expect(password).toHaveAccessibleDescription('Use at least 12 characters.');
    await waitFor(() => {
      expect(password).toHaveFocus();
    });
  });

  it('says that the link has been used meanwhile', async () => {
    stubApi(choosePassword, refuse('NOT_FOUND', 'This link has been used or has expired.'));
    const { user, password } = open();
    await user.type(password, `${GOOD}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or has expired.');
    expect(password).toHaveValue(GOOD);
  });

  it('is sent once however often it is clicked', async () => {
    const slow = pendingReply(undefined);
    const requests = stubApi(choosePassword, slow.reply);
    const { user, password } = open();
    await user.type(password, GOOD);
    await user.dblClick(screen.getByRole('button', { name: 'Set password' }));
    slow.release();
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});
