import type { Testimonial } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TestimonialEntity } from './testimonial.entity.js';

/** Testimonials, the first written first. */
@Injectable()
export class ListTestimonials {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ testimonials: Testimonial[] }> {
    return { testimonials: await this.dataSource.manager.find(TestimonialEntity, { order: { id: 'ASC' } }) };
  }
}
