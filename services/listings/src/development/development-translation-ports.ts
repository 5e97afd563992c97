import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { developmentTranslation } from '@manzil/contracts/listings/development-translation-rpc';
import { LifecyclePorts } from '@manzil/lifecycle/lifecycle-ports';
import type { TranslationPort, TranslationPorts } from '@manzil/lifecycle/translation/translation-ports';
import { assertNoForeignPictures, foreignPicturesIn } from '@manzil/markup/foreign-pictures';
import { sanitiseRichText } from '@manzil/markup/rich-text';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnnounceDevelopment } from './announce-development.js';
import { DevelopmentEntity } from './development.entity.js';
import { KIND } from './development-versions.js';
import { requireDevelopment } from './development.repository.js';

/** The Arabic texts of projects. */
@Injectable()
export class DevelopmentTranslationPorts implements TranslationPorts {
  readonly kinds = [KIND] as const satisfies LifecycleKind[];
  readonly rpcs = developmentTranslation;
  private readonly port: TranslationPort;

  constructor(
    ports: LifecyclePorts,
    private readonly announce: AnnounceDevelopment,
  ) {
    this.port = {
      ...ports.of(KIND),
      sanitise: (html, field) => {
        assertNoForeignPictures(field, foreignPicturesIn(html));
        return sanitiseRichText(html);
      },
      announce: async (manager, id) => {
        await announce.translated(manager, await requireDevelopment(manager, id));
      },
    };
  }

  of(): TranslationPort {
    return this.port;
  }

  async announceAll(manager: EntityManager): Promise<void> {
    for (const development of await manager.find(DevelopmentEntity))
      await this.announce.translated(manager, development);
  }
}
