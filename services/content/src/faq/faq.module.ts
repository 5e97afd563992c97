import { faqEditing } from '@manzil/contracts/content/editing-rpc';
import { Module } from '@nestjs/common';
import { orderedEditingController } from '../editing/editing-controller.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { FAQS } from './faq.collection.js';
import { ListFaqs } from './list-faqs.js';

@Module({
  imports: [CollectionEditingModule],
  controllers: [orderedEditingController(faqEditing, FAQS)],
  providers: [ListFaqs],
})
export class FaqModule {}
