import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inContainers, startContainer } from './containers.js';
import { findNatsServer } from './nats-server-path.js';
import { freePort } from './ports.js';
import { waitFor } from './wait-for.js';

export interface TestNats {
  url: string;
  /** Takes the server away; its store stays. */
  pause(): Promise<void>;
  /** Brings it back at the same address with the same store. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** A real NATS server with JetStream: at `TEST_NATS_URL`, in a container, or the nats-server of this machine. */
export async function startNats(): Promise<TestNats> {
  const given = process.env['TEST_NATS_URL'];
  if (given !== undefined && given !== '') {
    const refuse = (): Promise<void> => Promise.reject(new Error('A given NATS server is not ours to stop'));
    return { url: given, pause: refuse, resume: refuse, stop: () => Promise.resolve() };
  }
  const port = await freePort();
  return inContainers() ? startInContainer(port) : startLocally(port);
}

async function startLocally(port: number): Promise<TestNats> {
  const program = findNatsServer([join(process.cwd(), '.cache', 'nats')]);
  if (program === undefined)
    throw new Error('No nats-server found: install it, or set NATS_SERVER_PATH or TEST_NATS_URL');
  const store = await mkdtemp(join(tmpdir(), 'manzil-nats-'));
  let server: ChildProcess | undefined;
  const resume = async (): Promise<void> => {
    server = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store], {
      stdio: 'ignore',
    });
    await waitFor(`nats-server on port ${port}`, () => accepts(port));
  };
  const pause = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
  await resume();
  return {
    url: `nats://127.0.0.1:${port}`,
    pause,
    resume,
    stop: async () => {
      await pause();
      await rm(store, { recursive: true, force: true });
    },
  };
}

async function startInContainer(hostPort: number): Promise<TestNats> {
  const options = {
    image: 'nats:2-alpine',
    port: 4222,
    hostPort,
    command: ['-a', '0.0.0.0', '-js', '-sd', '/tmp/nats'],
    readyLog: /Server is ready/,
  };
  let container = await startContainer(options);
  return {
    url: `nats://127.0.0.1:${hostPort}`,
    pause: () => container.stop(),
    resume: async () => {
      container = await startContainer(options);
    },
    stop: () => container.stop(),
  };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
