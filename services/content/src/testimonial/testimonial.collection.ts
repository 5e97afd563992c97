import type { TestimonialEntry } from '@manzil/contracts/content/collection-entries';
import type { TestimonialFields } from '@manzil/contracts/content/collection-fields';
import type { Testimonial } from '@manzil/contracts/content/collections';
import { MOST_ENTRIES } from '@manzil/contracts/content/editing';
import { stampOf, type Collection } from '../editing/collection.js';
import { TestimonialEntity } from './testimonial.entity.js';

export const toTestimonial = ({ id, name, review, stars }: TestimonialEntity): Testimonial => ({
  id,
  name,
  review,
  stars,
});

const toEntry = (testimonial: TestimonialEntity): TestimonialEntry => ({
  ...toTestimonial(testimonial),
  position: testimonial.position,
  ...stampOf(testimonial),
});

export const TESTIMONIALS = {
  kind: 'testimonial',
  entity: TestimonialEntity,
  noun: 'testimonial',
  audited: { kind: 'testimonial', section: '/backend/testimonials' },
  order: { position: 'ASC', id: 'ASC' },
  placed: true,
  most: MOST_ENTRIES,
  titleOf: ({ name }) => name,
  publishesSaves: true,
  publishing: {
    kind: 'testimonial',
    fieldsOf: ({ name, review, stars }) => ({ name, review, stars }),
    titleField: 'name',
    kept: [],
    isLive: ({ live }) => live,
    setLive: (testimonial, live) => {
      testimonial.live = live;
    },
  },
  toEntry,
  toListed: toEntry,
  write: (testimonial, { name, review, stars }) => {
    Object.assign(testimonial, { name, review, stars });
  },
} satisfies Collection<TestimonialEntity, TestimonialFields, TestimonialEntry>;
