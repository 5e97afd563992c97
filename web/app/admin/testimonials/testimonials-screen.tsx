import type { TestimonialEntry } from '@manzil/contracts/content/collection-entries';
import { Stars } from '../../components/stars';
import type { Listing } from '../collections/collection';
import { CollectionScreen } from '../collections/collection-screen';
import { OrderedEntries } from '../collections/ordered-entries';
import { AreaField, TextField } from '../ui/field';
import { StarField } from './star-field';
import { testimonials } from './testimonials';
import styles from '../collections/collections.module.css';

export function TestimonialsScreen({ loaded }: { loaded: Listing<TestimonialEntry> }) {
  return (
    <CollectionScreen
      collection={testimonials}
      loaded={loaded}
      list={(entries, actions) => (
        <OrderedEntries
          label="testimonials"
          path={testimonials.path}
          entries={entries}
          actions={actions}
          nameOf={testimonials.nameOf}
          wordsOf={({ name, review }) => `${name} ${review}`}
          empty="There are no testimonials yet. Add the first kind words of a customer."
          summary={({ name, review, stars }) => (
            <>
              <strong>{name}</strong>
              <Stars stars={stars} />
              <p className={styles.clamped}>{review}</p>
            </>
          )}
        />
      )}
      form={({ values, set, issueOf }) => (
        <>
          <TextField
            label="Name"
            autoFocus
            value={values.name}
            issue={issueOf('name')}
            onText={(name) => {
              set('name', name);
            }}
          />
          <StarField
            value={values.stars}
            onChange={(stars) => {
              set('stars', stars);
            }}
          />
          <AreaField
            label="Review"
            rows={7}
            value={values.review}
            issue={issueOf('review')}
            onText={(review) => {
              set('review', review);
            }}
          />
        </>
      )}
    />
  );
}
