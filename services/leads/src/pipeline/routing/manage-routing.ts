import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { showOfficeHours, showRouting } from '@manzil/contracts/http/lead-routing';
import type { OfficeOpening, StoredRouting } from '@manzil/contracts/leads/routing';
import { saveRouting } from '@manzil/contracts/leads/routing-rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { officeTimes } from './office-times.js';
import { RoutingEntity } from './routing.entity.js';

/** Working days of most offices in Dubai. */
const NO_ROUTING: StoredRouting = {
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', holidays: [] },
  rules: [],
  isOn: false,
  version: 0,
};

/** Stores the rules by which new leads are assigned. */
@Injectable()
export class ManageRouting {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(showRouting)
  async get(): Promise<StoredRouting> {
    const stored = await this.dataSource.manager.findOneBy(RoutingEntity, { single: true });
    return stored === null ? NO_ROUTING : { ...stored.rules, isOn: stored.isOn, version: stored.version };
  }

  @HandleRpc(showOfficeHours)
  async hours(): Promise<{ hours: OfficeOpening | null }> {
    const { hours } = await officeTimes(this.dataSource.manager);
    return { hours };
  }

  /** Resets the round-robin state, as in the replay of the rules. */
  @HandleRpc(saveRouting)
  async save({
    routing,
    isOn,
    expectedVersion,
  }: z.output<typeof saveRouting.request>): Promise<StoredRouting> {
    return this.dataSource.transaction(async (manager) => {
      const values = { rules: routing, isOn, version: expectedVersion + 1, turns: {} };
      const saved = expectedVersion === 0 ? await addFirst(manager, values) : await replace(manager, values);
      if (!saved) throw new DomainError('CONFLICT', 'The rules were changed in the meantime');
      const entity = { kind: 'routing', id: null, title: 'Rules for leads', link: '/backend/routing' };
      const details = { isOn, rules: routing.rules.length };
      await this.outbox.add(
        manager,
        leadsAuditRecorded,
        auditRecord({ action: 'routing-changed', entity, details }),
      );
      return { ...routing, isOn, version: expectedVersion + 1 };
    });
  }
}

type Values = Pick<RoutingEntity, 'rules' | 'isOn' | 'version' | 'turns'>;

/** False when rules already exist. */
async function addFirst(manager: EntityManager, values: Values): Promise<boolean> {
  const { raw } = (await manager
    .createQueryBuilder()
    .insert()
    .into(RoutingEntity)
    .values(values)
    .orIgnore()
    .returning('version')
    .execute()) as { raw: unknown[] };
  return raw.length > 0;
}

/** False when the stored rules are not the previous version. */
async function replace(manager: EntityManager, values: Values): Promise<boolean> {
  const { affected } = await manager.update(
    RoutingEntity,
    { single: true, version: values.version - 1 },
    values,
  );
  return affected === 1;
}
