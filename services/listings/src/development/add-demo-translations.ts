import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDemoTranslations } from '@manzil/lifecycle/translation/add-demo-translations';
import { TranslationPorts } from '@manzil/lifecycle/translation/translation-ports';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AnnounceDevelopment } from './announce-development.js';
import { DevelopmentEntity } from './development.entity.js';

/** Adds the Arabic of the demo's projects where no project has any. */
@Injectable()
export class AddDemoTranslations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: TranslationPorts,
    private readonly announce: AnnounceDevelopment,
  ) {}

  async add(demoFolder: string): Promise<void> {
    const file = await readFile(join(demoFolder, 'content', 'arabic.json'), 'utf8');
    const arabic = z.record(z.string(), z.string()).parse(JSON.parse(file));
    await this.dataSource.transaction(async (manager) => {
      if (!(await addDemoTranslations(manager, this.ports, arabic, new Date()))) return;
      for (const project of await manager.find(DevelopmentEntity))
        await this.announce.translated(manager, project);
    });
  }
}
