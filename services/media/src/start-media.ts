import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import type { MediaConfig } from './config.js';
import { databaseOptions } from './data-source.js';
import { StoreDemoPhotos } from './demo/store-demo-photos.js';
import { configureHttp } from './http/configure-http.js';
import { SweepLeftovers } from './incoming/sweep-leftovers.js';
import { AssetStorage } from './storage/asset-storage.js';

/** Starts the process; leftovers are swept and demo photos stored before the first request is accepted. */
export const startMedia = (config: MediaConfig): Promise<RunningService> =>
  runService({
    name: 'media',
    config,
    database: databaseOptions(config.MEDIA_DATABASE_URL),
    module: AppModule,
    http: { port: config.MEDIA_PORT, configure: configureHttp },
    onStarted: async (app) => {
      await app.get(AssetStorage).open();
      await app.get(SweepLeftovers).sweep();
      if (config.DEMO && config.DEMO_DIR !== undefined) await app.get(StoreDemoPhotos).store(config.DEMO_DIR);
    },
  });
