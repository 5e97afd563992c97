import { beforeEach, describe, expect, it } from 'vitest';
import type { SecondFactor } from '@manzil/contracts/gateway/second-factor';
import * as accounts from '@manzil/contracts/http/accounts';
import { listPushDevices } from '@manzil/contracts/http/push-devices';
import * as http from '@manzil/contracts/http/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/account';
import * as setUpRoute from '../../routes/two-step-login';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const session = (last: number, userAgent: string, current: boolean) => ({
  id: `0190a3c4-0000-4000-8000-00000000000${last}`,
  current,
  userAgent,
  address: '10.0.0.1',
  createdAt: '2026-11-22T09:00:00Z',
  expiresAt: '2026-11-23T09:00:00Z',
});
const here = session(1, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true);
const there = session(
  2,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  false,
);
const factor = (more: Partial<SecondFactor> = {}): SecondFactor => ({
  required: false,
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  confirmBy: ['password'],
  confirmedUntil: null,
  ...more,
});
const withApp = factor({ totp: { since: '2026-11-20T08:00:00Z' }, recoveryCodesLeft: 8 });

async function open() {
  const { user } = renderScreen(route, { path: '/backend/account' });
  await screen.findByRole('table', { name: 'Where you are logged in' });
  return user;
}

describe('the account', () => {
  beforeEach(() => {
    stubApi(accounts.listOwnSessions, { sessions: [here, there] });
    stubApi(http.showSecondFactor, factor());
    stubApi(listPushDevices, { publicKey: null, devices: [] });
  });

  it('ends another session of its member, never the one that is used', async () => {
    const user = await open();
    const requests = stubApi(accounts.endOwnSession, undefined);
    stubApi(accounts.listOwnSessions, { sessions: [here] });
    expect(screen.getByRole('cell', { name: 'This browser' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^End the session of/ }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^End the session of/ })).toBeNull();
    });
    expect(requests).toMatchObject([{ params: { id: there.id } }]);
    expect(screen.getByText(/^Logged out:/)).toBeVisible();
  });

  it('says why a session was not ended, and lists it still', async () => {
    const user = await open();
    stubApi(accounts.endOwnSession, refuse('INTERNAL', 'Something went wrong on our side'));
    await user.click(screen.getByRole('button', { name: /^End the session of/ }));
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
    expect(screen.getByRole('button', { name: /^End the session of/ })).toBeVisible();
  });

  it('shows recovery codes once when an app is set up, over the section as it is now', async () => {
    const user = await open();
    stubApi(http.setUpTotp, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Manzil' });
    const requests = stubApi(http.confirmTotp, { recoveryCodes: ['one-1', 'two-2'] });
    await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = await screen.findByRole('dialog');
    stubApi(http.showSecondFactor, withApp);
    await user.type(within(dialog).getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(/one-1/)).toBeVisible();
    expect(requests).toMatchObject([{ body: { code: '123456' } }]);
    expect(await screen.findByText(/8 codes are left/)).toBeInTheDocument();
  });

  it('removes the app after a question, and offers to set one up again', async () => {
    stubApi(http.showSecondFactor, withApp);
    const user = await open();
    const requests = stubApi(http.removeTotp, undefined);
    await user.click(screen.getByRole('button', { name: 'Remove the authenticator app' }));
    expect(requests).toEqual([]);
    stubApi(http.showSecondFactor, factor());
    const question = screen.getByRole('dialog', { name: 'Remove the authenticator app' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('keeps the app when its removal is refused', async () => {
    stubApi(http.showSecondFactor, { ...withApp, required: true });
    const user = await open();
    stubApi(http.removeTotp, refuse('CONFLICT', 'Admins need a second step here.'));
    await user.click(screen.getByRole('button', { name: 'Remove the authenticator app' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Admins need a second step here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove the authenticator app' })).toBeInTheDocument();
  });
});

describe('the screen of an admin who must set up two-step login', () => {
  it('lets them go on once there is a second step', async () => {
    stubApi(http.showSecondFactor, factor({ required: true }));
    const { user } = renderScreen(setUpRoute, { path: '/backend/two-step-login' });
    await screen.findByRole('heading', { name: 'Set up two-step login' });
    expect(screen.queryByRole('link', { name: 'Go on to the backend' })).toBeNull();
    stubApi(http.setUpTotp, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Manzil' });
    stubApi(http.confirmTotp, { recoveryCodes: null });
    await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = await screen.findByRole('dialog');
    stubApi(http.showSecondFactor, withApp);
    await user.type(within(dialog).getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('link', { name: 'Go on to the backend' })).toHaveAttribute(
      'href',
      '/backend',
    );
  });
});
