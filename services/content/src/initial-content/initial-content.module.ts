import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { FillEmptySite } from './fill-empty-site.js';

@Module({ imports: [ChangeModule], providers: [FillEmptySite] })
export class InitialContentModule {}
