import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { opens, pause } from './postgres-server.js';

export interface NatsServer {
  url: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 10_000;
const run = promisify(execFile);

/** A nats-server with JetStream on loopback, with its store in `folder`; a left-over one is ended first. */
export async function startNatsServer(options: {
  program: string;
  folder: string;
  port: number;
  logFile?: string;
}): Promise<NatsServer> {
  const { program, folder, port } = options;
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'server.pid');
  await endLeftOver(pidFile, folder);
  const log = options.logFile === undefined ? 'ignore' : openSync(options.logFile, 'a');
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], {
    stdio: ['ignore', log, log],
    detached: true,
  });
  writeFileSync(pidFile, String(child.pid));
  await accepting(child, port);
  return {
    url: `nats://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      rmSync(pidFile, { force: true });
    },
  };
}

async function accepting(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`nats-server ended with code ${child.exitCode} at its start`);
    if (await opens(port)) return;
    await pause(20);
  }
  child.kill('SIGKILL');
  throw new Error(`nats-server did not start within ${START_LIMIT_MS / 1000} s`);
}

/** Ends the server that the pid file names, if that process still is a NATS server on this very store. */
async function endLeftOver(pidFile: string, folder: string): Promise<void> {
  let pid: number;
  try {
    pid = Number(readFileSync(pidFile, 'utf8'));
  } catch {
    return;
  }
  const command = async (): Promise<string> =>
    (await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))).stdout;
  if (!(await command()).includes(folder)) return;
  process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + START_LIMIT_MS;
  while ((await command()) !== '' && Date.now() < deadline) await pause(50);
}
