import type { LinkDelivery, Member, SingleUseLink } from '@manzil/contracts/gateway/member';
import * as http from '@manzil/contracts/http/members';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ChangeMember } from './change-member.js';
import { InviteMember } from './invite-member.js';
import { IssueResetLink } from './issue-reset-link.js';
import { ListMembers } from './list-members.js';
import { MailLink } from '../passwords/mail-link.js';
import { ResetSecondFactor } from '../second-factor/reset-second-factor.js';

interface DeliveredLink {
  link: SingleUseLink;
  delivery: LinkDelivery;
}

interface InvitedMember extends DeliveredLink {
  member: Member;
}

/** The staff, for admins. */
@Controller()
export class MemberController {
  constructor(
    private readonly listMembers: ListMembers,
    private readonly inviteMember: InviteMember,
    private readonly changeMember: ChangeMember,
    private readonly issueResetLink: IssueResetLink,
    private readonly mailLink: MailLink,
    private readonly resetSecondFactor: ResetSecondFactor,
  ) {}

  @Endpoint(http.listMembers)
  async list(): Promise<{ members: Member[] }> {
    return { members: await this.listMembers.list() };
  }

  @Endpoint(http.inviteMember)
  async invite({ body, actor }: Input<typeof http.inviteMember>): Promise<InvitedMember> {
    const { member, link } = await this.inviteMember.invite(body, actor);
    return { member, link, delivery: await this.mailLink.mail(member, link) };
  }

  @Endpoint(http.changeMember)
  async change({ params, body, actor }: Input<typeof http.changeMember>): Promise<{ member: Member }> {
    return { member: await this.changeMember.change(params.id, body, actor) };
  }

  @Endpoint(http.issueResetLink)
  async resetLink({ params, actor }: Input<typeof http.issueResetLink>): Promise<DeliveredLink> {
    const { email, link } = await this.issueResetLink.issue(params.id, actor);
    return { link, delivery: await this.mailLink.mail({ id: params.id, email }, link) };
  }

  @Endpoint(http.resetSecondFactor)
  async clearSecondFactor({ params, actor }: Input<typeof http.resetSecondFactor>): Promise<void> {
    await this.resetSecondFactor.reset(params.id, actor);
  }
}
