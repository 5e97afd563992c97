import { Module } from '@nestjs/common';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { BinPorts } from './bin-ports.js';
import { ListBin } from './list-bin.js';

@Module({
  imports: [CollectionEditingModule],
  providers: [BinPorts, ListBin],
})
export class BinModule {}
