import { listFaqs } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import { ListFaqs } from './list-faqs.js';

@Controller()
export class FaqController {
  constructor(private readonly listFaqs: ListFaqs) {}

  @HandleRpc(listFaqs)
  list() {
    return this.listFaqs.list();
  }
}
