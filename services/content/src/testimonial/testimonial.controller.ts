import { listTestimonials } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import { ListTestimonials } from './list-testimonials.js';

@Controller()
export class TestimonialController {
  constructor(private readonly listTestimonials: ListTestimonials) {}

  @HandleRpc(listTestimonials)
  list() {
    return this.listTestimonials.list();
  }
}
