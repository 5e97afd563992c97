import { listingsAuditRecorded } from '@manzil/contracts/audit';
import {
  listListingViews,
  saveListingView,
  deleteListingView,
} from '@manzil/contracts/http/managed-listings';
import { type SavedView } from '@manzil/contracts/saved-view';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { currentMember } from '../property/locks/with-locks.js';
import { ListingViewEntity } from './listing-view.entity.js';

const MOST_VIEWS = 100;

/** The saved views, which all staff share. */
@Injectable()
export class ListingViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(listListingViews)
  async list(): Promise<{ views: SavedView[] }> {
    const views = await this.dataSource
      .createQueryBuilder(ListingViewEntity, 'v')
      .orderBy('lower(v.name)')
      .getMany();
    return { views };
  }

  /** CONFLICT when the maximum number of views exists. */
  @HandleRpc(saveListingView)
  save({ name, query }: z.output<typeof saveListingView.request>): Promise<SavedView> {
    return this.dataSource.transaction(async (manager) => {
      // Concurrent saves must neither exceed the maximum nor create a name twice.
      await manager.query('LOCK TABLE listing_view IN SHARE ROW EXCLUSIVE MODE');
      const before = await manager
        .createQueryBuilder(ListingViewEntity, 'v')
        .where('lower(v.name) = lower(:name)', { name })
        .getOne();
      if (before === null && (await manager.count(ListingViewEntity)) >= MOST_VIEWS)
        throw new DomainError('CONFLICT', `There are ${MOST_VIEWS} views already; delete one first`);
      const view = await manager.save(
        ListingViewEntity,
        manager.create(ListingViewEntity, { ...before, name, query, madeBy: currentMember() }),
      );
      await this.record(manager, 'listing-view-saved', view);
      return view;
    });
  }

  @HandleRpc(deleteListingView)
  async delete({ id }: { id: number }): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const view = await manager.findOneBy(ListingViewEntity, { id });
      const { affected } = await manager.delete(ListingViewEntity, { id });
      if (view === null || affected === 0) throw new DomainError('NOT_FOUND', 'There is no such view');
      await this.record(manager, 'listing-view-deleted', view);
    });
    return {};
  }

  private async record(
    manager: EntityManager,
    action: string,
    { id, name, query }: ListingViewEntity,
  ): Promise<void> {
    const link = `/backend/properties?${query}`.slice(0, 500);
    const entity = { kind: 'listing-view', id: String(id), title: name, link };
    await this.outbox.add(manager, listingsAuditRecorded, auditRecord({ action, entity }));
  }
}
