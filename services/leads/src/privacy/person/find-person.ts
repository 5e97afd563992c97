import type { PersonKey } from '@manzil/contracts/leads/person';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { requireLead } from '../../record/lead.repository.js';
import { MailLinks } from '../../mail/links/mail-links.js';
import { DataRequestEntity } from './data-request.entity.js';

/** Finds the address of the person that a request is about, or the phone number if there is no address. */
@Injectable()
export class FindPerson {
  constructor(private readonly links: MailLinks) {}

  /** The request of a link stays locked until the transaction ends, so that it erases once. */
  async addressOf(manager: EntityManager, key: PersonKey): Promise<string> {
    if ('leadId' in key) {
      const { email, phone } = await requireLead(manager, key.leadId);
      return email === '' ? (phone ?? '') : email;
    }
    const id = await this.links.readRequest(key.token);
    const request = await manager.findOne(DataRequestEntity, {
      where: { id, expiresAt: MoreThan(new Date()) },
      lock: { mode: 'pessimistic_write' },
    });
    if (request === null) throw new DomainError('NOT_FOUND', 'This link does not work any more');
    return request.address;
  }
}
