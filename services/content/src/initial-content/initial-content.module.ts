import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { AddLegalTexts } from './add-legal-texts.js';
import { FillEmptySite } from './fill-empty-site.js';

@Module({ imports: [ChangeModule], providers: [AddLegalTexts, FillEmptySite] })
export class InitialContentModule {}
