import type { ApprovalNotice } from '@manzil/contracts/leads/mail';
import { mailApproval } from '@manzil/contracts/leads/mail-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { MailKinds, type FixedMail } from '../../mail/mail-kinds.js';
import { queueMails } from '../../mail/mail.repository.js';
import { composeApproval } from './compose-approval.js';

/** After this time the mail is cancelled; the request stays on the dashboard until it is answered. */
const APPROVAL_WITHIN_MS = 3 * 86_400_000;

/** Sample data of previews. */
const SAMPLE_APPROVAL: ApprovalNotice = {
  title: 'Living in Dubai Marina',
  asks: 'publish',
  publishAt: null,
  withdrawAt: null,
  by: 'omar@example.com',
  note: 'Please look at the new photos.',
  link: '/backend/dashboard',
};

/** Queues mail to members about a request for approval. */
@Injectable()
export class QueueApprovalMail {
  constructor(
    private readonly dataSource: DataSource,
    kinds: MailKinds,
  ) {
    const shared = { class: 'staff', lane: 'answers', compose } as const;
    kinds.register(
      {
        ...shared,
        kind: 'approval-requested',
        preview: (context) => composeApproval(SAMPLE_APPROVAL, context),
      },
      {
        ...shared,
        kind: 'approval-answered',
        preview: (context) =>
          composeApproval({ ...SAMPLE_APPROVAL, by: 'leila@example.com', isApproved: true }, context),
      },
    );
  }

  @HandleRpc(mailApproval)
  async queue({
    id,
    kind,
    recipients,
    notice,
  }: z.output<typeof mailApproval.request>): Promise<Record<string, never>> {
    const mails = recipients.map(({ memberId, address }) => ({
      key: `approval:${id}:${memberId}`,
      kind,
      memberId,
      recipient: address,
      approval: notice,
    }));
    await queueMails(this.dataSource.manager, mails);
    return {};
  }
}

const compose: FixedMail['compose'] = ({ approval, createdAt }, { siteUrl }) => {
  if (approval === null) return Promise.resolve({ cancelled: null });
  const isLate = Date.now() - createdAt.getTime() > APPROVAL_WITHIN_MS;
  if (isLate) return Promise.resolve({ cancelled: 'It could not be sent within three days' });
  return Promise.resolve(composeApproval(approval, { siteUrl }));
};
