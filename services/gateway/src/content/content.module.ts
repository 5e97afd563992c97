import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { ReadStaticTable } from './read-static-table.js';
import { ShowHome } from './show-home.js';
import { SpecContentController } from './spec-content.controller.js';
import { StaticTableController } from './static-table.controller.js';

@Module({
  controllers: [ContentController, SpecContentController, StaticTableController],
  providers: [ShowHome, ReadStaticTable],
})
export class ContentModule {}
