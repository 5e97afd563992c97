import { Module } from '@nestjs/common';
import { AssertPathIsFree } from '../shared/assert-path-is-free.js';
import { RestorePage } from '../shared/restore-page.js';
import { BinController } from './bin.controller.js';
import { ListWholeBin } from './list-whole-bin.js';
import { PurgeFromBin } from './purge-from-bin.js';
import { RestoreFromBin } from './restore-from-bin.js';

@Module({
  controllers: [BinController],
  providers: [AssertPathIsFree, ListWholeBin, PurgeFromBin, RestoreFromBin, RestorePage],
})
export class BinModule {}
