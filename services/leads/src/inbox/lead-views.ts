import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { deleteLeadView, listLeadViews, saveLeadView } from '@manzil/contracts/http/lead-views';
import type { SavedView } from '@manzil/contracts/saved-view';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { LeadViewEntity } from './lead-view.entity.js';

const MOST_VIEWS = 100;

/** The saved views of the inbox, which all staff share. */
@Injectable()
export class LeadViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(listLeadViews)
  async list(): Promise<{ views: SavedView[] }> {
    const views = await this.dataSource
      .createQueryBuilder(LeadViewEntity, 'v')
      .orderBy('lower(v.name)')
      .getMany();
    return { views };
  }

  @HandleRpc(saveLeadView)
  save({ name, query, asMember }: z.output<typeof saveLeadView.request>): Promise<SavedView> {
    return this.dataSource.transaction(async (manager) => {
      // Concurrent saves must neither exceed the maximum nor create a name twice.
      await transactionLock(manager, 'lead-views');
      const before = await manager
        .createQueryBuilder(LeadViewEntity, 'v')
        .where('lower(v.name) = lower(:name)', { name })
        .getOne();
      if (before === null && (await manager.count(LeadViewEntity)) >= MOST_VIEWS)
        throw new DomainError('CONFLICT', `There are ${MOST_VIEWS} views already; delete one first`);
      const view = await manager.save(
        LeadViewEntity,
        manager.create(LeadViewEntity, { ...before, name, query, madeBy: asMember.username }),
      );
      await this.record(manager, 'lead-view-saved', view);
      return view;
    });
  }

  @HandleRpc(deleteLeadView)
  async delete({ id }: { id: number }): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const view = await manager.findOneBy(LeadViewEntity, { id });
      const { affected } = await manager.delete(LeadViewEntity, { id });
      if (view === null || affected === 0) throw new DomainError('NOT_FOUND', 'There is no such view');
      await this.record(manager, 'lead-view-deleted', view);
    });
    return {};
  }

  private async record(
    manager: EntityManager,
    action: string,
    { id, name, query }: LeadViewEntity,
  ): Promise<void> {
    const link = `/backend/leads?${query}`.slice(0, 500);
    const entity = { kind: 'lead-view', id: String(id), title: name, link };
    await this.outbox.add(manager, leadsAuditRecorded, auditRecord({ action, entity }));
  }
}
