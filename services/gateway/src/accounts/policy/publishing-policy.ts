import type { Role } from '@manzil/contracts/gateway/account';
import type { PublishingPolicy as Policy } from '@manzil/contracts/gateway/publishing-policy';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { PublishingRights } from '../../http/ports.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { PolicyRecord } from './policy.entity.js';

interface Rule {
  name: string;
  title: string;
  /** Default state, without a row. */
  isOnAtFirst: boolean;
}

const APPROVAL: Rule = {
  name: 'publishing-needs-approval',
  title: 'Publishing needs approval',
  isOnAtFirst: false,
};
const COMPLETE: Rule = {
  name: 'publishing-requires-complete',
  title: 'Only complete entries are published',
  isOnAtFirst: true,
};

/** Rules of publishing. They are read for each request, so that a change takes effect with the next one. */
@Injectable()
export class PublishingPolicy extends PublishingRights {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {
    super();
  }

  needsApproval(): Promise<boolean> {
    return isOn(this.dataSource.manager, APPROVAL);
  }

  requiresComplete(): Promise<boolean> {
    return isOn(this.dataSource.manager, COMPLETE);
  }

  async mayPublish(role: Role): Promise<boolean> {
    return isPermitted(role, 'content.publish') || !(await this.needsApproval());
  }

  async show(): Promise<Required<Policy>> {
    return { needsApproval: await this.needsApproval(), requiresComplete: await this.requiresComplete() };
  }

  async change({ needsApproval, requiresComplete }: Policy, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.switch(manager, APPROVAL, needsApproval, actor);
      if (requiresComplete !== undefined) await this.switch(manager, COMPLETE, requiresComplete, actor);
    });
  }

  private async switch(manager: EntityManager, rule: Rule, enabled: boolean, actor: Actor): Promise<void> {
    const { name, title } = rule;
    if ((await isOn(manager, rule)) === enabled) return;
    await manager.upsert(PolicyRecord, { name, enabled }, ['name']);
    await this.audit.record(manager, {
      ...actor,
      action: 'policy-changed',
      entity: { kind: 'policy', id: name, title, link: '/backend/members' },
      changes: [{ field: 'enabled', before: !enabled, after: enabled }],
    });
  }
}

const isOn = async (manager: EntityManager, { name, isOnAtFirst }: Rule): Promise<boolean> =>
  (await manager.findOneBy(PolicyRecord, { name }))?.enabled ?? isOnAtFirst;
