import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import {
  blogPostEntrySchema,
  blogPostListEntrySchema,
  faqEntrySchema,
  footerEntrySchema,
  navigationItemEntrySchema,
  navigationStyleEntrySchema,
  teamMemberEntrySchema,
  testimonialEntrySchema,
} from './collection-entries.js';
import {
  blogPostFieldsSchema,
  faqFieldsSchema,
  footerFieldsSchema,
  navigationItemFieldsSchema,
  navigationStyleFieldsSchema,
  teamMemberFieldsSchema,
  testimonialFieldsSchema,
} from './collection-fields.js';
import { editingOf, orderedEditingOf, savedVersion } from './editing.js';
import { memberName } from './text.js';

export const faqEditing = orderedEditingOf('faq', { fields: faqFieldsSchema, entry: faqEntrySchema });

export const teamEditing = orderedEditingOf('team-member', {
  fields: teamMemberFieldsSchema,
  entry: teamMemberEntrySchema,
});

export const testimonialEditing = orderedEditingOf('testimonial', {
  fields: testimonialFieldsSchema,
  entry: testimonialEntrySchema,
});

export const navigationEditing = orderedEditingOf('navigation-item', {
  fields: navigationItemFieldsSchema,
  entry: navigationItemEntrySchema,
});

/** CONFLICT with `details.reason` `slug-taken` and an issue for `slug` when another post has the address. */
export const blogPostEditing = editingOf('blog-post', {
  fields: blogPostFieldsSchema,
  entry: blogPostEntrySchema,
  listed: blogPostListEntrySchema,
});

export const getFrameEntry = defineRpc({
  subject: 'rpc.content.v1.site-frame.get-entry',
  request: z.object({}),
  response: z.object({ style: navigationStyleEntrySchema, footer: footerEntrySchema }),
  idempotent: true,
});

/** CONFLICT like the update of a collection's entry; so does {@link saveFooter}. */
export const saveNavigationStyle = defineRpc({
  subject: 'rpc.content.v1.navigation-style.save',
  request: z.object({ fields: navigationStyleFieldsSchema, expectedVersion: savedVersion, by: memberName }),
  response: navigationStyleEntrySchema,
});

export const saveFooter = defineRpc({
  subject: 'rpc.content.v1.footer.save',
  request: z.object({ fields: footerFieldsSchema, expectedVersion: savedVersion, by: memberName }),
  response: footerEntrySchema,
});
