import { restartWaitLimit } from '@manzil/testing/wait-for';
import { afterAll, vi } from 'vitest';

/** The dispatcher of `fetch`; the package undici, which some files use, replaces it when it is loaded. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

// Runs before each file. Files of a worker share its process, so environment, clock and globals are restored after
// each.
const environment = { ...process.env };
// Node creates its own dispatcher when a part of `fetch` is first used.
Reflect.get(globalThis, 'Response');
const dispatcher: unknown = Reflect.get(globalThis, DISPATCHER);
restartWaitLimit();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, environment);
  Reflect.set(globalThis, DISPATCHER, dispatcher);
});
