import { LOCALES } from '@manzil/contracts/site-language';
import type { TranslationRequest } from '@manzil/contracts/translation-rpcs';
import { Injectable } from '@nestjs/common';
import type { WriteContext } from '../lifecycle-port.js';
import { LifecycleAudit } from '../lifecycle-ports.js';
import { OmittedKindEntity } from './omitted-kind.entity.js';
import { HandleTranslation, TranslationPorts } from './translation-ports.js';

type Change = TranslationRequest<'changeOmission'>;

/** Chooses whether the untranslated records of a kind are left out of a language or shown in English. */
@Injectable()
export class ChangeOmission {
  constructor(
    private readonly ports: TranslationPorts,
    private readonly audit: LifecycleAudit,
  ) {}

  @HandleTranslation('changeOmission')
  change(request: Change): Promise<{ omitted: boolean }> {
    return this.ports.of(request.kind).changeUnseen(async (context) => {
      await this.store(context, request);
      return { omitted: request.omitted };
    });
  }

  private async store({ manager }: WriteContext, { kind, language, omitted }: Change): Promise<void> {
    const row = { kind, language };
    const before = await manager.existsBy(OmittedKindEntity, row);
    if (before === omitted) return;
    if (omitted) await manager.upsert(OmittedKindEntity, row, ['kind', 'language']);
    else await manager.delete(OmittedKindEntity, row);
    await this.ports.announceAll(manager, kind);
    await this.audit.record(manager, {
      action: 'omission-changed',
      entity: {
        kind,
        id: null,
        title: LOCALES[language].name,
        link: `/backend/translations?language=${language}`,
      },
      changes: [{ field: 'omitted', before, after: omitted }],
    });
  }
}
