import { getDevelopment } from '@manzil/contracts/listings/development-rpc';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { translateRecord } from '@manzil/lifecycle/translation/translate';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import { DevelopmentEntity } from './development.entity.js';
import { noSuchProject, readWhole } from './development.repository.js';

/** Returns one project, live or not, with its gallery in order; a former link finds it too. */
@Injectable()
export class GetDevelopment {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getDevelopment)
  async get(request: { pagelink: string; lang?: TranslationLanguage | undefined } | { id: number }) {
    const by = 'id' in request ? { id: request.id } : { pagelink: request.pagelink };
    const found = canBeKey(by) ? await this.find(by) : null;
    if (found === null) throw noSuchProject();
    const { manager } = this.dataSource;
    const { development, ...whole } = await readWhole(manager, found);
    const lang = 'lang' in request && found.live ? request.lang : undefined;
    const key = { kind: 'development', id: found.id } as const;
    const { record, language } = await translateRecord(manager, lang, key, development);
    return { ...whole, development: { ...record, language } };
  }

  private async find(by: { pagelink: string } | { id: number }): Promise<DevelopmentEntity | null> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(DevelopmentEntity, by);
    if (found !== null || 'id' in by) return found;
    const former = await manager.findOneBy(DevelopmentFormerLinkEntity, by);
    return former && manager.findOneBy(DevelopmentEntity, { id: former.developmentId });
  }
}
