import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('offline-worker.mjs', import.meta.url), 'utf8');

/** Removes the worker from browsers that have it, and what it has stored. */
const REMOVAL = `
addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('manzil-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * The service worker at its path. Browsers look for a new one with each page that they open, and no cache may answer.
 * @param {'on' | 'off'} setting
 * @returns {(request: unknown, response: import('node:http').ServerResponse) => void}
 */
export const sendOfflineWorker = (setting) => (_request, response) => {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  response.end(setting === 'on' ? source : REMOVAL);
};
