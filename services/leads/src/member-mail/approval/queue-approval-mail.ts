import { mailApproval } from '@manzil/contracts/leads/mail-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { queueMails } from '../../mail/mail.repository.js';

/** Queues mail to members about a request for approval. */
@Injectable()
export class QueueApprovalMail {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(mailApproval)
  async queue({
    id,
    kind,
    recipients,
    notice,
  }: z.output<typeof mailApproval.request>): Promise<Record<string, never>> {
    const mails = recipients.map(({ memberId, address }) => ({
      ...{ key: `approval:${id}:${memberId}`, kind, memberId, recipient: address, approval: notice },
    }));
    await queueMails(this.dataSource.manager, mails);
    return {};
  }
}
