import {
  invitationSchema,
  memberChangeSchema,
  type Invitation,
  type Member,
  type MemberChange,
  type OneTimeLink,
} from '@manzil/contracts/gateway/member';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CurrentActor, type Actor } from './actor.js';
import { ChangeMember } from './change-member.js';
import { idParamSchema } from './id-param.js';
import { InviteMember } from './invite-member.js';
import { IssueResetLink } from './issue-reset-link.js';
import { ListMembers } from './list-members.js';
import { ResetSecondFactor } from './second-factor/reset-second-factor.js';

/** The staff, for admins. */
@Controller('api/members')
export class MemberController {
  constructor(
    private readonly listMembers: ListMembers,
    private readonly inviteMember: InviteMember,
    private readonly changeMember: ChangeMember,
    private readonly issueResetLink: IssueResetLink,
    private readonly resetSecondFactor: ResetSecondFactor,
  ) {}

  @Get()
  async list(): Promise<{ members: Member[] }> {
    return { members: await this.listMembers.execute() };
  }

  @Post()
  invite(
    @Body({ schema: invitationSchema }) invitation: Invitation,
    @CurrentActor() actor: Actor,
  ): Promise<{ member: Member; link: OneTimeLink }> {
    return this.inviteMember.execute(invitation, actor);
  }

  @Patch(':id')
  async change(
    @Param('id', { schema: idParamSchema }) id: string,
    @Body({ schema: memberChangeSchema }) change: MemberChange,
    @CurrentActor() actor: Actor,
  ): Promise<{ member: Member }> {
    return { member: await this.changeMember.execute(id, change, actor) };
  }

  @Post(':id/reset-link')
  async resetLink(
    @Param('id', { schema: idParamSchema }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<{ link: OneTimeLink }> {
    return { link: await this.issueResetLink.execute(id, actor) };
  }

  @Delete(':id/second-factor')
  @HttpCode(204)
  async clearSecondFactor(
    @Param('id', { schema: idParamSchema }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.resetSecondFactor.reset(id, actor);
  }
}
