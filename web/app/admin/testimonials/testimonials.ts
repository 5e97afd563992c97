import { testimonialEntrySchema, type TestimonialEntry } from '@manzil/contracts/content/collection-entries';
import { testimonialFieldsSchema, type TestimonialFields } from '@manzil/contracts/content/collection-fields';
import { testimonialEditing } from '@manzil/contracts/content/editing-rpc';
import type { Collection } from '../collections/collection';
import { listOf, openFrom } from '../collections/load-collection';

const load = listOf('/api/admin/testimonials', testimonialEditing.list.response);

export const testimonials: Collection<TestimonialFields, TestimonialEntry> = {
  title: 'Testimonials',
  intro: 'What customers say, on the home page and on the testimonials page.',
  one: 'testimonial',
  path: '/api/testimonials',
  publicPath: '/testimonials',
  entrySchema: testimonialEntrySchema,
  fieldsSchema: testimonialFieldsSchema,
  blank: { name: '', review: '', stars: 5 },
  formOf: ({ name, review, stars }) => ({ name, review, stars }),
  nameOf: ({ name }) => name,
  load,
  open: openFrom(load),
};
