import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { LeadPage } from '@manzil/contracts/leads/lead';
import { countProperties } from '@manzil/contracts/listings/property-rpc';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import {
  addMessageKeys,
  addPublishedMessages,
  createMessagingTables,
  dropMessagingTables,
  dropPublishedMessages,
} from '@manzil/messaging/outbox/messaging-tables';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';
import { startServiceProcess } from '@manzil/testing/service-process';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { Controller, Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { postJson, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const leadsEntry = fileURLToPath(new URL('../../leads/dist/main.js', import.meta.url));

/** The built leads service on a database of its own. */
export interface LeadsService {
  databaseUrl: string;
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** The same with a log that can be read. */
export interface LoggedLeads extends LeadsService {
  log(): string;
}

interface Stoppable {
  stop(): Promise<unknown>;
}

/** Starts the leads service by `start`, which gets its variables. */
async function startLeads<R extends Stoppable>(
  natsUrl: string,
  start: (variables: Record<string, string>) => Promise<R>,
): Promise<LeadsService & { running(): R }> {
  const { adminUrl } = await startPostgres();
  const database = await createServiceDatabase(adminUrl, 'leads');
  const variables = { NATS_URL: natsUrl, LEADS_DATABASE_URL: database.url };
  let running = await start(variables);
  return {
    databaseUrl: database.url,
    running: () => running,
    pause: async () => {
      await running.stop();
    },
    resume: async () => {
      running = await start(variables);
    },
    stop: async () => {
      await running.stop();
      await database.drop();
    },
  };
}

const startLeadsInProcess = (natsUrl: string): Promise<LeadsService> =>
  startLeads(natsUrl, (variables) => startServiceInProcess('leads', variables));

async function startLoggedInProcess(natsUrl: string): Promise<LoggedLeads> {
  const lines: string[] = [];
  const leads = await startLeads(natsUrl, (variables) =>
    startServiceInProcess('leads', { ...variables, LOG_LEVEL: 'debug' }, (line) => {
      lines.push(line);
    }),
  );
  return { ...leads, log: () => lines.join('') };
}

/** The same as a separate process. */
export async function startLeadsProcess(natsUrl: string): Promise<LoggedLeads> {
  const leads = await startLeads(natsUrl, async (variables) => {
    const started = await startServiceProcess(leadsEntry, { ...variables, LOG_LEVEL: 'debug' });
    await started.ready();
    return started;
  });
  return { ...leads, log: () => leads.running().log() };
}

@Controller()
class FakeListings {
  @HandleRpc(countProperties)
  count() {
    const listedLastWeek = { total: 3, sale: 2, rent: 1, residential: 3 };
    return Promise.resolve({ total: 12, sale: 8, rent: 4, residential: 11, listedLastWeek });
  }
}

@Module({ controllers: [FakeListings] })
class FakeListingsModule {}

class CreateMessaging1700000000000 implements MigrationInterface {
  up = async (runner: QueryRunner): Promise<void> => {
    await createMessagingTables(runner);
    await addMessageKeys(runner);
    await addPublishedMessages(runner);
  };
  down = async (runner: QueryRunner): Promise<void> => {
    await dropPublishedMessages(runner);
    await dropMessagingTables(runner);
  };
}

const startFakeListings = (databaseUrl: string, natsUrl: string): Promise<RunningService> =>
  runService({
    name: 'fake-listings',
    config: {
      NATS_URL: natsUrl,
      RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
      OPS_PORT: 0,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    database: { url: databaseUrl, entities: [], migrations: [CreateMessaging1700000000000] },
    module: FakeListingsModule,
  });

export interface StaffedLeads<L extends LeadsService = LeadsService> extends GatewayUnderTest {
  leads: L;
  /** Cookies of members with these roles. */
  admin: string;
  agent: string;
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The 200 response to a member, by default the agent. */
  read<T>(path: string, cookie?: string): Promise<T>;
  inbox(q: string): Promise<LeadPage>;
}

/**
 * The gateway before the real leads service, with staff at the inbox, and room for as many forms as a suite sends. Only
 * the catalogue's numbers come from a stand-in.
 */
export const startStaffedLeads = (settings: Record<string, string> = {}): Promise<StaffedLeads> =>
  startStack(settings, startLeadsInProcess);

/** The same with a log of leads. */
export const startLoggedLeads = (): Promise<StaffedLeads<LoggedLeads>> =>
  startStack({}, startLoggedInProcess);

async function startStack<L extends LeadsService>(
  settings: Record<string, string>,
  start: (natsUrl: string) => Promise<L>,
): Promise<StaffedLeads<L>> {
  const stack = await startGatewayUnderTest({ FORMS_PER_ADDRESS: '5000', ...settings }, startFakeListings);
  const leads = await start(stack.nats.url);
  const [admin, agent] = await Promise.all([stack.sessionOf('admin'), stack.sessionOf('agent')]);
  const read = async <T>(path: string, cookie = agent): Promise<T> => {
    const answer = await stack.call(path, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  return {
    ...stack,
    leads,
    admin,
    agent,
    send: (path, body, headers = {}) => stack.call(path, postJson(body, headers)),
    read,
    inbox: (q) => read<LeadPage>(`/api/leads?q=${encodeURIComponent(q)}`),
    stop: async () => {
      await leads.stop();
      await stack.stop();
    },
  };
}
