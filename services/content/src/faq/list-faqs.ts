import type { Faq } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { FAQS, toFaq } from './faq.collection.js';
import { FaqEntity } from './faq.entity.js';

/** Questions in the order staff gave them. */
@Injectable()
export class ListFaqs {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ faqs: Faq[] }> {
    const options = { where: { deletedAt: IsNull() }, order: FAQS.order };
    return { faqs: (await this.dataSource.manager.find(FaqEntity, options)).map(toFaq) };
  }
}
