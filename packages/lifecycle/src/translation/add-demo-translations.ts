import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import type { TranslatedKind } from '@manzil/contracts/content/translation';
import type { EntityManager } from 'typeorm';
import type { PublishedRecord } from '../lifecycle-port.js';
import { textsOf } from './record-texts.js';
import { partsOf, type TranslationPorts } from './translation-ports.js';
import { TranslationEntity } from './translation.entity.js';

/**
 * Adds the demo's translations in a language; returns false if the service already has translations in it. A fully
 * translated record is shown at once.
 */
export async function addDemoTranslations(
  manager: EntityManager,
  ports: TranslationPorts,
  { language, texts, now }: DemoTranslations,
): Promise<boolean> {
  await transactionLock(manager, 'add-demo-translations');
  if (await manager.existsBy(TranslationEntity, { language })) return false;
  for (const kind of ports.kinds)
    for await (const records of partsOf(manager, ports.of(kind)))
      for (const record of records) await addOne(manager, { kind, record, language, texts, now });
  return true;
}

interface DemoTranslations {
  language: TranslationLanguage;
  /** Keyed by the English text. */
  texts: Readonly<Record<string, string>>;
  now: Date;
}

interface Addition extends DemoTranslations {
  kind: TranslatedKind;
  record: PublishedRecord;
}

async function addOne(
  manager: EntityManager,
  { kind, record, language, texts, now }: Addition,
): Promise<void> {
  const current = textsOf({ kind, id: record.id }, record.fields);
  const translated = current.flatMap(({ path, text: of }) => {
    const text = texts[of];
    return text === undefined ? [] : [[path, { text, of }] as const];
  });
  if (translated.length === 0) return;
  await manager.insert(TranslationEntity, {
    kind,
    entryId: record.id,
    language,
    texts: Object.fromEntries(translated),
    ready: translated.length === current.length,
    version: 1,
    updatedAt: now,
    updatedBy: '',
  });
}
