import type { TranslationLanguage } from '@manzil/contracts/site-language';
import type { TranslationRequest } from '@manzil/contracts/translation-rpcs';
import type {
  OmissibleKind,
  TranslatedKind,
  Translation,
  TranslationSummary,
} from '@manzil/contracts/content/translation';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { HandleTranslation, partsOf, TranslationPorts } from './translation-ports.js';
import { OmittedKindEntity } from './omitted-kind.entity.js';
import { TranslationEntity } from './translation.entity.js';
import { summaryOf, toTranslation } from './translation.mapper.js';

/** Reads the translations of all records of a service for staff. */
@Injectable()
export class ReadTranslations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: TranslationPorts,
  ) {}

  @HandleTranslation('listTranslations')
  async list({ language }: TranslationRequest<'listTranslations'>): Promise<{
    records: TranslationSummary[];
    omitted: OmissibleKind[];
  }> {
    const { manager } = this.dataSource;
    const records: TranslationSummary[] = [];
    for (const kind of this.ports.kinds) {
      for await (const translation of this.ofKind(manager, kind, language))
        if (translation.texts > 0) records.push(summaryOf(translation));
    }
    const omitted = await manager.find(OmittedKindEntity, { where: { language }, order: { kind: 'ASC' } });
    return { records, omitted: omitted.map(({ kind }) => kind) };
  }

  @HandleTranslation('showTranslation')
  async show({ kind, id, language }: TranslationRequest<'showTranslation'>): Promise<Translation> {
    const { manager } = this.dataSource;
    const record = await this.ports.of(kind).require(manager, id);
    const row = await manager.findOneBy(TranslationEntity, { kind, entryId: id, language });
    return toTranslation(kind, record, row);
  }

  private async *ofKind(
    manager: EntityManager,
    kind: TranslatedKind,
    language: TranslationLanguage,
  ): AsyncGenerator<Translation> {
    for await (const records of partsOf(manager, this.ports.of(kind))) {
      const ids = records.map(({ id }) => id);
      const rows = await manager.findBy(TranslationEntity, { kind, entryId: In(ids), language });
      const byId = new Map(rows.map((row) => [row.entryId, row]));
      for (const record of records) yield toTranslation(kind, record, byId.get(record.id));
    }
  }
}
