import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushDevice } from '@manzil/contracts/gateway/push-device';
import * as accounts from '@manzil/contracts/http/accounts';
import * as http from '@manzil/contracts/http/push-devices';
import * as secondFactor from '@manzil/contracts/http/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/account';
import { tieThisDevice } from '../../kit/session/this-device';
import { browserName } from '../../kit/labels/browser-name';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';

const KEY = 'BAAB_-8';
const ENDPOINT = 'https://push.example/send/1';
const KEYS = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
/** SHA-256 of the endpoint. */
const HASH = Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from(ENDPOINT))).toString('hex');
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const device = (last: number, more: Partial<PushDevice> = {}): PushDevice => ({
  id: `0190a3c4-0000-4000-8000-00000000000${String(last)}`,
  endpointHash: 'other',
  userAgent: PHONE,
  addedAt: '2026-11-22T09:00:00Z',
  lastSentAt: null,
  ...more,
});
const here = device(1, { endpointHash: HASH });
const phone = device(2);

const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>();
const unsubscribe = vi.fn<() => Promise<boolean>>();

/** A browser that supports notifications, with or without a subscription of this site. */
function installBrowser({ isSubscribed }: { isSubscribed: boolean }): void {
  const subscription = {
    endpoint: ENDPOINT,
    unsubscribe,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
  };
  let current = isSubscribed ? subscription : null;
  subscribe.mockImplementation(() => Promise.resolve((current = subscription)));
  unsubscribe.mockImplementation(() => {
    current = null;
    return Promise.resolve(true);
  });
  requestPermission.mockResolvedValue('granted');
  const registration = {
    active: { state: 'activated', addEventListener: vi.fn() },
    pushManager: { subscribe, getSubscription: () => Promise.resolve(current) },
  };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, { PushManager: class {}, Notification: { requestPermission } });
}

function removeBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}

/** The row of another device. */
const rowOf = ({ userAgent }: PushDevice): HTMLElement =>
  screen.getByRole('row', { name: new RegExp(`^${browserName(userAgent)}`) });

async function open() {
  const { user } = renderScreen(route, { path: '/backend/account' });
  await screen.findByRole('heading', { name: 'Notifications' });
  return user;
}

describe('the notifications of this browser', () => {
  afterEach(removeBrowser);

  it('are tied to the session of the member who uses it', async () => {
    installBrowser({ isSubscribed: true });
    const requests = stubApi(http.usePushDevice, undefined);
    await tieThisDevice();
    expect(requests).toMatchObject([{ body: { endpoint: ENDPOINT } }]);
  });

  it('need no request where there are none', async () => {
    const requests = stubApi(http.usePushDevice, undefined);
    await tieThisDevice();
    installBrowser({ isSubscribed: false });
    await tieThisDevice();
    expect(requests).toEqual([]);
  });
});

describe('notifications of new leads on devices', () => {
  beforeEach(() => {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
    stubApi(accounts.listOwnSessions, { sessions: [] });
    stubApi(secondFactor.showSecondFactor, {
      required: false,
      totp: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      confirmBy: ['password'],
      confirmedUntil: null,
    });
    stubApi(http.listPushDevices, { publicKey: KEY, devices: [] });
  });
  afterEach(() => {
    removeBrowser();
    vi.clearAllMocks();
  });

  it('are switched on for this device, once however often it is clicked', async () => {
    installBrowser({ isSubscribed: false });
    const user = await open();
    const slow = pendingReply(here);
    const requests = stubApi(http.addPushDevice, slow.reply);
    await user.dblClick(screen.getByRole('button', { name: 'Notify this device of new leads' }));
    stubApi(http.listPushDevices, { publicKey: KEY, devices: [here] });
    slow.release();
    expect(await screen.findByText('This device is notified of new leads.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { endpoint: ENDPOINT, keys: KEYS } }]);
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: Uint8Array.from([4, 0, 1, 255, 239]),
    });
    expect(await screen.findByRole('cell', { name: 'This device' })).toBeVisible();
  });

  it('are switched off for this device, in the browser too', async () => {
    installBrowser({ isSubscribed: true });
    stubApi(http.listPushDevices, { publicKey: KEY, devices: [here, phone] });
    const user = await open();
    const requests = stubApi(http.removePushDevice, undefined);
    stubApi(http.listPushDevices, { publicKey: KEY, devices: [phone] });
    await user.click(screen.getByRole('button', { name: 'Stop notifying this device' }));
    expect(await screen.findByText('This device is not notified.')).toBeVisible();
    expect(requests).toMatchObject([{ params: { id: here.id } }]);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('are switched off for another device, and stay on for this one', async () => {
    installBrowser({ isSubscribed: true });
    stubApi(http.listPushDevices, { publicKey: KEY, devices: [here, phone] });
    const user = await open();
    const requests = stubApi(http.removePushDevice, undefined);
    stubApi(http.listPushDevices, { publicKey: KEY, devices: [here] });
    await user.click(within(rowOf(phone)).getByRole('button', { name: /^Remove Chrome on Android/ }));
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    });
    expect(requests).toMatchObject([{ params: { id: phone.id } }]);
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(screen.getByText('This device is notified of new leads.')).toBeVisible();
  });

  it('say what to do when the browser blocks them, and send nothing', async () => {
    installBrowser({ isSubscribed: false });
    requestPermission.mockResolvedValue('denied');
    const requests = stubApi(http.addPushDevice, here);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Notify this device of new leads' }));
    expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
    expect(requests).toEqual([]);
    expect(screen.getByText('This device is not notified.')).toBeVisible();
  });

  it('say when the push service is not reached, and what the server refuses', async () => {
    installBrowser({ isSubscribed: false });
    subscribe.mockRejectedValueOnce(new Error('push service not available'));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Notify this device of new leads' }));
    expect(await screen.findByText(/^The push service of your browser could not be reached/)).toBeVisible();
    stubApi(http.addPushDevice, refuse('CONFLICT', 'You have 10 devices. Remove one first.'));
    await user.click(screen.getByRole('button', { name: 'Notify this device of new leads' }));
    expect(await screen.findByText('You have 10 devices. Remove one first.')).toBeVisible();
  });

  it('are not offered where the site has none', async () => {
    stubApi(http.listPushDevices, { publicKey: null, devices: [] });
    await open();
    expect(screen.getByText('Notifications on devices are not set up on this site.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /device/ })).toBeNull();
  });

  it('are explained where the browser has none', async () => {
    await open();
    expect(screen.getByText(/^This browser cannot show notifications/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /device/ })).toBeNull();
  });
});
