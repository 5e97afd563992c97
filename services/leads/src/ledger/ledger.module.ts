import { Module } from '@nestjs/common';
import { LedgerController } from './ledger.controller.js';
import { ReadLedger } from './read-ledger.js';
import { ShownHomes } from './shown-homes.js';

@Module({ controllers: [LedgerController], providers: [ReadLedger, ShownHomes], exports: [ShownHomes] })
export class LedgerModule {}
