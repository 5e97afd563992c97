import * as bin from '@manzil/contracts/http/bin';
import { Module } from '@nestjs/common';
import { BinController } from './bin.controller.js';
import { ListWholeBin } from './list-whole-bin.js';
import { PurgeFromBin } from './purge-from-bin.js';
import { RestoreFromBin } from './restore-from-bin.js';
import { forward } from '../http/forward.js';

@Module({
  controllers: [forward(bin), BinController],
  providers: [ListWholeBin, PurgeFromBin, RestoreFromBin],
})
export class BinModule {}
