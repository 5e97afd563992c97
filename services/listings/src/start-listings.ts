import { isOfImageHost } from '@manzil/contracts/image-hosts';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { allowPictures } from '@manzil/markup/foreign-pictures';
import { ShowDraft } from '@manzil/lifecycle/show-draft';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import type { ListingsConfig } from './config.js';
import { databaseOptions } from './data-source.js';
import { AddDemoTranslations } from './development/add-demo-translations.js';
import { ClaimAllFiles } from './development/claim-all-files.js';
import { seedDevelopments } from './development/seed-developments.js';
import { ImportSchedule } from './import/import-schedule.js';
import { importAtFirstStart } from './import/import-at-first-start.js';
import { ApplyPhotoPolicy } from './photo/apply-photo-policy.js';
import { ReadyCards } from './property/cards/ready-cards.js';
import { ClaimListingFiles } from './own-listing/claim-listing-files.js';
import { SearchIndex } from './search/search-index.js';

export function startListings(config: ListingsConfig): Promise<RunningService> {
  allowPictures((url) => isOfImageHost(url, config.IMAGE_HOSTS));
  return runService({
    name: 'listings',
    config,
    database: databaseOptions(config.LISTINGS_DATABASE_URL),
    module: AppModule,
    frame: ShowDraft,
    onStarted: async (app) => {
      if (config.DEMO && config.DEMO_DIR !== undefined) {
        await seedDevelopments(app.get(DataSource), config.DEMO_DIR);
        await app.get(AddDemoTranslations).add(config.DEMO_DIR);
      }
      await app.get(ClaimAllFiles).claim();
      await app.get(ClaimListingFiles).claim();
      await app.get(ApplyPhotoPolicy).apply();
      await importAtFirstStart(app, config);
      // An upgrade stops earlier replicas once this one is ready, so it builds the index first.
      await app.get(SearchIndex).ready();
      void app.get(ReadyCards).fill();
      app.get(ImportSchedule).start();
    },
  });
}
