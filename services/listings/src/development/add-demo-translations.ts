import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@manzil/contracts/site-language';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDemoTranslations } from '@manzil/lifecycle/translation/add-demo-translations';
import { TranslationPorts } from '@manzil/lifecycle/translation/translation-ports';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AnnounceDevelopment } from './announce-development.js';
import { DevelopmentEntity } from './development.entity.js';

/** Adds the translations of the demo's projects, in each language in which no project has any. */
@Injectable()
export class AddDemoTranslations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: TranslationPorts,
    private readonly announce: AnnounceDevelopment,
  ) {}

  async add(demoFolder: string): Promise<void> {
    for (const language of TRANSLATION_LANGUAGES) {
      const file = await readFile(join(demoFolder, 'content', 'translations', `${language}.json`), 'utf8');
      await this.addIn(language, z.record(z.string(), z.string()).parse(JSON.parse(file)));
    }
  }

  private addIn(language: TranslationLanguage, texts: Record<string, string>): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const demo = { language, texts, now: new Date() };
      if (!(await addDemoTranslations(manager, this.ports, demo))) return;
      for (const project of await manager.find(DevelopmentEntity))
        await this.announce.translated(manager, project);
    });
  }
}
