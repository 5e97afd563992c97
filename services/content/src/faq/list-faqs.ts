import type { Faq } from '@manzil/contracts/content/collections';
import { listFaqs } from '@manzil/contracts/http/content';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { z } from 'zod';
import { translateRecords } from '@manzil/lifecycle/translation/translate';
import { FAQS, toFaq } from './faq.collection.js';
import { FaqEntity } from './faq.entity.js';

/** Lists the questions in the order set by staff. */
@Injectable()
export class ListFaqs {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listFaqs)
  async list({ lang }: z.output<typeof listFaqs.request>): Promise<{ faqs: Faq[] }> {
    const { manager } = this.dataSource;
    const options = { where: { live: true, deletedAt: IsNull() }, order: FAQS.order };
    const faqs = (await manager.find(FaqEntity, options)).map(toFaq);
    return { faqs: await translateRecords(manager, lang, 'faq', faqs) };
  }
}
