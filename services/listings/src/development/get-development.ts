import { getDevelopment } from '@manzil/contracts/listings/development-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { DevelopmentFormerLinkEntity } from './development-former-link.entity.js';
import { DevelopmentEntity } from './development.entity.js';
import { noSuchProject, readWhole, type WholeDevelopment } from './development.repository.js';

/** Returns one project, live or not, with its gallery in order; a former link finds it too. */
@Injectable()
export class GetDevelopment {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getDevelopment)
  async get(by: { pagelink: string } | { id: number }): Promise<WholeDevelopment> {
    const development = canBeKey(by) ? await this.find(by) : null;
    if (development === null) throw noSuchProject();
    return readWhole(this.dataSource.manager, development);
  }

  private async find(by: { pagelink: string } | { id: number }): Promise<DevelopmentEntity | null> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(DevelopmentEntity, by);
    if (found !== null || 'id' in by) return found;
    const former = await manager.findOneBy(DevelopmentFormerLinkEntity, by);
    return former && manager.findOneBy(DevelopmentEntity, { id: former.developmentId });
  }
}
