import { Module } from '@nestjs/common';
import { FindController } from './find.controller.js';
import { FindLimit } from './find-limit.js';
import { FindRecords } from './find-records.js';

@Module({ controllers: [FindController], providers: [FindLimit, FindRecords] })
export class FindModule {}
