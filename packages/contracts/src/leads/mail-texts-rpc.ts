import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { mailPreviewSchema } from './mail-log.js';
import { editableMailKindSchema, editedMailSchema, mailTextsSchema } from './mail-texts.js';
import { line } from './text.js';

/**
 * Saves a version; without texts the standard text counts again. VALIDATION_FAILED names the field whose placeholders are
 * wrong; CONFLICT with `details` { reason: 'version', … } when somebody has saved since `expectedVersion`.
 */
export const saveMailTexts = defineRpc({
  subject: 'rpc.leads.v1.mail-text.save',
  request: z.object({
    kind: editableMailKindSchema,
    texts: mailTextsSchema.nullable(),
    expectedVersion: z.int().min(0),
    by: line(200),
  }),
  response: editedMailSchema,
});

/** The mail with these texts and made-up data. VALIDATION_FAILED as for {@link saveMailTexts}. */
export const previewMailTexts = defineRpc({
  subject: 'rpc.leads.v1.mail-text.preview',
  request: z.object({ kind: editableMailKindSchema, texts: mailTextsSchema }),
  response: mailPreviewSchema,
  idempotent: true,
});
