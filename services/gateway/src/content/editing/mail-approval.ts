import { randomUUID } from 'node:crypto';
import type { LifecycleKind, ListedApproval } from '@manzil/contracts/content/lifecycle';
import type { ApprovalMailKind, ApprovalNotice } from '@manzil/contracts/leads/mail';
import { mailApproval } from '@manzil/contracts/leads/mail-rpc';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { safeError } from '@manzil/service-kit/safe-error';
import { Inject, Injectable } from '@nestjs/common';
import { MemberDirectory, type AddressedMember } from '../../http/ports.js';
import { lifecycleOf } from '@manzil/contracts/lifecycle-of-kind';

/** A member who has not given a name. */
const UNNAMED = 'A colleague';

interface EntryKey {
  kind: LifecycleKind;
  id: number;
}

/**
 * Mails members about requests for approval. Requests and answers remain valid if no mail can be queued: a request is
 * also on the dashboard of the members who can answer it.
 */
@Injectable()
export class MailApproval {
  constructor(
    private readonly rpc: RpcClient,
    private readonly members: MemberDirectory,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /** The pending request of an entry; undefined without one. */
  async waiting({ kind, id }: EntryKey): Promise<ListedApproval | undefined> {
    const { approvals } = await this.rpc.request(lifecycleOf(kind).listApprovals, {});
    return approvals.find((each) => each.kind === kind && each.id === id && each.sentBack === null);
  }

  /** Mails every member who can answer the request, except its author. */
  async requested(entry: EntryKey): Promise<void> {
    await this.unlessItFails(async () => {
      const request = await this.waiting(entry);
      if (request === undefined) return;
      const { requestedBy, note } = request;
      const recipients = await this.members.approversFor(requestedBy);
      const by = await this.nameOf(requestedBy);
      await this.queue('approval-requested', recipients, { ...noticeOf(request), by, note });
    });
  }

  async answered(
    request: ListedApproval,
    answer: Pick<ApprovalNotice, 'by' | 'note'> & { isApproved: boolean },
  ): Promise<void> {
    await this.unlessItFails(async () => {
      const recipient = await this.members.addressed(request.requestedBy);
      if (recipient === undefined) return;
      const by = await this.nameOf(answer.by);
      await this.queue('approval-answered', [recipient], { ...noticeOf(request), ...answer, by });
    });
  }

  private async nameOf(username: string): Promise<string> {
    return (await this.members.mailName(username)) || UNNAMED;
  }

  private async queue(
    kind: ApprovalMailKind,
    recipients: AddressedMember[],
    notice: ApprovalNotice,
  ): Promise<void> {
    if (recipients.length === 0) return;
    await this.rpc.request(mailApproval, { id: randomUUID(), kind, recipients, notice });
  }

  private async unlessItFails(mail: () => Promise<void>): Promise<void> {
    try {
      await mail();
    } catch (error) {
      this.logger.warn({ err: safeError(error) }, 'a request for approval could not be mailed');
    }
  }
}

const noticeOf = ({ title, asks, publishAt, withdrawAt, link }: ListedApproval) => ({
  title,
  asks,
  publishAt,
  withdrawAt,
  link,
});
