import type { Role } from '@manzil/contracts/gateway/account';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { PublishingRights } from '../../http/ports.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { PolicyRecord } from './policy.entity.js';

const NAME = 'publishing-needs-approval';

/** The rule that publishing needs approval. It is read again each time, so that a change counts from the next request on. */
@Injectable()
export class PublishingPolicy extends PublishingRights {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {
    super();
  }

  needsApproval(): Promise<boolean> {
    return this.dataSource.manager.existsBy(PolicyRecord, { name: NAME, enabled: true });
  }

  async mayPublish(role: Role): Promise<boolean> {
    return isPermitted(role, 'content.publish') || !(await this.needsApproval());
  }

  async change(needsApproval: boolean, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(PolicyRecord, { name: NAME });
      if ((before?.enabled ?? false) === needsApproval) return;
      await manager.upsert(PolicyRecord, { name: NAME, enabled: needsApproval }, ['name']);
      await this.audit.record(manager, {
        ...actor,
        action: 'policy-changed',
        entity: { kind: 'policy', id: NAME, title: 'Publishing needs approval', link: '/backend/members' },
        changes: [{ field: 'enabled', before: !needsApproval, after: needsApproval }],
      });
    });
  }
}
