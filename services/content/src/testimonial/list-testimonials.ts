import type { Testimonial } from '@manzil/contracts/content/collections';
import { listTestimonials } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { z } from 'zod';
import { translateRecords } from '@manzil/lifecycle/translation/translate';
import { TESTIMONIALS, toTestimonial } from './testimonial.collection.js';
import { TestimonialEntity } from './testimonial.entity.js';

/** Lists the testimonials in the order set by staff. */
@Injectable()
export class ListTestimonials {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listTestimonials)
  async list({ lang }: z.output<typeof listTestimonials.request>): Promise<{ testimonials: Testimonial[] }> {
    const { manager } = this.dataSource;
    const options = { where: { live: true, deletedAt: IsNull() }, order: TESTIMONIALS.order };
    const testimonials = (await manager.find(TestimonialEntity, options)).map(toTestimonial);
    return { testimonials: await translateRecords(manager, lang, 'testimonial', testimonials) };
  }
}
