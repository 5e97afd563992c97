import type { Testimonial } from '@manzil/contracts/content/collections';

export interface TestimonialRow {
  TID: number;
  Name: string;
  Review: string;
  /** 1 to 5. */
  Star: number;
}

export const toTestimonialRow = ({ id, name, review, stars }: Testimonial): TestimonialRow => ({
  TID: id,
  Name: name,
  Review: review,
  Star: stars,
});
