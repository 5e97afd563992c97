import type { Testimonial } from '@manzil/contracts/content/collections';
import { listTestimonials } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { TESTIMONIALS, toTestimonial } from './testimonial.collection.js';
import { TestimonialEntity } from './testimonial.entity.js';

/** Lists the testimonials in the order of staff. */
@Injectable()
export class ListTestimonials {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listTestimonials)
  async list(): Promise<{ testimonials: Testimonial[] }> {
    const options = { where: { live: true, deletedAt: IsNull() }, order: TESTIMONIALS.order };
    return {
      testimonials: (await this.dataSource.manager.find(TestimonialEntity, options)).map(toTestimonial),
    };
  }
}
