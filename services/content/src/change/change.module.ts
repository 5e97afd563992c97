import { Module } from '@nestjs/common';
import { AnnounceCollection } from './announce-collection.js';
import { RecordAct } from './record-act.js';

@Module({ providers: [AnnounceCollection, RecordAct], exports: [AnnounceCollection, RecordAct] })
export class ChangeModule {}
