import { loadConfig } from '@manzil/service-kit/config';
import { configSchema } from './config.js';
import { startGateway } from './start-gateway.js';

await startGateway(loadConfig(configSchema));
