import { testimonialEditing, reorderTestimonials } from '@manzil/contracts/content/editing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { EditEntries } from '../editing/edit-entries.js';
import { TESTIMONIALS } from './testimonial.collection.js';

/** What staff do with testimonials. */
@Controller()
export class TestimonialEditingController {
  constructor(private readonly edit: EditEntries) {}

  @HandleRpc(testimonialEditing.list)
  list(request: z.output<typeof testimonialEditing.list.request>) {
    return this.edit.list.execute(TESTIMONIALS, request);
  }

  @HandleRpc(testimonialEditing.create)
  create(request: z.output<typeof testimonialEditing.create.request>) {
    return this.edit.create.execute(TESTIMONIALS, request);
  }

  @HandleRpc(testimonialEditing.update)
  update(request: z.output<typeof testimonialEditing.update.request>) {
    return this.edit.update.execute(TESTIMONIALS, request);
  }

  @HandleRpc(testimonialEditing.remove)
  remove(request: z.output<typeof testimonialEditing.remove.request>) {
    return this.edit.remove.execute(TESTIMONIALS, request);
  }

  @HandleRpc(testimonialEditing.restore)
  restore(request: z.output<typeof testimonialEditing.restore.request>) {
    return this.edit.restore.execute(TESTIMONIALS, request);
  }

  @HandleRpc(reorderTestimonials)
  reorder(request: z.output<typeof reorderTestimonials.request>) {
    return this.edit.reorder.execute(TESTIMONIALS, request);
  }
}
