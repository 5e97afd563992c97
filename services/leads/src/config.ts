import { commonConfig, databaseUrl, loadConfig } from '@manzil/service-kit/config';
import type { z } from 'zod';

export const configSchema = commonConfig.extend({ LEADS_DATABASE_URL: databaseUrl });

export type LeadsConfig = z.output<typeof configSchema>;

export const readConfig = (): LeadsConfig => loadConfig(configSchema);
