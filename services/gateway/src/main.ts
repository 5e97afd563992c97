import { loadConfig } from '@manzil/service-kit/config';
import { configSchema } from './config.js';

const config = loadConfig(configSchema);
// Loaded after the configuration is accepted, because it takes seconds on a busy machine.
const { startGateway } = await import('./start-gateway.js');

await startGateway(config);
