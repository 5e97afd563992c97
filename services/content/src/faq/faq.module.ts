import { faqs, listFaqEntries, orderFaqs } from '@manzil/contracts/http/content-editing';
import { Module } from '@nestjs/common';
import { orderedEditingController } from '../editing/editing-controller.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { FAQS } from './faq.collection.js';
import { ListFaqs } from './list-faqs.js';

@Module({
  imports: [CollectionEditingModule],
  controllers: [orderedEditingController({ ...faqs, list: listFaqEntries, reorder: orderFaqs }, FAQS)],
  providers: [ListFaqs],
})
export class FaqModule {}
