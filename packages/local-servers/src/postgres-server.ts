import { execFile, spawn, type ChildProcess } from 'node:child_process';
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
  /** Folder of the data, created when missing; the server's own user must be able to enter it. */
  folder: string;
  /** Password of the superuser `postgres`. */
  password: string;
  /** False if data may be lost on a power failure. */
  durable: boolean;
  /** Default: any free port. */
  port?: number;
  logFile?: string;
}

export interface PostgresServer {
  port: number;
  /** URL of the superuser, database `postgres`. */
  url: string;
  /** Resolves when the process has ended, with its signal or code. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 30_000;
/** The same size as in docker-compose.yml. */
const BUFFERS = ['-c', 'shared_buffers=256MB'];
const NOT_DURABLE = [
  ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
  // It would start a process a minute for each of the many short-lived databases.
  ...['-c', 'autovacuum=off'],
];
const run = promisify(execFile);

/** Starts PostgreSQL on loopback from npm's binaries; a server that an earlier process left on the folder is ended first. */
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
  flags.push(...BUFFERS, ...(options.durable ? [] : NOT_DURABLE));
  const child = spawn(join(binaries, 'postgres'), flags, {
    ...owner,
    cwd: options.folder,
    stdio: ['ignore', log, log],
    // Detached from the terminal's Ctrl-C, so that this process ends its children in the right order.
    detached: true,
  });
  if (typeof log === 'number') closeSync(log);
  endWithParent(child, 'INT');
  const ended = endOf(child);
  await accepting(child, data);
  return {
    port,
    ended,
    url: `postgres://postgres:${options.password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      await ended;
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

/** Ends a server that outlived its parent and still uses the folder, and waits for its end. */
async function endLeftOver(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  // The process id in a stale file may belong to another program, so the command line is checked for the folder.
  if (!commandOf(pid).includes(`-D ${data} `)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + START_LIMIT_MS;
  while (commandOf(pid).includes(data) && Date.now() < deadline) await pause(50);
}

/** Waits until the server is ready. An open port is not enough: during crash recovery the server listens and refuses. */
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

/** Reads the state in the eighth line of the pid file, if its first line is the child's process id. */
function isReady(child: ChildProcess, data: string): boolean {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return lines[0] === String(child.pid) && lines[7]?.trim() === 'ready';
}

/** Resolves with true when `port` on loopback accepts connections. */
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

/** Resolves when the process has ended, with its signal or code. */
export const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal ?? `code ${String(code)}`);
    });
  });

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
