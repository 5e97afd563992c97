import { retryReply } from '@manzil/contracts/http/lead-replies';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { requeueMail } from '../../mail/log/requeue-mail.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { readGroup, requireLead } from '../../record/lead.repository.js';

/** Sends the mail of a reply again, for the members who see its lead. */
@Injectable()
export class RetryReply {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(retryReply)
  async retry({
    leadId,
    entryId: id,
    asMember,
  }: z.output<typeof retryReply.request>): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      await requireLead(manager, leadId, asMember);
      const mail = await manager.findOne(MailEntity, {
        where: { id, kind: 'lead-reply', leadId: In(await readGroup(manager, leadId)) },
        lock: { mode: 'pessimistic_write' },
      });
      if (mail === null) throw new DomainError('NOT_FOUND', 'There is no such mail');
      if (mail.status !== 'failed' && mail.status !== 'cancelled')
        throw new DomainError('CONFLICT', 'This mail is sent, or will be');
      await requeueMail(manager, this.outbox, mail);
    });
    return {};
  }
}
