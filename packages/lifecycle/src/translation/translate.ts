import { SOURCE_LANGUAGE, type TranslationLanguage } from '@manzil/contracts/site-language';
import type { Language } from '@manzil/contracts/site-language';
import { NOT_TRANSLATED, OMISSIBLE_KINDS, type TranslatedKind } from '@manzil/contracts/content/translation';
import { contradictionsBetween } from '@manzil/contracts/translation-check/contradictions';
import { DomainError } from '@manzil/service-kit/errors';
import { In, type EntityManager } from 'typeorm';
import { OmittedKindEntity } from './omitted-kind.entity.js';
import { replaceTexts, textsOf, type RecordKey } from './record-texts.js';
import { translationsOf } from './stored-texts.js';
import { TranslationEntity } from './translation.entity.js';

type Lang = TranslationLanguage | undefined;

interface InLanguage<T> {
  record: T;
  /** Absent where no language was requested. */
  language?: Language;
}

/**
 * Translates a public record. A record is translated as a whole or not at all: it stays English until every text
 * has a current translation without contradictions and staff have marked it as ready. Until then it is NOT_FOUND if its
 * kind is left out of the language.
 */
export async function translateRecord<T extends object>(
  manager: EntityManager,
  lang: Lang,
  { kind, id }: RecordKey,
  record: T,
): Promise<InLanguage<T>> {
  if (lang === undefined) return { record };
  const row = await manager.findOneBy(TranslationEntity, { kind, entryId: id, language: lang });
  const result = translated(lang, { kind, id }, record, row);
  if (result.language !== lang && (await isOmitted(manager, lang, kind))) throw notTranslated();
  return result;
}

/** True if records of the kind are left out of the language until they are translated. */
export async function isOmitted(manager: EntityManager, lang: Lang, kind: TranslatedKind): Promise<boolean> {
  const omissible = OMISSIBLE_KINDS.find((each) => each === kind);
  if (lang === undefined || omissible === undefined) return false;
  return manager.existsBy(OmittedKindEntity, { kind: omissible, language: lang });
}

export const notTranslated = (): DomainError =>
  new DomainError('NOT_FOUND', 'This is not translated to the language', {
    details: { reason: NOT_TRANSLATED },
  });

/** Translates the records of a list like {@link translateRecord}; records that are left out are missing. */
export async function translateRecords<T extends { id: number; language?: Language | undefined }>(
  manager: EntityManager,
  lang: Lang,
  kind: TranslatedKind,
  records: T[],
): Promise<T[]> {
  if (lang === undefined || records.length === 0) return records;
  const ids = records.map(({ id }) => id);
  const rows = await manager.findBy(TranslationEntity, { kind, entryId: In(ids), language: lang });
  const byId = new Map(rows.map((row) => [row.entryId, row]));
  const all = records.map((each) => {
    const { record, language } = translated(lang, { kind, id: each.id }, each, byId.get(each.id));
    return { ...record, language };
  });
  const shown = all.filter(({ language }) => language === lang);
  return shown.length < all.length && !(await isOmitted(manager, lang, kind)) ? all : shown;
}

function translated<T extends object>(
  language: TranslationLanguage,
  key: RecordKey,
  record: T,
  row: TranslationEntity | null | undefined,
): Required<InLanguage<T>> {
  const find = translationsOf(row?.ready === true ? row.texts : {});
  const isComplete = textsOf(key, record).every(({ path, text }) => {
    const translation = find(path, text)?.text;
    return translation !== undefined && contradictionsBetween(text, translation).length === 0;
  });
  if (!isComplete) return { record, language: SOURCE_LANGUAGE };
  const translation = replaceTexts(key, record, ({ path, text }) => find(path, text)?.text ?? text);
  return { record: translation, language };
}

/** Deletes the translations of purged records. */
export async function deleteTranslations(
  manager: EntityManager,
  kind: TranslatedKind,
  ids: readonly number[],
): Promise<void> {
  await manager.delete(TranslationEntity, { kind, entryId: In([...ids]) });
}
