import * as content from '@manzil/contracts/http/content';
import * as rules from '@manzil/contracts/http/rules';
import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { EditingModule } from './editing/editing.module.js';
import { ListBlogRows } from './list-blog-rows.js';
import { ReadStaticTable } from './read-static-table.js';
import { ShowAdviser } from './show-adviser.js';
import { ShowHome } from './show-home.js';
import { SpecContentController } from './spec-content.controller.js';
import { StaticTableController } from './static-table.controller.js';
import { forward } from '../http/forward.js';

@Module({
  imports: [EditingModule],
  controllers: [ContentController, SpecContentController, StaticTableController, forward(content, rules)],
  providers: [ListBlogRows, ShowAdviser, ShowHome, ReadStaticTable],
})
export class ContentModule {}
