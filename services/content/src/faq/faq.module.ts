import { Module } from '@nestjs/common';
import { FaqController } from './faq.controller.js';
import { ListFaqs } from './list-faqs.js';

@Module({ controllers: [FaqController], providers: [ListFaqs] })
export class FaqModule {}
