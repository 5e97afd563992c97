import { CONTENT_COLLECTIONS, contentChanged } from '@manzil/contracts/content/events';
import { CONTENT_KINDS, type ContentKind } from '@manzil/contracts/content/lifecycle';
import { DOCUMENT_NAMES } from '@manzil/contracts/content/documents';
import type { PublishedRecord } from '@manzil/lifecycle/lifecycle-port';
import { LifecyclePorts } from '@manzil/lifecycle/lifecycle-ports';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { Clock } from '../clock.js';
import { textsOf } from '../translation/record-texts.js';
import { TranslationEntity } from '../translation/translation.entity.js';
import { readDemoTranslations } from './read-demo-content.js';

/** Entries that are read at once. */
const PART = 100;

/**
 * Adds the Arabic of the demo's texts to a site without any translation. A record of which every text is translated is
 * shown in Arabic at once.
 */
@Injectable()
export class AddDemoTranslations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
    private readonly outbox: Outbox,
    private readonly announceCollection: AnnounceCollection,
    private readonly clock: Clock,
  ) {}

  async add(demoFolder: string | undefined): Promise<void> {
    if (demoFolder === undefined) return;
    const arabic = await readDemoTranslations(demoFolder);
    await this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'add-demo-translations');
      if (await manager.exists(TranslationEntity)) return;
      for (const kind of CONTENT_KINDS)
        for (const record of await this.recordsOf(manager, kind))
          await this.addOne(manager, kind, record, arabic);
      await this.outbox.addMany(
        manager,
        contentChanged,
        DOCUMENT_NAMES.map((kind) => ({ kind, version: 1 })),
      );
      for (const kind of CONTENT_COLLECTIONS) await this.announceCollection.announce(manager, kind);
    });
  }

  private async recordsOf(manager: EntityManager, kind: ContentKind): Promise<PublishedRecord[]> {
    const records: PublishedRecord[] = [];
    for (;;) {
      const after = records.at(-1)?.id ?? 0;
      const part = await this.ports.of(kind).list(manager, { after, take: PART });
      if (part.length === 0) return records;
      records.push(...part);
    }
  }

  private async addOne(
    manager: EntityManager,
    kind: ContentKind,
    { id, fields }: PublishedRecord,
    arabic: Readonly<Record<string, string>>,
  ): Promise<void> {
    const current = textsOf({ kind, id }, fields);
    const translated = current.flatMap(({ path, text: of }) => {
      const text = arabic[of];
      return text === undefined ? [] : [[path, { text, of }] as const];
    });
    if (translated.length === 0) return;
    await manager.insert(TranslationEntity, {
      kind,
      entryId: id,
      language: 'ar',
      texts: Object.fromEntries(translated),
      ready: translated.length === current.length,
      version: 1,
      updatedAt: this.clock.now(),
      updatedBy: '',
    });
  }
}
