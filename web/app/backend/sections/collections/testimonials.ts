import type { TestimonialEntry } from '@manzil/contracts/content/collection-entries';
import type { TestimonialFields } from '@manzil/contracts/content/collection-fields';
import * as http from '@manzil/contracts/http/content-editing';
import type { Collection } from '../../kit/collection/collection';
import { collectionQuery, openFrom } from '../../kit/collection/collection-query';
import { callApi } from '../../kit/data/call-api';

const list = collectionQuery(http.testimonials, () => callApi(http.listTestimonialEntries));

export const testimonials: Collection<TestimonialFields, TestimonialEntry> = {
  title: 'Testimonials',
  intro: 'What customers say, on the home page and on the testimonials page.',
  one: 'testimonial',
  endpoints: http.testimonials,
  kind: 'testimonial',
  publicPath: '/testimonials',
  blank: { name: '', review: '', stars: 5 },
  formOf: ({ name, review, stars }) => ({ name, review, stars }),
  nameOf: ({ name }) => name,
  list,
  open: openFrom(list),
};
