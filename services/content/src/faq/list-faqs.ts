import type { Faq } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FaqEntity } from './faq.entity.js';

/** Questions in the order staff gave them. */
@Injectable()
export class ListFaqs {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ faqs: Faq[] }> {
    return { faqs: await this.dataSource.manager.find(FaqEntity, { order: { position: 'ASC', id: 'ASC' } }) };
  }
}
