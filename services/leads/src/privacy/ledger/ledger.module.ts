import { Module } from '@nestjs/common';
import { ReadLedger } from './read-ledger.js';
import { ShownHomes } from '../../intake/shown-homes.js';

@Module({ providers: [ReadLedger, ShownHomes], exports: [ShownHomes] })
export class LedgerModule {}
