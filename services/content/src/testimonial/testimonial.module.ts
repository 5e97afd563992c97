import { Module } from '@nestjs/common';
import { EditingModule } from '../editing/editing.module.js';
import { ListTestimonials } from './list-testimonials.js';
import { TestimonialEditingController } from './testimonial-editing.controller.js';
import { TestimonialController } from './testimonial.controller.js';

@Module({
  imports: [EditingModule],
  controllers: [TestimonialController, TestimonialEditingController],
  providers: [ListTestimonials],
})
export class TestimonialModule {}
