import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endWithParent } from './end-with-parent.js';
import { freePort } from './ports.js';
import { postgresBinaries } from './postgres-binaries.js';
import { commandOf } from './process-command.js';
import { unprivilegedOwner } from './unprivileged-user.js';

export interface PostgresServerOptions {
  /** Holds the data; made when missing. Must be reachable for the server's own user. */
  folder: string;
  /** Of the superuser `postgres`. */
  password: string;
  /** False only where losing the data at a power cut is no loss. */
  durable: boolean;
  /** Any free one unless given. */
  port?: number;
  logFile?: string;
}

export interface PostgresServer {
  port: number;
  /** URL of the superuser, database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 30_000;
const FAST_AND_LOOSE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
const run = promisify(execFile);

/** A PostgreSQL of this machine's own on loopback, from npm's binaries; a left-over one is ended first. */
export async function startPostgresServer(options: PostgresServerOptions): Promise<PostgresServer> {
  const owner = unprivilegedOwner();
  const binaries = postgresBinaries();
  const data = join(options.folder, 'data');
  mkdirSync(options.folder, { recursive: true, mode: 0o755 });
  if (owner) chownSync(options.folder, owner.uid, owner.gid);
  await endLeftOver(data);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, data, options);

  const port = options.port ?? (await freePort());
  const log = options.logFile === undefined ? 'ignore' : openSync(options.logFile, 'a');
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'];
  const child = spawn(join(binaries, 'postgres'), [...flags, ...(options.durable ? [] : FAST_AND_LOOSE)], {
    ...owner,
    cwd: options.folder,
    stdio: ['ignore', log, log],
    // A Ctrl-C in the terminal is ours to pass on, in the right order.
    detached: true,
  });
  if (typeof log === 'number') closeSync(log);
  endWithParent(child, 'INT');
  await accepting(child, data);
  return {
    port,
    url: `postgres://postgres:${options.password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    },
  };
}

async function initialise(
  binaries: string,
  data: string,
  { folder, password }: PostgresServerOptions,
): Promise<void> {
  const owner = unprivilegedOwner();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    const flags = [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
    ];
    await run(join(binaries, 'initdb'), [...flags, '--no-sync'], { ...owner, cwd: folder });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A server that outlived its parent holds the folder: it is asked to end, and waited for. */
async function endLeftOver(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  // The number in a stale file may belong to any program by now; ours names the folder.
  if (!commandOf(pid).includes(`-D ${data} `)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + START_LIMIT_MS;
  while (commandOf(pid).includes(data) && Date.now() < deadline) await pause(50);
}

/** An open port is not enough: after a crash the server listens while it still recovers, and refuses everybody. */
async function accepting(child: ChildProcess, data: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL ended at its start (${child.signalCode ?? `code ${child.exitCode}`})`);
    if (isReady(child, data)) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start within ${START_LIMIT_MS / 1000} s`);
}

/** The server keeps its state in the eighth line of its pid file, and its own number in the first. */
function isReady(child: ChildProcess, data: string): boolean {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return lines[0] === String(child.pid) && lines[7]?.trim() === 'ready';
}

/** Whether something on loopback accepts connections at `port`. */
export const opens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
