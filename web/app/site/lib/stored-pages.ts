/** The service worker uses the same name. */
const PAGES = 'manzil-pages-1';

/** Deletes a page from the cache of the service worker on this device. */
export async function deleteStoredPage(path: string): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await window.caches.open(PAGES);
  await Promise.all([
    cache.delete(path, { ignoreVary: true }),
    cache.delete(`${path}.data`, { ignoreVary: true }),
  ]);
}
