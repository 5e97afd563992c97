import type { RunningService } from '@manzil/service-kit/bootstrap';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { startContent as start } from '../src/start-content.js';

/** Starts the service as its main.ts does. */
export const startContent = (
  databaseUrl: string,
  natsUrl: string,
  demoFolder: string | undefined,
): Promise<RunningService> =>
  start({
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
