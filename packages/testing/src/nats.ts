import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNatsServer, type NatsServerOptions } from '@manzil/local-servers/nats-server';
import { findNatsServer } from '@manzil/local-servers/nats-server-path';
import { freePort } from '@manzil/local-servers/ports';
import { BUS_USERS } from '@manzil/messaging/access/bus-users';
import { passwordVariables } from '@manzil/messaging/access/server-config';
import { inContainers, startContainer } from './containers.js';
import { connectToExternalNats } from './external-nats.js';

export interface TestNats {
  url: string;
  /** Stops the server; its store is deleted only with `losing`. */
  pause(options?: { losing: boolean }): Promise<void>;
  /** Starts it again at the same URL with the same store. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real NATS server with JetStream: at `TEST_NATS_URL`, in a container, or the nats-server of this machine. */
export async function startNats(): Promise<TestNats> {
  const given = process.env.TEST_NATS_URL;
  if (given !== undefined && given !== '') return connectToExternalNats(given);
  const port = await freePort();
  return inContainers() ? startInContainer(port) : startLocally(port);
}

export interface NatsWithPermissions extends TestNats {
  /** Returns the password of a NATS user. */
  passwordOf(user: string): string;
}

/** Starts the nats-server of this machine with the permissions of the product. */
export async function startNatsWithPermissions(): Promise<NatsWithPermissions> {
  // Begins with digits, which the server's configuration reads as a number unless they are quoted.
  const passwordOf = (user: string): string => `12-password-of-${user}`;
  const passwords = Object.fromEntries(BUS_USERS.map((user) => [user, passwordOf(user)]));
  const config = {
    file: join(process.cwd(), 'deploy/nats/permissions.conf'),
    variables: passwordVariables(passwords),
  };
  return { ...(await startLocally(await freePort(), config)), passwordOf };
}

async function startLocally(port: number, config?: NatsServerOptions['config']): Promise<TestNats> {
  const program = findNatsServer([join(process.cwd(), '.cache/nats/usr/sbin')]);
  if (program === undefined)
    throw new Error('No nats-server found: `npm test` fetches one; or set NATS_SERVER_PATH or TEST_NATS_URL');
  const folder = await mkdtemp(join(tmpdir(), 'manzil-nats-'));
  const options = { source: { path: program }, folder, port, ...(config !== undefined && { config }) };
  let server = await startNatsServer(options);
  return {
    url: server.url,
    pause: async ({ losing } = { losing: false }) => {
      await server.stop();
      if (losing) await rm(folder, { recursive: true });
    },
    resume: async () => {
      server = await startNatsServer(options);
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
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
