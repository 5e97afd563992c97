import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent } from './end-with-parent.js';
import { endOf, opens, pause } from './postgres-server.js';
import { commandOf } from './process-command.js';

export interface NatsServer {
  url: string;
  /** Resolves when the process has ended, with its signal or code. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** Longer than a server needs: an image may have to be downloaded first. */
const START_LIMIT_MS = 60_000;

/** A program on this machine, or an image for its Docker engine. */
export type NatsSource = { path: string } | { image: string };

export interface NatsServerOptions {
  source: NatsSource;
  folder: string;
  port: number;
  logFile?: string;
  /** Additional server configuration; without it every client has full access. */
  config?: {
    file: string;
    /** Values of the variables that the file refers to as `$NAME`. */
    variables: Record<string, string>;
  };
}

/**
 * Starts a NATS server with JetStream on loopback, with its store in `folder`. Ends a server of an earlier process on
 * the same folder first; the new server ends with this process.
 */
export async function startNatsServer(options: NatsServerOptions): Promise<NatsServer> {
  const { folder, port } = options;
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'server.pid');
  await endLeftOver(pidFile, folder);
  const log = options.logFile === undefined ? 'ignore' : openSync(options.logFile, 'a');
  const [program, flags] = commandFor(options);
  const child = spawn(program, flags, {
    env: { ...process.env, ...options.config?.variables },
    stdio: ['ignore', log, log],
    // Detached from the terminal's Ctrl-C, so that this process ends its children in the right order.
    detached: true,
  });
  if (typeof log === 'number') closeSync(log);
  endWithParent(child, 'TERM');
  await spawned(child, program);
  writeFileSync(pidFile, String(child.pid));
  const ended = endOf(child);
  await accepting(child, port);
  return {
    ended,
    url: `nats://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(pidFile, { force: true });
    },
  };
}

function commandFor({ source, folder, port, config }: NatsServerOptions): [program: string, flags: string[]] {
  const flags = ['-js', '-sd'];
  if ('path' in source) {
    const configured = config === undefined ? [] : ['-c', config.file];
    return [source.path, [...configured, '-a', '127.0.0.1', '-p', String(port), ...flags, folder]];
  }
  const container = ['run', '--rm', '-p', `127.0.0.1:${port}:4222`, '-v', `${folder}:/data`];
  if (config === undefined)
    return ['docker', [...container, source.image, '-a', '0.0.0.0', ...flags, '/data']];
  // Docker reads the values from its own environment, so that no process list shows them.
  const variables = Object.keys(config.variables).flatMap((name) => ['-e', name]);
  const mounted = [...variables, '-v', `${config.file}:/nats.conf:ro`, source.image, '-c', '/nats.conf'];
  return ['docker', [...container, ...mounted, '-a', '0.0.0.0', ...flags, '/data']];
}

async function spawned(child: ChildProcess, program: string): Promise<void> {
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw new Error(`${program} cannot be run`, { cause: error });
  }
}

async function accepting(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`nats-server ended at its start (${child.signalCode ?? `code ${child.exitCode}`})`);
    if (await opens(port)) return;
    await pause(20);
  }
  child.kill('SIGKILL');
  throw new Error(`nats-server did not start within ${START_LIMIT_MS / 1000} s`);
}

/** Ends the server that the pid file names, if that process is still a NATS server on the same store. */
async function endLeftOver(pidFile: string, folder: string): Promise<void> {
  let pid: number;
  try {
    pid = Number(readFileSync(pidFile, 'utf8'));
  } catch {
    return;
  }
  if (!commandOf(pid).includes(folder)) return;
  process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + START_LIMIT_MS;
  while (commandOf(pid).includes(folder) && Date.now() < deadline) await pause(50);
}
