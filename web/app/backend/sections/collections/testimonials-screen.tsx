import { orderTestimonials } from '@manzil/contracts/http/content-editing';
import { Stars } from '../../../shared/ui/stars';
import { OrderedScreen } from '../../kit/collection/ordered-screen';
import { AreaField, TextField } from '../../../shared/ui/field';
import { StarField } from './star-field';
import { testimonials } from './testimonials';
import styles from '../../kit/collection/collections.module.css';

export function TestimonialsScreen() {
  return (
    <OrderedScreen
      collection={testimonials}
      order={orderTestimonials}
      label="testimonials"
      wordsOf={({ name, review }) => `${name} ${review}`}
      empty="There are no testimonials yet. Add the first one."
      summary={({ name, review, stars }) => (
        <>
          <strong>{name}</strong>
          <Stars stars={stars} />
          <p className={styles.clamped}>{review}</p>
        </>
      )}
      fields={(form) => (
        <>
          <TextField label="Name" {...form.text('name')} />
          <StarField
            value={form.values.stars}
            onChange={(stars) => {
              form.set('stars', stars);
            }}
          />
          <AreaField label="Review" rows={7} {...form.text('review')} />
        </>
      )}
    />
  );
}
