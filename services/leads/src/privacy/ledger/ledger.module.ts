import { Module } from '@nestjs/common';
import { RecordModule } from '../../record/record.module.js';
import { KeepLedger } from './keep-ledger.js';
import { ReadLedger } from './read-ledger.js';

@Module({ imports: [RecordModule], providers: [KeepLedger, ReadLedger] })
export class LedgerModule {}
