import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { ClockModule } from '../clock.js';
import { AddInitialRules } from './add-initial-rules.js';
import { AddLegalTexts } from './add-legal-texts.js';
import { FillEmptySite } from './fill-empty-site.js';

@Module({ imports: [ChangeModule, ClockModule], providers: [AddInitialRules, AddLegalTexts, FillEmptySite] })
export class InitialContentModule {}
