import {
  MEMBER_LINK_KINDS,
  type MemberLinkDelivery,
  type MemberLinkKind,
} from '@manzil/contracts/leads/mail';
import { mailMemberLink } from '@manzil/contracts/leads/mail-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { MailKinds, type FixedMail, type MailContext } from '../../mail/mail-kinds.js';
import { MailServer, type Cancelled, type ComposedMail } from '../../mail/mail-server.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { queueMails } from '../../mail/mail.repository.js';
import { composeMemberLink } from './compose-member-link.js';

/** Mails a member the link by which they choose a password. */
@Injectable()
export class SendMemberLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly server: MailServer,
    kinds: MailKinds,
  ) {
    kinds.register(
      ...MEMBER_LINK_KINDS.map((kind): FixedMail => ({
        kind,
        class: 'staff',
        lane: 'answers',
        compose: (mail, context) => Promise.resolve(composeLink(kind, mail, context)),
        preview: ({ siteUrl }) =>
          composeMemberLink(kind, { token: 'sample', expiresAt: new Date(), siteUrl }),
      })),
    );
  }

  /** Without a mail server nothing is stored: the link would remain in the database until there is one. */
  @HandleRpc(mailMemberLink)
  async send({
    id,
    kind,
    memberId,
    recipient,
    token,
    expiresAt,
  }: z.output<typeof mailMemberLink.request>): Promise<{ delivery: MemberLinkDelivery }> {
    if (!(await this.server.isConfigured(this.dataSource.manager))) return { delivery: 'no-server' };
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
          memberId,
          key,
        })
        .execute();
      const mail = { key, kind, memberId, recipient, secret: token, expiresAt: new Date(expiresAt) };
      await queueMails(manager, [mail]);
    });
    return { delivery: 'mailed' };
  }
}

function composeLink(
  kind: MemberLinkKind,
  { expiresAt }: MailEntity,
  { secret: token, siteUrl }: MailContext,
): ComposedMail | Cancelled {
  if (token === null || expiresAt === null) return { cancelled: null };
  if (expiresAt.getTime() <= Date.now()) return { cancelled: 'The link has expired' };
  return composeMemberLink(kind, { token, expiresAt, siteUrl });
}
