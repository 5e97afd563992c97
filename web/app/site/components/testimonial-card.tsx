import type { Testimonial } from '@manzil/contracts/content/collections';
import { languageOf, languageOfName } from '../../shared/lib/text-language';
import { useTexts } from '../../shared/lib/texts';
import { Stars } from '../../shared/ui/stars';
import css from './testimonial-card.module.css';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const texts = useTexts();
  return (
    <figure className={css.card}>
      <Stars stars={testimonial.stars} />
      <blockquote className={css.review} {...languageOf(texts, testimonial.language)}>
        {testimonial.review}
      </blockquote>
      <figcaption className={css.name}>
        {/* “Rohan M.” keeps its full stop at its end on an Arabic page. */}
        <bdi {...languageOfName(texts, testimonial.name)}>{testimonial.name}</bdi>
      </figcaption>
    </figure>
  );
}
