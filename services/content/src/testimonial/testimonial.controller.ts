import { listTestimonials } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import { ListTestimonials } from './list-testimonials.js';

@Controller()
export class TestimonialController {
  constructor(private readonly listUseCase: ListTestimonials) {}

  @HandleRpc(listTestimonials)
  list() {
    return this.listUseCase.execute();
  }
}
