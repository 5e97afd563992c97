import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { LeadPage } from '@manzil/contracts/leads/lead';
import { countProperties } from '@manzil/contracts/listings/property-rpc';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import {
  addMessageKeys,
  createMessagingTables,
  dropMessagingTables,
} from '@manzil/messaging/outbox/messaging-tables';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { Controller, Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { postJson, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const leadsEntry = fileURLToPath(new URL('../../leads/dist/main.js', import.meta.url));

/** The built leads service as a process of its own, on an empty database. */
export async function startLeadsProcess(natsUrl: string): Promise<LeadsProcess> {
  const { adminUrl } = await startPostgres();
  const database = await createServiceDatabase(adminUrl, 'leads');
  const start = async (): Promise<ServiceProcess> => {
    const process = await startServiceProcess(leadsEntry, {
      NATS_URL: natsUrl,
      LEADS_DATABASE_URL: database.url,
      LOG_LEVEL: 'debug',
    });
    await process.ready();
    return process;
  };
  let running = await start();
  return {
    databaseUrl: database.url,
    log: () => running.log(),
    pause: async () => {
      await running.stop();
    },
    resume: async () => {
      running = await start();
    },
    stop: async () => {
      await running.stop();
      await database.drop();
    },
  };
}

export interface LeadsProcess {
  databaseUrl: string;
  log(): string;
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
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
  };
  down = (runner: QueryRunner): Promise<void> => dropMessagingTables(runner);
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

interface LeadsStack extends GatewayUnderTest {
  leads: LeadsProcess;
}

/** The gateway before the real leads service; only the catalogue's numbers come from a stand-in. */
async function startLeadsStack(settings: Record<string, string> = {}): Promise<LeadsStack> {
  const stack = await startGatewayUnderTest(settings, startFakeListings);
  const leads = await startLeadsProcess(stack.nats.url);
  return {
    ...stack,
    leads,
    stop: async () => {
      await leads.stop();
      await stack.stop();
    },
  };
}

export interface StaffedLeads extends LeadsStack {
  /** Cookies of members with these roles. */
  admin: string;
  agent: string;
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The 200 response to a member, by default the agent. */
  read<T>(path: string, cookie?: string): Promise<T>;
  inbox(q: string): Promise<LeadPage>;
}

/** The same with staff at the inbox, and room for as many forms as a suite sends. */
export async function startStaffedLeads(settings: Record<string, string> = {}): Promise<StaffedLeads> {
  const stack = await startLeadsStack({ FORMS_PER_ADDRESS: '5000', ...settings });
  const [admin, agent] = await Promise.all([stack.sessionOf('admin'), stack.sessionOf('agent')]);
  const read = async <T>(path: string, cookie = agent): Promise<T> => {
    const answer = await stack.call(path, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  return {
    ...stack,
    admin,
    agent,
    send: (path, body, headers = {}) => stack.call(path, postJson(body, headers)),
    read,
    inbox: (q) => read<LeadPage>(`/api/leads?q=${encodeURIComponent(q)}`),
  };
}
