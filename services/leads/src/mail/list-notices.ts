import type { LeadNotice } from '@manzil/contracts/leads/lead';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { MailEntity } from './mail.entity.js';
import { MailServer } from './mail-server.js';

type LoggedMail = Pick<MailEntity, 'kind' | 'recipient' | 'status' | 'error' | 'updatedAt'>;

/** Lists the mails about leads. */
@Injectable()
export class ListNotices {
  constructor(private readonly mailServer: MailServer) {}

  async list(manager: EntityManager, leadIds: readonly string[]): Promise<LeadNotice[]> {
    const mails = await manager.find(MailEntity, {
      where: { leadId: In(leadIds) },
      order: { createdAt: 'ASC', recipient: 'ASC' },
    });
    const hasServer = await this.mailServer.isConfigured(manager);
    return mails.map((mail) => toNotice(mail, hasServer));
  }
}

export const toNotice = (
  { kind, recipient, status, error, updatedAt }: LoggedMail,
  hasServer: boolean,
): LeadNotice => ({
  kind,
  recipient,
  status: status === 'waiting' && !hasServer ? 'no-server' : status,
  error,
  at: updatedAt.toISOString(),
});
