import { join } from 'node:path';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { loadConfig } from '@manzil/service-kit/config';
import type { Service } from './postgres.js';
import { SUITE_RPC_DEADLINE_MS } from './rpc-deadline.js';

/**
 * Starts a built service in this process. A worker loads its modules once, which saves most of the start time of a
 * separate process. `onLog` receives each JSON line; without it nothing is logged.
 */
export async function startServiceInProcess(
  service: Service,
  variables: Record<string, string>,
  onLog?: (line: string) => void,
): Promise<RunningService> {
  const built = join(process.cwd(), 'services', service, 'dist');
  const { configSchema } = (await import(join(built, 'config.js'))) as ConfigModule;
  const started = (await import(join(built, `start-${service}.js`))) as StartModule;
  const config = loadConfig(configSchema, {
    OPS_PORT: '0',
    RPC_MIN_DEADLINE_MS: String(SUITE_RPC_DEADLINE_MS),
    LOG_LEVEL: onLog === undefined ? 'silent' : 'info',
    ...variables,
  });
  const logTo = onLog === undefined ? {} : { logTo: { write: onLog } };
  return started[START[service]](Object.assign({}, config, logTo));
}

const START = {
  gateway: 'startGateway',
  listings: 'startListings',
  content: 'startContent',
  leads: 'startLeads',
  media: 'startMedia',
} as const;

interface ConfigModule {
  configSchema: Parameters<typeof loadConfig>[0];
}

type StartModule = Record<(typeof START)[Service], (config: unknown) => Promise<RunningService>>;
