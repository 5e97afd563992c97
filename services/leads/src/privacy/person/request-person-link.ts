import { requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queueMails } from '../../mail/mail.repository.js';
import { mailboxOf } from '../../mail/suppression/mailbox-of.js';
import { DataRequestEntity } from './data-request.entity.js';

/**
 * Queues the mail with a person's link. Whether data of the address is stored is checked when the mail is sent, so that
 * neither the answer nor its time reveals it.
 */
@Injectable()
export class RequestPersonLink {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(requestPersonLink)
  async request({
    email,
    language,
  }: z.output<typeof requestPersonLink.request>): Promise<Record<string, never>> {
    // No mail server knows such an address.
    if (!z.email().safeParse(email).success) return {};
    await this.dataSource.transaction(async (manager) => {
      const { id } = await manager.save(manager.create(DataRequestEntity, { address: email, language }));
      const mail = { key: `person-data:${id}`, requestId: id, recipient: email, mailbox: mailboxOf(email) };
      await queueMails(manager, [{ ...mail, kind: 'person-data' }]);
    });
    return {};
  }
}
