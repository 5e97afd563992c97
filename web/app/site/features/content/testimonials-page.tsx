import type { Testimonial } from '@manzil/contracts/content/collections';
import { ContactBand } from '../../components/contact-band';
import { EmptyNote } from '../../components/empty-note';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { TestimonialCard } from '../../components/testimonial-card';
import { useTexts } from '../../../shared/lib/texts';
import css from './content.module.css';

export function TestimonialsPage({ testimonials }: { testimonials: Testimonial[] }) {
  const texts = useTexts();
  const { testimonials: title, testimonialsDescription } = texts.pages;
  return (
    <>
      <Seo title={title} description={testimonialsDescription} path="/testimonials" />
      <PageHead title={title} text={testimonialsDescription} />
      <div className={`container ${css.page ?? ''}`}>
        {testimonials.length === 0 ? (
          <EmptyNote />
        ) : (
          <ul className={css.reviews}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        )}
        <div className={css.after}>
          <ContactBand />
        </div>
      </div>
    </>
  );
}
