import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@manzil/contracts/site-language';
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

/** Adds the translations of the demo's texts, in each language in which the site has none. */
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
    for (const language of TRANSLATION_LANGUAGES)
      await this.addIn(language, await readDemoTranslations(demoFolder, language));
  }

  private addIn(language: TranslationLanguage, texts: Record<string, string>): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const demo = { language, texts, now: this.clock.now() };
      if (!(await addDemoTranslations(manager, this.ports, demo))) return;
      await this.outbox.addMany(
        manager,
        contentChanged,
        DOCUMENT_NAMES.map((kind) => ({ kind, version: 1 })),
      );
      for (const kind of CONTENT_COLLECTIONS) await this.announceCollection.announce(manager, kind);
    });
  }
}
