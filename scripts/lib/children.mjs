import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { say } from './say.mjs';

const KILL_AFTER_MS = 10_000;
const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 15_000;
const PRELOAD = new URL('./die-with-parent.mjs', import.meta.url).href;

/** The processes of the product: kept running until `stop`, each with its log in `logFolder`. */
export class Children {
  #running = new Map();
  #stopping = false;
  #logFolder;

  constructor(logFolder) {
    this.#logFolder = logFolder;
    mkdirSync(logFolder, { recursive: true });
  }

  start(name, entry, env, delay = FIRST_RESTART_MS) {
    const log = openSync(join(this.#logFolder, `${name}.log`), 'a');
    const begun = Date.now();
    const child = spawn(process.execPath, ['--import', PRELOAD, join(root, entry)], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      // A Ctrl-C in the terminal reaches the parent alone, which stops its children in order.
      detached: true,
    });
    closeSync(log);
    this.#running.set(name, child);
    child.once('exit', (code, signal) => {
      this.#running.delete(name);
      if (this.#stopping) return;
      say(
        `${name} ended (${signal ?? `code ${code}`}); starting it again. Its log: ${join(this.#logFolder, name)}.log`,
      );
      const next =
        Date.now() - begun > LONGEST_RESTART_MS ? FIRST_RESTART_MS : Math.min(delay * 2, LONGEST_RESTART_MS);
      setTimeout(() => {
        if (!this.#stopping) this.start(name, entry, env, next);
      }, delay);
    });
  }

  /** Ends one child and lets it come back with what is built now. */
  restart(name) {
    this.#running.get(name)?.kill('SIGTERM');
  }

  async stop() {
    this.#stopping = true;
    await Promise.all([...this.#running.values()].map(stopOne));
  }
}

async function stopOne(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await exited;
  clearTimeout(timer);
}
