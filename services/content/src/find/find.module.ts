import { Module } from '@nestjs/common';
import { FindController } from './find.controller.js';
import { FindEntries } from './find-entries.js';

@Module({ controllers: [FindController], providers: [FindEntries] })
export class FindModule {}
