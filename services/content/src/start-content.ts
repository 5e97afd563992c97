import { isOfImageHost } from '@manzil/contracts/image-hosts';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { allowPictures } from '@manzil/markup/foreign-pictures';
import { ShowDraft } from '@manzil/lifecycle/show-draft';
import { AppModule } from './app.module.js';
import type { ContentConfig } from './config.js';
import { databaseOptions } from './data-source.js';
import { AddDemoTranslations } from './initial-content/add-demo-translations.js';
import { AddInitialRules } from './initial-content/add-initial-rules.js';
import { AddLegalTexts } from './initial-content/add-legal-texts.js';
import { FillEmptySite } from './initial-content/fill-empty-site.js';
import { ClaimAllFiles } from './jobs/claim-all-files.js';

/** Starts the process; an empty site is filled before it reports ready. */
export function startContent(config: ContentConfig): Promise<RunningService> {
  allowPictures((url) => isOfImageHost(url, config.IMAGE_HOSTS));
  return runService({
    name: 'content',
    config,
    database: databaseOptions(config.CONTENT_DATABASE_URL),
    module: AppModule,
    frame: ShowDraft,
    onStarted: async (app) => {
      await app.get(FillEmptySite).fill(config.DEMO ? config.DEMO_DIR : undefined);
      await app.get(AddLegalTexts).add();
      await app.get(AddDemoTranslations).add(config.DEMO ? config.DEMO_DIR : undefined);
      await app.get(AddInitialRules).add(config.DEMO);
      await app.get(ClaimAllFiles).claimAll();
    },
  });
}
