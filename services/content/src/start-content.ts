import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import type { ContentConfig } from './config.js';
import { databaseOptions } from './data-source.js';
import { AddLegalTexts } from './initial-content/add-legal-texts.js';
import { FillEmptySite } from './initial-content/fill-empty-site.js';
import { TellAllUses } from './media-use/tell-all-uses.js';

/** An empty site is filled before the process calls itself ready. */
export const startContent = (config: ContentConfig): Promise<RunningService> =>
  runService({
    name: 'content',
    config,
    database: databaseOptions(config.CONTENT_DATABASE_URL),
    module: AppModule,
    onStarted: async (app) => {
      await app.get(FillEmptySite).execute(config.DEMO ? config.DEMO_DIR : undefined);
      await app.get(AddLegalTexts).add();
      await app.get(TellAllUses).execute();
    },
  });
