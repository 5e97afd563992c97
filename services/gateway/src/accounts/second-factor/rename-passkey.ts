import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { AuditTrail, passkeyEntity } from '../audit/audit-trail.js';
import { PasskeyRecord } from './passkey.entity.js';

/** Renames one of the member's own passkeys. NOT_FOUND for another member's. */
@Injectable()
export class RenamePasskey {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async rename(id: string, name: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(PasskeyRecord, { id, memberId: actor.memberId }, { name });
      if (affected !== 1) throw new DomainError('NOT_FOUND', 'You have no such passkey');
      await this.audit.record(manager, { ...actor, action: 'passkey-renamed', entity: passkeyEntity(name) });
    });
  }
}
