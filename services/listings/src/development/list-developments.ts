import type { Development } from '@manzil/contracts/listings/development';
import { listDevelopments } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DevelopmentHeadingEntity, HEADING_ID } from './development-heading.entity.js';
import { toDevelopment } from './development.mapper.js';
import { DevelopmentEntity } from './development.entity.js';

/** Lists projects in the order that staff have set. */
@Injectable()
export class ListDevelopments {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listDevelopments)
  async list({ liveOnly }: { liveOnly: boolean }): Promise<{ heading: string; developments: Development[] }> {
    const [heading, developments] = await Promise.all([
      this.dataSource.getRepository(DevelopmentHeadingEntity).findOneByOrFail({ id: HEADING_ID }),
      this.dataSource.getRepository(DevelopmentEntity).find({
        where: liveOnly ? { live: true } : {},
        order: { position: 'ASC', id: 'ASC' },
      }),
    ]);
    return { heading: heading.text, developments: developments.map(toDevelopment) };
  }
}
