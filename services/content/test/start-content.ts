import { findCataloguePath } from '@manzil/contracts/path-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { answerPaths } from '@manzil/testing/answer-paths';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { startContent as start } from '../src/start-content.js';

/** Paths of other records than pages. */
export const CATALOGUE_PATHS = {
  'path-of-a-listing': 'listing',
  'path-of-a-project': 'development',
} as const;

/** Starts the service as its main.ts does, on a bus where listings answers which paths it uses. */
export async function startContent(
  databaseUrl: string,
  natsUrl: string,
  demoFolder: string | undefined,
): Promise<RunningService> {
  const service = await start({
    NATS_URL: natsUrl,
    RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
    OPS_PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    CONTENT_DATABASE_URL: databaseUrl,
    DEMO: demoFolder !== undefined,
    DEMO_DIR: demoFolder,
    IMAGE_HOSTS: ['photos.agency.example'],
  });
  const { connection } = service.app.get(NatsLink);
  answerPaths(connection, findCataloguePath, CATALOGUE_PATHS);
  await connection.flush();
  return service;
}
