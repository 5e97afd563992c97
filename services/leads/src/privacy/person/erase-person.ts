import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { erasePersonData } from '@manzil/contracts/http/person-data';
import type { PersonKey } from '@manzil/contracts/leads/person';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordErasures } from '../ledger/record-in-ledger.js';
import { settlePhotos } from '../../record/settle-photos.js';
import { forgetAddress } from '../../mail/suppression/suppression.repository.js';
import { FindPerson } from './find-person.js';
import { deletePerson, pseudonymOf } from './person.repository.js';

/**
 * Erases all stored data of a person, in one transaction. Only a hash of a suppressed address and a pseudonym in the
 * audit trail remain.
 */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly findPerson: FindPerson,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(erasePersonData)
  async erase(key: PersonKey): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const address = await this.findPerson.addressOf(manager, key);
      const id = await pseudonymOf(manager, address);
      const leads = await deletePerson(manager, address);
      await forgetAddress(manager, address);
      const entity = { kind: 'person', id, title: 'A person', link: null };
      const byThemselves = 'token' in key;
      const record = auditRecord({
        action: 'person-erased',
        entity,
        details: { leads: leads.length },
        ...(byThemselves && { actor: { kind: 'visitor' } }),
      });
      // Records the network address of a member; the person's would be new personal data.
      await this.outbox.add(
        manager,
        leadsAuditRecorded,
        byThemselves ? { ...record, address: null } : record,
      );
      await settlePhotos(manager, this.outbox, { leads, state: 'deleted' });
      await recordErasures(
        manager,
        'erased',
        leads.map((lead) => lead.id),
      );
    });
    return {};
  }
}
