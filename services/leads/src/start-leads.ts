import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import type { LeadsConfig } from './config.js';
import { databaseOptions } from './data-source.js';

export const startLeads = (config: LeadsConfig): Promise<RunningService> =>
  runService({
    name: 'leads',
    config,
    database: databaseOptions(config.LEADS_DATABASE_URL),
    module: AppModule,
  });
