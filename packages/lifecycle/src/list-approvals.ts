import type { Approval, ListedApproval } from '@manzil/contracts/content/lifecycle';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleLifecycle } from './handle-lifecycle.js';
import { ContentApprovalEntity } from './content-approval.entity.js';
import { toApproval } from './lifecycle.mapper.js';
import { LifecyclePorts } from './lifecycle-ports.js';

/** Maximum number of listed requests, oldest first. */
const MOST_LISTED = 100;

/** Lists the requests for approval of a service, except for deleted entries. */
@Injectable()
export class ListApprovals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
  ) {}

  @HandleLifecycle('listApprovals')
  async list(): Promise<{ approvals: ListedApproval[] }> {
    const { manager } = this.dataSource;
    const order = { requestedAt: 'ASC' } as const;
    const found = await manager.find(ContentApprovalEntity, { order, take: MOST_LISTED });
    const approvals = await Promise.all(found.map((approval) => this.describe(approval)));
    return { approvals: approvals.filter((approval) => approval !== undefined) };
  }

  private async describe(approval: ContentApprovalEntity): Promise<ListedApproval | undefined> {
    const { kind, entryId: id } = approval;
    const port = this.ports.of(kind);
    try {
      const record = await port.require(this.dataSource.manager, id);
      const listed: Approval = toApproval(approval);
      const { link } = port.audited(record);
      return { ...listed, kind, id, title: record.title, link, stale: record.version !== approval.version };
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}
