import type { Testimonial } from '@manzil/contracts/content/collections';
import { Stars } from '../../shared/ui/stars';
import css from './testimonial-card.module.css';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={css.card}>
      <Stars stars={testimonial.stars} />
      <blockquote className={css.review}>{testimonial.review}</blockquote>
      <figcaption className={css.name}>{testimonial.name}</figcaption>
    </figure>
  );
}
