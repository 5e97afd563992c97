import { faqEditing, reorderFaqs } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { EditEntries } from '../editing/edit-entries.js';
import { FAQS } from './faq.collection.js';

/** What staff do with questions. */
@Controller()
export class FaqEditingController {
  constructor(private readonly edit: EditEntries) {}

  @HandleRpc(faqEditing.list)
  list(request: z.output<typeof faqEditing.list.request>) {
    return this.edit.list.execute(FAQS, request);
  }

  @HandleRpc(faqEditing.create)
  create(request: z.output<typeof faqEditing.create.request>) {
    return this.edit.create.execute(FAQS, request);
  }

  @HandleRpc(faqEditing.update)
  update(request: z.output<typeof faqEditing.update.request>) {
    return this.edit.update.execute(FAQS, request);
  }

  @HandleRpc(faqEditing.remove)
  remove(request: z.output<typeof faqEditing.remove.request>) {
    return this.edit.remove.execute(FAQS, request);
  }

  @HandleRpc(faqEditing.restore)
  restore(request: z.output<typeof faqEditing.restore.request>) {
    return this.edit.restore.execute(FAQS, request);
  }

  @HandleRpc(reorderFaqs)
  reorder(request: z.output<typeof reorderFaqs.request>) {
    return this.edit.reorder.execute(FAQS, request);
  }
}
