import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import type { TranslatedKind } from '@manzil/contracts/content/translation';
import type { EntityManager } from 'typeorm';
import type { PublishedRecord } from '../lifecycle-port.js';
import { textsOf } from './record-texts.js';
import { partsOf, type TranslationPorts } from './translation-ports.js';
import { TranslationEntity } from './translation.entity.js';

/**
 * Adds the Arabic translations of the demo's texts, by their English; returns false if the service already has
 * translations. A fully translated record is shown in Arabic at once.
 */
export async function addDemoTranslations(
  manager: EntityManager,
  ports: TranslationPorts,
  arabic: Readonly<Record<string, string>>,
  now: Date,
): Promise<boolean> {
  await transactionLock(manager, 'add-demo-translations');
  if (await manager.exists(TranslationEntity)) return false;
  for (const kind of ports.kinds)
    for await (const records of partsOf(manager, ports.of(kind)))
      for (const record of records) await addOne(manager, { kind, record, arabic, now });
  return true;
}

interface Addition {
  kind: TranslatedKind;
  record: PublishedRecord;
  arabic: Readonly<Record<string, string>>;
  now: Date;
}

async function addOne(manager: EntityManager, { kind, record, arabic, now }: Addition): Promise<void> {
  const current = textsOf({ kind, id: record.id }, record.fields);
  const translated = current.flatMap(({ path, text: of }) => {
    const text = arabic[of];
    return text === undefined ? [] : [[path, { text, of }] as const];
  });
  if (translated.length === 0) return;
  await manager.insert(TranslationEntity, {
    kind,
    entryId: record.id,
    language: 'ar',
    texts: Object.fromEntries(translated),
    ready: translated.length === current.length,
    version: 1,
    updatedAt: now,
    updatedBy: '',
  });
}
