import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { listSuppressions, removeSuppression } from '@manzil/contracts/http/mails';
import type { SuppressionPage, SuppressionSort } from '@manzil/contracts/leads/mail-log';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SuppressionEntity } from './suppression.entity.js';
import { allowAddress } from './suppression.repository.js';

const PAGE_SIZE = 25;

const COLUMNS: Readonly<Record<string, keyof SuppressionEntity>> = {
  at: 'createdAt',
  address: 'address',
  reason: 'reason',
};

/** The addresses that get no automatic mail, as admins see them. */
@Injectable()
export class SuppressionList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(listSuppressions)
  async list({ page, sort }: { page: number; sort: SuppressionSort }): Promise<SuppressionPage> {
    const way = sort.startsWith('-') ? 'DESC' : 'ASC';
    const [found, total] = await this.dataSource.manager.findAndCount(SuppressionEntity, {
      order: { [COLUMNS[sort.replace('-', '')] ?? 'createdAt']: way, mailbox: 'ASC' },
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    const items = found.map(({ address, reason, createdAt }) => ({
      address,
      reason,
      at: createdAt.toISOString(),
    }));
    return { items, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
  }

  /** The audit trail has no personal data of visitors, and so not the address. */
  @HandleRpc(removeSuppression)
  async remove({ address }: { address: string }): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const removed = await allowAddress(manager, address);
      if (!removed) throw new DomainError('NOT_FOUND', 'This address is not on the list');
      const entity = { kind: 'mail-suppression', id: null, title: 'An address', link: '/backend/mail' };
      const record = auditRecord({ action: 'mail-suppression-removed', entity });
      await this.outbox.add(manager, leadsAuditRecorded, record);
    });
    return {};
  }
}
