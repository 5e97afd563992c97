import type { MemberLinkDelivery } from '@manzil/contracts/leads/mail';
import { mailMemberLink } from '@manzil/contracts/leads/mail-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { MailServer } from '../../mail/mail-server.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { queueMails } from '../../mail/mail.repository.js';

/** Mails a member the link by which they choose a password. */
@Injectable()
export class SendMemberLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly server: MailServer,
  ) {}

  /** Without a mail server nothing is stored: the link would lie in the database until there is one. */
  @HandleRpc(mailMemberLink)
  async send({
    id,
    kind,
    memberId,
    recipient,
    token,
    expiresAt,
  }: z.output<typeof mailMemberLink.request>): Promise<{ delivery: MemberLinkDelivery }> {
    if (!this.server.isConfigured) return { delivery: 'no-server' };
    await this.dataSource.transaction(async (manager) => {
      const key = `member-link:${id}`;
      // An earlier link of the member has stopped working with the new one.
      await manager
        .createQueryBuilder()
        .update(MailEntity)
        .set({
          status: 'cancelled',
          secret: null,
          error: 'A newer link replaced it',
          updatedAt: () => 'now()',
        })
        .where("member_id = :memberId AND status = 'waiting' AND secret IS NOT NULL AND key <> :key", {
          ...{ memberId, key },
        })
        .execute();
      const mail = { key, kind, memberId, recipient, secret: token, expiresAt: new Date(expiresAt) };
      await queueMails(manager, [mail]);
    });
    return { delivery: 'mailed' };
  }
}
