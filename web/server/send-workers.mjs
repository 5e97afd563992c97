import { readFileSync } from 'node:fs';
import { LOCALES } from '@manzil/contracts/site-language';

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const offlineWorker = `globalThis.LOCALES = ${JSON.stringify(LOCALES)};\n${read('offline-worker.mjs')}`;
const pushWorker = read('push-worker.mjs');

/** Removes the worker from browsers that have it, and everything it has stored. */
const REMOVAL = `
addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('manzil-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * A service worker at its path. Browsers look for a new one with each page that they open, and no cache may answer.
 * @param {string} source
 * @returns {(request: unknown, response: import('node:http').ServerResponse) => void}
 */
const sendWorker = (source) => (_request, response) => {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  response.end(source);
};

/** @param {'on' | 'off'} setting */
export const sendOfflineWorker = (setting) => sendWorker(setting === 'on' ? offlineWorker : REMOVAL);

/** Shows the notifications of members. */
export const sendPushWorker = sendWorker(pushWorker);
