import type { restorePage } from '@manzil/contracts/content/page-rpc';
import type { Page } from '@manzil/contracts/content/page';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AnnouncePage } from './announce-page.js';
import { Clock } from '../clock.js';
import { noSuchPage, unlessLinkTaken } from './page-errors.js';
import { PageEntity } from './page.entity.js';
import { toPage } from './page.mapper.js';
import { findPage, keepRevision, leaveUnusedAddress, lockPage, takeAddress } from './page.repository.js';

const IN_USE = { deletedAt: null, deletedBy: null };

/**
 * Takes a page out of the recycle bin, as it was. Another address is a save of its own, with a version and a
 * revision, and the address it had leads to it unless somebody else has it by now.
 */
@Injectable()
export class RestorePage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnouncePage,
    private readonly clock: Clock,
  ) {}

  async execute({ id, linkAddress, by }: z.output<typeof restorePage.request>): Promise<Page> {
    return unlessLinkTaken(() =>
      this.dataSource.transaction(async (manager) => {
        const deleted = await lockPage(manager, id);
        if (deleted === null) throw noSuchPage();
        if (deleted.deletedAt === null)
          throw new DomainError('CONFLICT', 'This page is not in the recycle bin', {
            details: { reason: 'active' },
          });
        const page =
          linkAddress === undefined || linkAddress === deleted.linkAddress
            ? await asItWas(manager, deleted)
            : await this.elsewhere(manager, deleted, linkAddress, by);
        await this.announce.execute(manager, { page, action: 'page-restored', before: deleted });
        return toPage(page);
      }),
    );
  }

  private async elsewhere(
    manager: EntityManager,
    deleted: PageEntity,
    linkAddress: string,
    by: string,
  ): Promise<PageEntity> {
    const { id } = deleted;
    const save = { version: deleted.version + 1, updatedAt: this.clock.now(), updatedBy: by };
    await manager.update(PageEntity, { id }, { ...IN_USE, ...save, linkAddress });
    await takeAddress(manager, linkAddress);
    await leaveUnusedAddress(manager, deleted);
    return keepRevision(manager, id);
  }
}

async function asItWas(manager: EntityManager, { id, linkAddress }: PageEntity): Promise<PageEntity> {
  await manager.update(PageEntity, { id }, IN_USE);
  await takeAddress(manager, linkAddress);
  const page = await findPage(manager, id);
  if (page === null) throw noSuchPage();
  return page;
}
