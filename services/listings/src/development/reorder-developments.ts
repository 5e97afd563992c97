import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { orderDevelopments } from '@manzil/contracts/http/development-editing';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ensureProjectVersion } from './development-versions.js';
import { sameMembers } from './same-members.js';
import { AnnounceDevelopment } from './announce-development.js';
import { DevelopmentEntity } from './development.entity.js';

/** Numbers all projects from 1 in the given order. Projects that move get a new version. */
@Injectable()
export class ReorderDevelopments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announce: AnnounceDevelopment,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(orderDevelopments)
  reorder({ ids, by }: { ids: number[]; by: string }): Promise<{ ids: number[] }> {
    return this.dataSource.transaction(async (manager) => {
      const projects = await manager.find(DevelopmentEntity, {
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      sameMembers(
        ids,
        projects.map(({ id }) => id),
      );
      const former = [...projects].sort((a, b) => a.position - b.position).map(({ id }) => id);
      for (const project of projects) {
        const position = ids.indexOf(project.id) + 1;
        if (position === project.position) continue;
        const before = { ...project };
        project.position = position;
        await ensureProjectVersion(manager, before);
        await this.announce.moved(manager, project, by);
      }
      const names = new Map(projects.map(({ id, name }) => [id, name]));
      const moved = (order: number[]): string[] =>
        order.filter((_id, place) => ids[place] !== former[place]).map((id) => names.get(id) ?? '');
      const record = auditRecord({
        action: 'developments-ordered',
        entity: { kind: 'development', id: null, title: '', link: '/backend/developments' },
        changes: changesBetween({ order: moved(former) }, { order: moved(ids) }, ['order']),
      });
      await this.outbox.add(manager, listingsAuditRecorded, record);
      return { ids };
    });
  }
}
