import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { ClockModule } from '../clock.js';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { AddDemoTranslations } from './add-demo-translations.js';
import { AddInitialRules } from './add-initial-rules.js';
import { AddLegalTexts } from './add-legal-texts.js';
import { FillEmptySite } from './fill-empty-site.js';

@Module({
  imports: [ChangeModule, ClockModule, LifecycleModule],
  providers: [AddDemoTranslations, AddInitialRules, AddLegalTexts, FillEmptySite],
})
export class InitialContentModule {}
