import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import type { TranslatedKind } from '@manzil/contracts/content/translation';
import type { EntityManager } from 'typeorm';
import type { PublishedRecord } from '../lifecycle-port.js';
import { textsOf } from './record-texts.js';
import type { TranslationPort, TranslationPorts } from './translation-ports.js';
import { TranslationEntity } from './translation.entity.js';

/** Entries that are read at once. */
const PART = 100;

/**
 * Adds the Arabic of the demo's texts, by their English, to a service without any translation; false where there is one.
 * A record of which every text is translated is shown in Arabic at once.
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
    for (const record of await recordsOf(manager, ports.of(kind)))
      await addOne(manager, { kind, record, arabic, now });
  return true;
}

async function recordsOf(manager: EntityManager, port: TranslationPort): Promise<PublishedRecord[]> {
  const records: PublishedRecord[] = [];
  for (;;) {
    const after = records.at(-1)?.id ?? 0;
    const part = await port.list(manager, { after, take: PART });
    if (part.length === 0) return records;
    records.push(...part);
  }
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
