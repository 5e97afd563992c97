import { z } from 'zod';
import { documentNameOf } from '../content/documents.js';
import { staleByContent } from '../content/events.js';
import { contentKindSchema, type ContentKind } from '../content/lifecycle.js';
import {
  saveTranslationRequest,
  translationBody,
  translationKey,
  translationSchema,
  translationSummarySchema,
} from '../content/translation.js';
import { defineOperation } from './operation.js';
import { numberInPath } from './path-values.js';

const params = z.object({ kind: contentKindSchema, id: numberInPath });

/** Every record with a text; within a kind, by id. */
export const listTranslations = defineOperation({
  method: 'GET',
  path: '/api/admin/translations',
  audience: 'content.read',
  area: 'Content editing',
  summary: 'The Arabic of every record, with what is missing, out of date or contradicting',
  responses: { 200: z.object({ records: z.array(translationSummarySchema) }) },
  subject: 'rpc.content.v1.translation.list',
  deadlineMs: 10_000,
  idempotent: true,
});

export const showTranslation = defineOperation({
  method: 'GET',
  path: '/api/admin/translations/:kind/:id',
  audience: 'content.read',
  area: 'Content editing',
  summary: 'English and Arabic texts of a record',
  params,
  responses: { 200: translationSchema },
  problems: ['NOT_FOUND', 'GONE'],
  subject: 'rpc.content.v1.translation.get',
  request: translationKey,
  idempotent: true,
});

/**
 * Sets the given texts and leaves the others unchanged. CONFLICT with `details` { reason: 'version', version, updatedBy,
 * updatedAt } when the translation is not at `expectedVersion` any more (0 for one that was never saved).
 */
export const saveTranslation = defineOperation({
  method: 'PUT',
  path: '/api/admin/translations/:kind/:id',
  audience: 'content.edit',
  area: 'Content editing',
  summary: 'Saves Arabic texts of a record, and whether visitors see them',
  params,
  body: translationBody,
  responses: { 200: translationSchema },
  problems: ['NOT_FOUND', 'GONE', 'CONFLICT'],
  subject: 'rpc.content.v1.translation.save',
  caller: ['by'],
  request: saveTranslationRequest,
  deadlineMs: 10_000,
  stale: ({ kind, id }) => staleByContent({ kind: collectionOf(kind, id), id }),
});

/** The kind under which changes of a record are announced. */
function collectionOf(kind: ContentKind, id: number): string {
  if (kind === 'document') return documentNameOf(id) ?? kind;
  return kind === 'footer' || kind.startsWith('navigation-') ? 'site-frame' : kind;
}
