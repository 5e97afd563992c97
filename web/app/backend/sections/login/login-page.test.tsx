import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as accounts from '@manzil/contracts/http/accounts';
import * as secondFactor from '@manzil/contracts/http/second-factor';
import { screen, waitFor } from '@testing-library/react';
import { answerWith, refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { serverHtml } from '../../../testing/server-html';
import LoginPage from './login-page';

const row = { type: 'admin' as const, username: 'layla' };
const secondStep = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  code: 'UNAUTHENTICATED',
  requestId: 'test',
  detail: 'Confirm with your second factor',
  secondFactor: ['totp', 'recovery-code'],
};
const markers = () => ['adminLogin', 'userLogin', 'usertype'].map((key) => localStorage.getItem(key));

async function open() {
  const { user, router } = renderPart(<LoginPage />, '/door');
  await user.type(screen.getByLabelText('Username'), 'layla');
  await user.type(screen.getByLabelText(/^Password/), 'six random words');
  const logIn = () => user.click(screen.getByRole('button', { name: 'Login' }));
  return { user, logIn, path: () => router.state.location.pathname };
}

describe('Member Login', () => {
  const said = vi.fn();
  beforeEach(() => {
    window.alert = said;
    said.mockClear();
  });

  it('sends what was typed once, says that it succeeded, keeps the markers and moves to the backend', async () => {
    const { user, path } = await open();
    const slow = pendingReply([row]);
    const requests = stubApi(accounts.logIn, slow.reply);
    await user.dblClick(screen.getByRole('button', { name: 'Login' }));
    slow.release();
    await waitFor(() => {
      expect(path()).toBe('/backend');
    });
    expect(said.mock.calls).toEqual([['Login Successfully!']]);
    expect(requests).toMatchObject([{ body: { username: 'layla', password: 'six random words' } }]);
    expect(markers()).toEqual([expect.any(String), expect.any(String), 'admin']);
  });

  it('has no button that takes a click before the page is hydrated', () => {
    const page = serverHtml(<LoginPage />);
    const buttons = [...page.querySelectorAll('button')].map(({ textContent, disabled }) => [
      textContent,
      disabled,
    ]);
    expect(buttons).toEqual([
      ['Show', true],
      ['Login', true],
      ['Log in with a passkey', true],
      ['Forgot', true],
    ]);
  });

  it('keeps whoever is not right on the page, with what was typed', async () => {
    const { logIn, path } = await open();
    stubApi(accounts.logIn, answerWith(401, []));
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error during login. Please try again. The username or password is incorrect.',
    );
    expect(screen.getByLabelText(/^Password/)).toHaveValue('six random words');
    expect(path()).toBe('/door');
    expect(markers()).toEqual([null, null, null]);
  });

  it.each([
    ['a list without rows', '[]'],
    ['no body', ''],
  ])('removes the admin marker when the answer is %s', async (_what, body) => {
    localStorage.setItem('adminLogin', 'true');
    const { logIn } = await open();
    window.fetch = () => Promise.resolve(new Response(body));
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected response from the server');
    expect(markers()[0]).toBeNull();
  });

  it('says that the request failed when it did', async () => {
    const { logIn } = await open();
    window.fetch = () => Promise.reject(new Error('The connection was reset'));
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error during login\. Please try again\.$/);
  });

  it('says how long to wait after too many attempts', async () => {
    const { logIn } = await open();
    stubApi(accounts.logIn, refuse('RATE_LIMITED', 'Too many attempts. Try again in 5 minutes.'));
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  });

  it('asks for the second step of those who have one, and starts again on demand', async () => {
    const { user, logIn, path } = await open();
    stubApi(accounts.logIn, answerWith(401, secondStep));
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Second step' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Code')).toHaveFocus();
    });
    expect(markers()).toEqual([null, null, null]);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('heading', { name: 'Member Login' })).toBeVisible();
    await user.type(screen.getByLabelText('Username'), 'layla');
    await user.type(screen.getByLabelText(/^Password/), 'six random words');
    await logIn();
    const requests = stubApi(secondFactor.finishLogIn, [row]);
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => {
      expect(path()).toBe('/backend');
    });
    expect(requests).toMatchObject([{ body: { method: 'totp', code: '123456' } }]);
    expect(markers()[2]).toBe('admin');
  });

  it('shows the password on demand, and says who helps with a forgotten one', async () => {
    const { user } = await open();
    const password = screen.getByLabelText(/^Password/);
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Forgot' }));
    expect(screen.getByText(/An admin of the agency can give you a link/)).toHaveRole('status');
  });

  it('asks once for a link by mail, and says the same for every address', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Forgot' }));
    const slow = pendingReply(undefined);
    const requests = stubApi(accounts.requestPasswordLink, slow.reply);
    await user.type(screen.getByLabelText(/^Email address/), 'layla@agency.example');
    await user.dblClick(screen.getByRole('button', { name: 'Mail me a link' }));
    slow.release();
    expect(await screen.findByText(/If a member logs in with this address/)).toHaveRole('status');
    expect(requests).toMatchObject([{ body: { email: 'layla@agency.example' } }]);
  });

  it('says what is wrong with an address, and when there were too many requests', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Forgot' }));
    const email = screen.getByLabelText(/^Email address/);
    await user.type(email, 'layla{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address.');
    stubApi(
      accounts.requestPasswordLink,
      refuse('RATE_LIMITED', 'Too many attempts. Try again in 5 minutes.'),
    );
    await user.type(email, '@agency.example{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
    });
    expect(email).toHaveValue('layla@agency.example');
  });
});
