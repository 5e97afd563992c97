import { Module } from '@nestjs/common';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { BinController } from './bin.controller.js';
import { BinPorts } from './bin-ports.js';
import { ListBin } from './list-bin.js';

@Module({
  imports: [CollectionEditingModule],
  controllers: [BinController],
  providers: [BinPorts, ListBin],
})
export class BinModule {}
