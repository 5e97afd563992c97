import { setTimeout } from 'node:timers/promises';
import { FIRST_RESTART_MS, LONGEST_RESTART_MS } from './children.mjs';
import { logProgress } from './progress.mjs';

/**
 * Starts a server, and restarts it at the same port whenever it ends unexpectedly, after a delay that doubles while it
 * does not stay up. `start` receives that port, at first undefined, and resolves once the server answers. `pause` stops
 * it until `resume`.
 * @param {string} name
 * @param {(port?: number) => Promise<{ url: string, port?: number, ended: Promise<string>, stop(): Promise<void> }>}
 * start
 * @param {string} logFile
 */
export async function keepServer(name, start, logFile) {
  let server = await start();
  const { port, url } = server;
  let kept = keep();

  function keep() {
    const leaving = new AbortController();
    return { leaving, ended: restartUntil(leaving.signal) };
  }

  async function restartUntil(signal) {
    for (let delay = FIRST_RESTART_MS; ; delay = Math.min(delay * 2, LONGEST_RESTART_MS)) {
      const begun = Date.now();
      const how = await server.ended;
      if (signal.aborted) return;
      if (Date.now() - begun > LONGEST_RESTART_MS) delay = FIRST_RESTART_MS;
      logProgress(`${name} ended (${how}); restarting it. Its log: ${logFile}`);
      await setTimeout(delay, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      server = await start(port).catch(neverStarted);
      if (signal.aborted) return;
    }
  }

  async function stop() {
    kept.leaving.abort();
    await server.stop();
    await kept.ended;
    // Stops a server that was started meanwhile.
    await server.stop();
  }

  return {
    port,
    url,
    stop,
    pause: stop,
    resume: async () => {
      server = await start(port);
      kept = keep();
    },
  };
}

const neverStarted = (error) => ({ ended: Promise.resolve(error.message), stop: async () => {} });
