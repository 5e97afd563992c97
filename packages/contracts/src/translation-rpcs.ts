import { translationLanguageSchema } from './content/language.js';
import { TRANSLATION_LANGUAGES } from './site-language.js';
import { z } from 'zod';
import { savedVersion, entryId } from './content/editing.js';
import { memberName } from './content/text.js';
import {
  savedTextsSchema,
  translationListSchema,
  translationSchema,
  type OmissibleKind,
  type TranslatedKind,
} from './content/translation.js';
import { defineRpc, type RpcContract } from './rpc.js';

const DEADLINE_MS = 10_000;

/** Translations of the kinds of one service. */
export function translationRpcs(
  service: string,
  kind: z.ZodType<TranslatedKind, TranslatedKind>,
  omissible: z.ZodType<OmissibleKind, OmissibleKind>,
) {
  const language = translationLanguageSchema.default(TRANSLATION_LANGUAGES[0]);
  const key = z.object({ kind, id: entryId, language });
  return {
    /** Every record that has text, sorted by id within a kind, and the kinds that are left out while untranslated. */
    listTranslations: defineRpc({
      subject: `rpc.${service}.v1.translation.list`,
      request: z.object({ language }),
      response: translationListSchema,
      deadlineMs: DEADLINE_MS,
      idempotent: true,
    }),

    /** NOT_FOUND, or GONE for a deleted record. */
    showTranslation: defineRpc({
      subject: `rpc.${service}.v1.translation.get`,
      request: key,
      response: translationSchema,
      idempotent: true,
    }),

    /**
     * Sets the given texts and leaves the others unchanged. CONFLICT with `details` { reason: 'version', version,
     * updatedBy, updatedAt } when the translation is not at `expectedVersion` any more (0 for one that was never saved).
     */
    saveTranslation: defineRpc({
      subject: `rpc.${service}.v1.translation.save`,
      request: key.extend({
        texts: savedTextsSchema,
        ready: z.boolean(),
        expectedVersion: savedVersion,
        by: memberName,
      }),
      response: translationSchema,
      deadlineMs: DEADLINE_MS,
    }),

    /** Whether records of a kind are left out of a language, or shown in English, while they are not translated. */
    changeOmission: defineRpc({
      subject: `rpc.${service}.v1.translation.omit`,
      request: z.object({ kind: omissible, language, omitted: z.boolean() }),
      response: z.object({ omitted: z.boolean() }),
      deadlineMs: DEADLINE_MS,
    }),
  };
}

export type TranslationRpcs = ReturnType<typeof translationRpcs>;
export type TranslationRequest<Name extends keyof TranslationRpcs> = z.output<
  TranslationRpcs[Name]['request']
>;
/** Contract of this RPC in any service. */
export type TranslationRpc<Name extends keyof TranslationRpcs> = RpcContract<
  z.ZodType<TranslationRequest<Name>>,
  z.ZodType<unknown, z.input<TranslationRpcs[Name]['response']>>
>;
