import type { Development } from '@manzil/contracts/listings/development';
import { listDevelopments } from '@manzil/contracts/listings/development-rpc';
import { translateRecords } from '@manzil/lifecycle/translation/translate';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { DevelopmentHeadingEntity, HEADING_ID } from './development-heading.entity.js';
import { toDevelopment } from './development.mapper.js';
import { DevelopmentEntity } from './development.entity.js';

/** Lists projects in the order that staff have set. */
@Injectable()
export class ListDevelopments {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listDevelopments)
  async list({
    liveOnly,
    lang,
  }: z.output<typeof listDevelopments.request>): Promise<{ heading: string; developments: Development[] }> {
    const [heading, developments] = await Promise.all([
      this.dataSource.getRepository(DevelopmentHeadingEntity).findOneByOrFail({ id: HEADING_ID }),
      this.dataSource.getRepository(DevelopmentEntity).find({
        where: liveOnly ? { live: true } : {},
        order: { position: 'ASC', id: 'ASC' },
      }),
    ]);
    const { manager } = this.dataSource;
    const shown = developments.map(toDevelopment);
    return {
      heading: heading.text,
      developments: await translateRecords(manager, lang, 'development', shown),
    };
  }
}
