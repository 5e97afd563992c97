import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { memoryEnvOf, nodeFlagsOf } from '../../scripts/lib/children.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { StartError } from '../../scripts/lib/progress.mjs';

const PRELOAD = new URL('../../scripts/lib/die-with-parent.mjs', import.meta.url).href;
const START_LIMIT_MS = 60_000;
const POLL_MS = 10;

/** Starts a process of the product; resolves with its start-up time once `readyUrl` answers 200. */
export async function startProcess({ name, entry, env, readyUrl, logFolder, flags }) {
  const log = openSync(join(logFolder, `${name}.log`), 'a');
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [...nodeFlagsOf(name), ...flags, '--import', PRELOAD, resolve(root, entry)],
    {
      cwd: root,
      env: { ...memoryEnvOf(name), ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', log, log, 'ipc'],
      // Detached from the terminal's Ctrl-C, so that the parent ends its children in order.
      detached: true,
    },
  );
  closeSync(log);
  await ready(child, name, readyUrl, logFolder);
  return { name, pid: child.pid, startMs: performance.now() - begun, stop: () => stopChild(child) };
}

async function ready(child, name, url, logFolder) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new StartError(`${name} did not start; its log is ${join(logFolder, `${name}.log`)}`);
}

async function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Starts a program of `children/`, which replies to each message with one message, `{ error }` for a failure. */
export function startHelper(file, env = {}) {
  const child = fork(new URL(`../children/${file}`, import.meta.url), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    pid: child.pid,
    async request(message) {
      const waiting = new AbortController();
      const { signal } = waiting;
      const answered = Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(() => [{ error: 'has ended' }]),
      ]);
      child.send(message);
      const [answer] = await answered.finally(() => waiting.abort());
      if (answer?.error !== undefined) throw new Error(`${file}: ${answer.error}`);
      return answer;
    },
    stop: () => stopChild(child),
  };
}
