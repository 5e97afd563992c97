import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  usePushDevice,
} from '@manzil/contracts/http/push-devices';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../data/call-api';

const WORKER = '/push-worker.js';
/** Only the backend: public pages have another service worker or none. */
const SCOPE = '/backend';

/** The member's browser does not allow notifications of this site. */
export class NotificationsBlocked extends Error {}

interface ThisDevice {
  canNotify: boolean;
  /** SHA-256 of the push endpoint; null while this browser has no subscription. */
  endpointHash: string | null;
}

/** The member can change it in the browser settings, so it is read again with the screen. */
export const thisDeviceQuery = queryOptions({
  queryKey: ['this device'],
  queryFn: readThisDevice,
  staleTime: 0,
});

const canShow = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function readThisDevice(): Promise<ThisDevice> {
  const canNotify = canShow();
  const subscription = canNotify ? await ownSubscription() : null;
  return { canNotify, endpointHash: subscription && (await hashOf(subscription.endpoint)) };
}

/**
 * Asks the member to allow notifications, subscribes this browser and registers it with the server.
 * @throws NotificationsBlocked, ApiProblem
 */
export async function notifyThisDevice(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotificationsBlocked();
  const { pushManager } = await activeRegistration();
  // A subscription with a former key of the site no longer receives messages.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await callApi(addPushDevice, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

/** Ends the notifications of a device, including the subscription of this browser if it is that device. */
export async function removeDevice(device: { id: string; endpointHash: string }): Promise<void> {
  await callApi(removePushDevice, { params: { id: device.id } });
  const subscription = await ownSubscription();
  if (subscription !== null && (await hashOf(subscription.endpoint)) === device.endpointHash)
    await subscription.unsubscribe();
}

/** Binds the notifications of this browser to the member's session, so that they end together. */
export async function tieThisDevice(): Promise<void> {
  const subscription = canShow() ? await ownSubscription() : null;
  if (subscription !== null) await callApi(usePushDevice, { body: { endpoint: subscription.endpoint } });
}

/** Called at logout, because another user may use the browser next. */
export async function forgetThisDevice(): Promise<void> {
  const { endpointHash } = await readThisDevice();
  if (endpointHash === null) return;
  // Logging out must not ask for a login.
  const { devices } = await callApi(listPushDevices, {}, { asksToLogIn: false });
  const device = devices.find((each) => each.endpointHash === endpointHash);
  if (device !== undefined) await removeDevice(device);
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A browser subscribes only once the worker is active. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, {
    scope: SCOPE,
    updateViaCache: 'none',
  });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise<void>((resolve) => {
    if (worker === null || worker.state === 'activated') resolve();
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
  return registration;
}

async function hashOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
