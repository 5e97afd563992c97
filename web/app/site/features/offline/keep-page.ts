let observer: PerformanceObserver | undefined;

/** Starts the worker if needed, and has it store a page and every file that it loads or has loaded. */
export async function keepPage(path: string): Promise<void> {
  await navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'page', path });
  if (observer !== undefined) return;
  observer = new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => name);
    void navigator.serviceWorker.ready.then(({ active: current }) => {
      current?.postMessage({ kind: 'files', urls });
    });
  });
  observer.observe({ type: 'resource', buffered: true });
}
