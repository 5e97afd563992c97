// The service worker of the backend, a script of its own that nothing imports. It shows the notifications of members
// and answers no requests, so that it changes nothing of what pages load.

/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} WorkerEvent */
/** @typedef {WorkerEvent & { data: { json(): unknown } | null }} PushMessage */
/** @typedef {WorkerEvent & { notification: Notification }} NotificationClick */
/** @typedef {{ title: string; body: string; path: string; tag: string }} Message */

const scope =
  /** @type {{ skipWaiting(): Promise<void>; clients: { openWindow(path: string): Promise<unknown> }; registration: ServiceWorkerRegistration; addEventListener(type: string, listener: (event: never) => void): void }} */ (
    /** @type {unknown} */ (globalThis)
  );

scope.addEventListener('install', (/** @type {WorkerEvent} */ event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('push', (/** @type {PushMessage} */ event) => {
  if (event.data === null) return;
  const { title, body, path, tag } = /** @type {Message} */ (event.data.json());
  // A message that is delivered twice replaces itself.
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { path } }),
  );
});

scope.addEventListener('notificationclick', (/** @type {NotificationClick} */ event) => {
  event.notification.close();
  const { path } = /** @type {{ path: string }} */ (event.notification.data);
  // A window of its own, because another one may have work in it that is not saved.
  event.waitUntil(scope.clients.openWindow(path));
});
