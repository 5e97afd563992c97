import { restartWaitLimit } from '@manzil/testing/wait-for';
import { afterAll, vi } from 'vitest';

/** Sends the requests of `fetch`; the package undici, which some files use, puts its own here when it is loaded. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

// Runs before each file. Files of a worker share its process: none of them leaves a setting, a clock or a global to the next.
const environment = { ...process.env };
// Node makes its own when it is first asked for a part of `fetch`.
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
