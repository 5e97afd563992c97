import { Module } from '@nestjs/common';
import { FindEntries } from './find-entries.js';

@Module({ providers: [FindEntries] })
export class FindModule {}
