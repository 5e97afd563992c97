import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { logProgress, StartError } from './progress.mjs';

const KILL_AFTER_MS = 10_000;
/** Milliseconds before an ended process is restarted: initial and maximum delay. */
export const FIRST_RESTART_MS = 500;
export const LONGEST_RESTART_MS = 15_000;
/** Megabytes of each process: the limit of its container, and V8's old generation within it. */
const PROCESSES = JSON.parse(readFileSync(join(root, 'deploy/processes.json'), 'utf8'));

/** Replicas are named with a number: `gateway-2`. */
const programOf = (name) => name.replace(/-\d+$/, '');

/**
 * Returns Node's flags for a process of the product. The limit also makes V8 collect garbage before the heap has grown
 * to a multiple.
 */
export const nodeFlagsOf = (name) => [`--max-old-space-size=${PROCESSES[programOf(name)].heapMB}`];

/**
 * Settings of glibc's malloc. Few arenas let threads reuse memory that others have freed, because compressing and
 * hashing move between threads. Freed blocks of 128 kB and more return to the system: by default glibc raises that
 * limit to the largest freed block, and memory between cached responses would never be returned.
 */
const MEMORY_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
/**
 * Encoding a picture takes and frees large blocks all the time. If the kernel maps each of them anew and clears its
 * pages, two pictures at once take twice as long.
 */
const MEDIA_MEMORY_ENV = { ...MEMORY_ENV, MALLOC_MMAP_THRESHOLD_: '33554432' };

export const memoryEnvOf = (name) => (programOf(name) === 'media' ? MEDIA_MEMORY_ENV : MEMORY_ENV);

const PRELOAD = new URL('./die-with-parent.mjs', import.meta.url).href;

/** Runs the processes of the product and restarts them until `stop`, each with its log in `logFolder`. */
export class Children {
  #running = new Map();
  #restarting = new Set();
  /** Halted programs by name. */
  #halted = new Map();
  #stopping = false;
  #logFolder;
  #refuse;
  /** Never fulfilled; rejected when a process does not start because of its configuration. */
  refused = new Promise((_, reject) => {
    this.#refuse = reject;
  });

  /** @param {string} logFolder */
  constructor(logFolder) {
    this.#logFolder = logFolder;
    // Prevents an unhandled rejection after the start, when the promise is no longer awaited.
    this.refused.catch(() => {});
    mkdirSync(logFolder, { recursive: true });
  }

  /**
   * @param {string} name
   * @param {{ entry: string, args?: string[], env: Record<string, string | undefined> }} program
   * @param {number} [delay] milliseconds before it is started again should it end
   */
  start(name, program, delay = FIRST_RESTART_MS) {
    if (this.#stopping) return;
    const file = join(this.#logFolder, `${name}.log`);
    const log = openSync(file, 'a');
    const logged = fstatSync(log).size;
    const begun = Date.now();
    const { entry, args = [], env } = program;
    const child = spawn(
      process.execPath,
      [...nodeFlagsOf(name), '--import', PRELOAD, join(root, entry), ...args],
      {
        cwd: root,
        env: { ...memoryEnvOf(name), ...env },
        stdio: ['ignore', log, log, 'ipc'],
        // Detached from the terminal's Ctrl-C, so that the parent stops its children in order.
        detached: true,
      },
    );
    closeSync(log);
    this.#running.set(name, child);
    child.once('exit', (code, signal) => {
      this.#running.delete(name);
      if (this.#stopping) return;
      if (this.#restarting.delete(name)) {
        this.start(name, program);
        return;
      }
      if (this.#halted.has(name)) {
        this.#halted.set(name, program);
        return;
      }
      const complaint = configurationComplaint(file, logged);
      if (complaint !== '') this.#refuse(new StartError(complaint));
      logProgress(`${name} ended (${signal ?? `code ${code}`}); restarting it. Its log: ${file}`);
      const lived = Date.now() - begun;
      const next = lived > LONGEST_RESTART_MS ? FIRST_RESTART_MS : Math.min(delay * 2, LONGEST_RESTART_MS);
      setTimeout(() => {
        this.start(name, program, next);
      }, delay);
    });
  }

  /** Restarts one child with the current build. */
  restart(name) {
    const child = this.#running.get(name);
    if (child === undefined) return;
    this.#restarting.add(name);
    child.kill('SIGTERM');
  }

  pidOf(name) {
    return this.#running.get(name)?.pid;
  }

  /** Sends a signal to one child, which is restarted if that ends it. */
  signal(name, signal) {
    return this.#running.get(name)?.kill(signal) ?? false;
  }

  /** Stops one child until `resume`; resolves with its exit code, null when the signal ended it. */
  async halt(name, signal = 'SIGTERM') {
    const child = this.#running.get(name);
    if (child === undefined) throw new Error(`${name} does not run`);
    const exited = once(child, 'exit');
    this.#halted.set(name, undefined);
    child.kill(signal);
    const [code] = await exited;
    return code;
  }

  resume(name) {
    const program = this.#halted.get(name);
    if (program === undefined) throw new Error(`${name} was not halted`);
    this.#halted.delete(name);
    this.start(name, program);
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

/** Returns the lines about invalid settings in the log of a process, from `offset` bytes on. */
function configurationComplaint(file, offset) {
  const lines = readFileSync(file).subarray(offset).toString('utf8').split('\n');
  return lines.filter((line) => line.startsWith('Configuration: ')).join('\n');
}
