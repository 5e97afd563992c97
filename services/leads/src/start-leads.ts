import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import type { LeadsConfig } from './config.js';
import { databaseOptions } from './data-source.js';
import { ManageSavedReplies } from './pipeline/reply/manage-saved-replies.js';
import { AddDemoHours } from './pipeline/viewing/add-demo-hours.js';

export const startLeads = (config: LeadsConfig): Promise<RunningService> =>
  runService({
    name: 'leads',
    config,
    database: databaseOptions(config.LEADS_DATABASE_URL),
    module: AppModule,
    onStarted: async (app) => {
      if (!config.DEMO || config.DEMO_DIR === undefined) return;
      await app.get(AddDemoHours).add(config.DEMO_DIR);
      await app.get(ManageSavedReplies).addStarters();
    },
  });
