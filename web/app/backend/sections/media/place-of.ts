import type { AssetUse } from '@manzil/contracts/media/library';

/** Sections of the backend in which records of a kind are edited. */
const SECTIONS: Readonly<Record<string, string>> = {
  page: '/backend/pages',
  development: '/backend/developments',
  listing: '/backend/properties',
  'blog-post': '/backend/blogs',
  'team-member': '/backend/team',
  testimonial: '/backend/testimonials',
};

/** Returns the path to edit the record that uses a file; undefined where there is none. */
export function placeOf({ owner }: AssetUse): string | undefined {
  const [kind = '', id] = owner.split(':');
  const section = SECTIONS[kind];
  return kind === 'page' && section !== undefined && id !== undefined ? `${section}/${id}` : section;
}
