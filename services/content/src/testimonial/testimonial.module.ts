import { Module } from '@nestjs/common';
import { TestimonialController } from './testimonial.controller.js';
import { ListTestimonials } from './list-testimonials.js';

@Module({ controllers: [TestimonialController], providers: [ListTestimonials] })
export class TestimonialModule {}
