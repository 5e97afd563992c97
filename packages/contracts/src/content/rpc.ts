import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { testimonialSchema } from './collections.js';
import { documentFieldIssues } from './document-fields.js';
import { documentChangesSchema, documentEntrySchema, documentNameSchema } from './documents.js';
import { languageQuerySchema } from './language.js';
import { memberName, slugText } from './text.js';

/**
 * Sets the given fields and leaves the others unchanged. CONFLICT with `details` { reason: 'version', version,
 * updatedBy, updatedAt } when the document is no longer at `expectedVersion` (0 if it was never saved).
 */
export const saveDocument = defineRpc({
  subject: 'rpc.content.v1.document.save',
  request: z
    .object({
      name: documentNameSchema,
      fields: documentChangesSchema,
      expectedVersion: z.int().min(0),
      by: memberName,
    })
    .superRefine(({ name, fields }, check) => {
      for (const { field, message } of documentFieldIssues(name, fields))
        check.addIssue({ code: 'custom', path: ['fields', field], message });
    }),
  response: documentEntrySchema,
});

/**
 * Returns the current path of the member who had this path before. NOT_FOUND for an unknown path, or when the
 * member has left.
 */
export const findMovedTeamMember = defineRpc({
  subject: 'rpc.content.v1.team-member.find-moved',
  request: z.object({ slug: slugText }),
  response: z.object({ redirectTo: z.string() }),
  idempotent: true,
});

export const listTestimonials = defineRpc({
  subject: 'rpc.content.v1.testimonial.list',
  request: languageQuerySchema,
  response: z.object({ testimonials: z.array(testimonialSchema) }),
  idempotent: true,
});
