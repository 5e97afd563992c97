import { Module } from '@nestjs/common';
import { EditingModule } from '../editing/editing.module.js';
import { FaqEditingController } from './faq-editing.controller.js';
import { FaqController } from './faq.controller.js';
import { ListFaqs } from './list-faqs.js';

@Module({
  imports: [EditingModule],
  controllers: [FaqController, FaqEditingController],
  providers: [ListFaqs],
})
export class FaqModule {}
