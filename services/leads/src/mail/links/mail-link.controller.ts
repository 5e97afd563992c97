import { mailApproval, mailMemberLink, showMailLink, useMailLink } from '@manzil/contracts/leads/mail-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../../lead/without-values.js';
import { QueueApprovalMail } from '../approval/queue-approval-mail.js';
import { SendMemberLink } from '../member-link/send-member-link.js';
import { UseMailLink } from './use-mail-link.js';

@Controller()
export class MailLinkController {
  constructor(
    private readonly link: UseMailLink,
    private readonly memberLink: SendMemberLink,
    private readonly approvalMail: QueueApprovalMail,
  ) {}

  @HandleRpc(showMailLink)
  show({ token }: z.output<typeof showMailLink.request>) {
    return withoutValues(this.link.show(token));
  }

  @HandleRpc(mailMemberLink)
  mailMember(request: z.output<typeof mailMemberLink.request>) {
    return withoutValues(this.memberLink.send(request));
  }

  @HandleRpc(mailApproval)
  mailApproval(request: z.output<typeof mailApproval.request>) {
    return withoutValues(this.approvalMail.queue(request));
  }

  @HandleRpc(useMailLink)
  use({ token }: z.output<typeof useMailLink.request>) {
    return withoutValues(this.link.use(token));
  }
}
