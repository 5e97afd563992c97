import { CONTENT_COLLECTIONS, contentChanged } from '@manzil/contracts/content/events';
import { DOCUMENT_NAMES } from '@manzil/contracts/content/documents';
import { addDemoTranslations } from '@manzil/lifecycle/translation/add-demo-translations';
import { TranslationPorts } from '@manzil/lifecycle/translation/translation-ports';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { Clock } from '../clock.js';
import { readDemoTranslations } from './read-demo-content.js';

/** Adds the Arabic of the demo's texts to a site without any translation. */
@Injectable()
export class AddDemoTranslations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: TranslationPorts,
    private readonly outbox: Outbox,
    private readonly announceCollection: AnnounceCollection,
    private readonly clock: Clock,
  ) {}

  async add(demoFolder: string | undefined): Promise<void> {
    if (demoFolder === undefined) return;
    const arabic = await readDemoTranslations(demoFolder);
    await this.dataSource.transaction(async (manager) => {
      if (!(await addDemoTranslations(manager, this.ports, arabic, this.clock.now()))) return;
      await this.outbox.addMany(
        manager,
        contentChanged,
        DOCUMENT_NAMES.map((kind) => ({ kind, version: 1 })),
      );
      for (const kind of CONTENT_COLLECTIONS) await this.announceCollection.announce(manager, kind);
    });
  }
}
