import type { Testimonial } from '@manzil/contracts/content/collections';
import { z } from 'zod';

export const testimonialRowSchema = z.object({
  TID: z.number(),
  Name: z.string(),
  Review: z.string(),
  /** 1 to 5. */
  Star: z.number(),
});
export type TestimonialRow = z.output<typeof testimonialRowSchema>;

export const toTestimonialRow = ({ id, name, review, stars }: Testimonial): TestimonialRow => ({
  TID: id,
  Name: name,
  Review: review,
  Star: stars,
});
