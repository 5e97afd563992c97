import { SOURCE_LANGUAGE } from '../site-language.js';
import { z } from 'zod';
import { languageSchema } from '../content/language.js';
import { mailPreviewSchema } from '../leads/mail-log.js';
import { editableMailKindSchema, editedMailSchema, mailTextsSchema } from '../leads/mail-texts.js';
import { line } from '../leads/text.js';
import { defineOperation } from './operation.js';

const params = z.object({ kind: editableMailKindSchema });
/** Language of the texts. */
const language = languageSchema.default(SOURCE_LANGUAGE);
const replaced = z.object({ expectedVersion: z.int().min(0), language });

export const listMailTexts = defineOperation({
  method: 'GET',
  path: '/api/mail-texts',
  audience: 'mail.read',
  area: 'Leads',
  summary: 'The words of mail to visitors, with their standard text and latest versions',
  responses: { 200: z.object({ items: z.array(editedMailSchema) }) },
  subject: 'rpc.leads.v1.mail-text.list',
  idempotent: true,
});

/**
 * VALIDATION_FAILED names the field whose placeholders are wrong; CONFLICT with `details` { reason: 'version', … } when
 * another user has saved since `expectedVersion`.
 */
export const saveMailTexts = defineOperation({
  method: 'PUT',
  path: '/api/mail-texts/:kind',
  audience: 'mail.edit',
  area: 'Leads',
  summary: 'Changes the words of a kind of mail',
  params,
  body: mailTextsSchema.extend(replaced.shape),
  responses: { 200: editedMailSchema },
  problems: ['CONFLICT'],
  subject: 'rpc.leads.v1.mail-text.save',
  caller: ['by'],
  /** Without `texts`, the standard text is restored. */
  request: z.object({
    kind: editableMailKindSchema,
    language,
    texts: mailTextsSchema.nullable(),
    expectedVersion: z.int().min(0),
    by: line(200),
  }),
  toRequest: ({ params: { kind }, body: { expectedVersion, language, ...texts } }) => ({
    kind,
    language,
    texts,
    expectedVersion,
  }),
});

export const restoreMailTexts = defineOperation({
  method: 'POST',
  path: '/api/mail-texts/:kind/standard',
  audience: 'mail.edit',
  area: 'Leads',
  summary: 'Goes back to the standard text of a kind of mail',
  params,
  body: replaced,
  responses: { 200: editedMailSchema },
  problems: ['CONFLICT'],
  subject: saveMailTexts.subject,
  caller: ['by'],
  request: saveMailTexts.request,
  toRequest: ({ params: { kind }, body: { expectedVersion, language } }) => ({
    kind,
    language,
    texts: null,
    expectedVersion,
  }),
});

/** VALIDATION_FAILED as for {@link saveMailTexts}. */
export const previewMailTexts = defineOperation({
  method: 'POST',
  path: '/api/mail-texts/:kind/preview',
  audience: 'mail.edit',
  area: 'Leads',
  summary: 'A kind of mail with these words and made-up data; nothing is saved',
  params,
  body: mailTextsSchema.extend({ language }),
  responses: { 200: mailPreviewSchema },
  subject: 'rpc.leads.v1.mail-text.preview',
  request: z.object({ kind: editableMailKindSchema, language, texts: mailTextsSchema }),
  toRequest: ({ params: { kind }, body: { language, ...texts } }) => ({ kind, language, texts }),
  idempotent: true,
});
