import {
  AUDIT_PAGE_SIZE,
  type AuditEntry as AuditEntryView,
  type AuditFilter,
  type AuditPage,
} from '@manzil/contracts/gateway/audit';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';
import { labelOf } from './audit-labels.js';

/** What staff did, newest first. */
@Injectable()
export class ReadAudit {
  constructor(private readonly dataSource: DataSource) {}

  async execute(filter: AuditFilter): Promise<AuditPage> {
    const [entries, total] = await this.select(filter)
      .orderBy('entry.id', 'DESC')
      .skip((filter.page - 1) * AUDIT_PAGE_SIZE)
      .take(AUDIT_PAGE_SIZE)
      .getManyAndCount();
    const actions = await this.dataSource.query<{ action: string }[]>(
      'SELECT DISTINCT action FROM audit_entry ORDER BY action',
    );
    return {
      entries: entries.map(toView),
      total,
      page: filter.page,
      pageCount: Math.ceil(total / AUDIT_PAGE_SIZE),
      actions: actions.map(({ action }) => ({ action, label: labelOf(action) })),
    };
  }

  private select({ action, member, from, to }: AuditFilter): SelectQueryBuilder<AuditEntry> {
    const query = this.dataSource.manager.createQueryBuilder(AuditEntry, 'entry');
    if (action !== undefined) query.andWhere('entry.action = :action', { action });
    if (member !== undefined) query.andWhere('entry.memberId = :member', { member });
    if (from !== undefined)
      query.andWhere(`entry.at >= (:from)::date::timestamp AT TIME ZONE 'Asia/Dubai'`, { from });
    if (to !== undefined)
      query.andWhere(`entry.at < ((:to)::date + 1)::timestamp AT TIME ZONE 'Asia/Dubai'`, { to });
    return query;
  }
}

const toView = ({ id, at, ...entry }: AuditEntry): AuditEntryView => ({
  id,
  at: at.toISOString(),
  username: entry.username,
  memberId: entry.memberId,
  action: entry.action,
  label: labelOf(entry.action),
  target: entry.target,
  details: entry.details,
  address: entry.address,
  requestId: entry.requestId,
});
