import { translationLanguageSchema } from '../content/language.js';
import { TRANSLATION_LANGUAGES } from '../site-language.js';
import { z } from 'zod';
import { WHOLE_SITE, type CacheTag } from '../cache-tags.js';
import { documentNameOf } from '../content/documents.js';
import { staleByContent } from '../content/events.js';
import * as content from '../content/translation-rpc.js';
import {
  omissibleKindSchema,
  savedTextsSchema,
  translatedKindSchema,
  translationSchema,
  translationListSchema,
  type TranslatedKind,
} from '../content/translation.js';
import { savedVersion } from '../content/editing.js';
import { developmentTranslation } from '../listings/development-translation-rpc.js';
import { staleByDevelopment } from '../listings/events.js';
import type { TranslationRpcs } from '../translation-rpcs.js';
import { defineEndpoint } from './endpoint.js';
import { defineSharedOperation } from './operation.js';
import { numberInPath } from './path-values.js';

const params = z.object({ kind: translatedKindSchema, id: numberInPath });
const query = z.object({ language: translationLanguageSchema.default(TRANSLATION_LANGUAGES[0]) });

/** Returns the RPCs of the service that owns the kind. */
const rpcsOf = (kind: TranslatedKind): TranslationRpcs =>
  kind === 'development' ? developmentTranslation : content;

/** All records with texts; ordered by id within a kind. */
export const listTranslations = defineEndpoint({
  method: 'GET',
  path: '/api/admin/translations',
  audience: 'content.read',
  area: 'Content editing',
  summary: 'Translations of every record, with what is missing, out of date or contradicting',
  query,
  responses: { 200: translationListSchema },
});

export const showTranslation = defineSharedOperation({
  method: 'GET',
  path: '/api/admin/translations/:kind/:id',
  audience: 'content.read',
  area: 'Content editing',
  summary: 'English and translated texts of a record',
  params,
  query,
  responses: { 200: translationSchema },
  problems: ['NOT_FOUND', 'GONE'],
  contractOf: ({ kind }) => rpcsOf(kind).showTranslation,
});

/**
 * Sets the given texts and leaves the others unchanged. CONFLICT with `details` { reason: 'version', version,
 * updatedBy, updatedAt } when the translation is no longer at `expectedVersion` (0 if it was never saved).
 */
export const saveTranslation = defineSharedOperation({
  method: 'PUT',
  path: '/api/admin/translations/:kind/:id',
  audience: 'content.edit',
  area: 'Content editing',
  summary: 'Saves translated texts of a record, and whether visitors see them',
  params,
  query,
  body: z.object({ texts: savedTextsSchema, ready: z.boolean(), expectedVersion: savedVersion }),
  responses: { 200: translationSchema },
  problems: ['NOT_FOUND', 'GONE', 'CONFLICT'],
  caller: ['by'],
  contractOf: ({ kind }) => rpcsOf(kind).saveTranslation,
  stale: ({ kind, id }) => staleBy(kind, id),
});

/** Leaves untranslated records of a kind out of the language, or shows them in English. */
export const changeOmission = defineSharedOperation({
  method: 'PUT',
  path: '/api/admin/translations/:kind/omission',
  audience: 'content.edit',
  area: 'Content editing',
  summary: 'Chooses whether untranslated records of a kind are left out of a language or shown in English',
  params: z.object({ kind: omissibleKindSchema }),
  query,
  body: z.object({ omitted: z.boolean() }),
  responses: { 200: z.object({ omitted: z.boolean() }) },
  contractOf: ({ kind }) => rpcsOf(kind).changeOmission,
  stale: () => [WHOLE_SITE],
});

function staleBy(kind: TranslatedKind, id: number): CacheTag[] {
  if (kind === 'development') return staleByDevelopment({ id });
  if (kind === 'blog-terms') return staleByContent({ kind: 'blog-post' });
  return staleByContent({ kind: collectionOf(kind, id), id });
}

/** The kind in change events of a record. */
function collectionOf(kind: TranslatedKind, id: number): string {
  if (kind === 'document') return documentNameOf(id) ?? kind;
  return kind === 'footer' || kind.startsWith('navigation-') ? 'site-frame' : kind;
}
