import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { ReadTranslations } from './read-translations.js';
import { SaveTranslation } from './save-translation.js';

/** The Arabic texts of records, as staff write them. */
@Module({
  imports: [ChangeModule, LifecycleModule],
  providers: [ReadTranslations, SaveTranslation],
})
export class TranslationEditingModule {}
