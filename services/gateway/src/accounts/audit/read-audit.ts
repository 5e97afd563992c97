import {
  AUDIT_PAGE_SIZE,
  type AuditEntry as AuditEntryView,
  type AuditFilter,
  type AuditPage,
} from '@manzil/contracts/gateway/audit';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { AuditEntry, type AuditAction } from './audit-entry.entity.js';

/** All columns of an order go one way, as the indexes are read. */
const ORDERS = {
  at: { 'entry.at': 'ASC', 'entry.id': 'ASC' },
  '-at': { 'entry.at': 'DESC', 'entry.id': 'DESC' },
  action: { 'entry.action': 'ASC', 'entry.id': 'ASC' },
  '-action': { 'entry.action': 'DESC', 'entry.id': 'DESC' },
} as const;

/** Reads the audit trail, newest entry first unless the request sets another order. */
@Injectable()
export class ReadAudit {
  constructor(private readonly dataSource: DataSource) {}

  async read(filter: AuditFilter): Promise<AuditPage> {
    const [[entries, total], actions, kinds] = await Promise.all([
      this.select(filter)
        .orderBy(ORDERS[filter.sort])
        .skip((filter.page - 1) * AUDIT_PAGE_SIZE)
        .take(AUDIT_PAGE_SIZE)
        .getManyAndCount(),
      this.valuesOf('action'),
      this.valuesOf('entity_kind'),
    ]);
    return {
      entries: entries.map(toView),
      total,
      page: filter.page,
      pageCount: Math.ceil(total / AUDIT_PAGE_SIZE),
      actions,
      kinds,
    };
  }

  /** Distinct values by a loose index scan: the trail is long and has few distinct values. */
  private async valuesOf(column: 'action' | 'entity_kind'): Promise<string[]> {
    const rows = await this.dataSource.query<{ value: string }[]>(
      `WITH RECURSIVE step AS (
         SELECT min(${column}) AS value FROM audit.entry
         UNION ALL
         SELECT (SELECT min(${column}) FROM audit.entry WHERE ${column} > step.value)
         FROM step WHERE step.value IS NOT NULL
       ) SELECT value FROM step WHERE value IS NOT NULL`,
    );
    return rows.map(({ value }) => value);
  }

  private select({ action, kind, only, member, from, to }: AuditFilter): SelectQueryBuilder<AuditEntry> {
    const query = this.dataSource.manager.createQueryBuilder(AuditEntry, 'entry');
    if (action !== undefined) query.andWhere('entry.action = :action', { action });
    if (kind !== undefined) query.andWhere('entry.entityKind = :kind', { kind });
    if (only !== undefined) query.andWhere('entry.action IN (:...refusals)', { refusals: REFUSALS });
    if (member !== undefined) query.andWhere('entry.memberId = :member', { member });
    if (from !== undefined)
      query.andWhere(`entry.at >= (:from)::date::timestamp AT TIME ZONE 'Asia/Dubai'`, { from });
    if (to !== undefined)
      query.andWhere(`entry.at < ((:to)::date + 1)::timestamp AT TIME ZONE 'Asia/Dubai'`, { to });
    return query;
  }
}

const REFUSALS: readonly AuditAction[] = ['access-refused', 'rate-limited', 'login-failed'];

const toView = ({
  id,
  at,
  entityKind,
  entityId,
  entityTitle,
  entityLink,
  ...entry
}: AuditEntry): AuditEntryView => ({
  id,
  at: at.toISOString(),
  actorKind: entry.actorKind,
  username: entry.username,
  memberId: entry.memberId,
  action: entry.action,
  entity:
    entityKind === null
      ? null
      : { kind: entityKind, id: entityId, title: entityTitle ?? '', link: entityLink },
  changes: entry.changes,
  details: entry.details,
  address: entry.address,
  requestId: entry.requestId,
});
