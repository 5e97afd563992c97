import {
  testimonials,
  listTestimonialEntries,
  orderTestimonials,
} from '@manzil/contracts/http/content-editing';
import { Module } from '@nestjs/common';
import { orderedEditingController } from '../editing/editing-controller.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { ListTestimonials } from './list-testimonials.js';
import { TESTIMONIALS } from './testimonial.collection.js';

@Module({
  imports: [CollectionEditingModule],
  controllers: [
    orderedEditingController(
      { ...testimonials, list: listTestimonialEntries, reorder: orderTestimonials },
      TESTIMONIALS,
    ),
  ],
  providers: [ListTestimonials],
})
export class TestimonialModule {}
