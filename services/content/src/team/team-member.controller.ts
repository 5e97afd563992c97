import { findMovedTeamMember, listTeamMembers } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { FindMovedTeamMember } from './find-moved-team-member.js';
import { ListTeamMembers } from './list-team-members.js';

@Controller()
export class TeamMemberController {
  constructor(
    private readonly listTeamMembers: ListTeamMembers,
    private readonly findMovedTeamMember: FindMovedTeamMember,
  ) {}

  @HandleRpc(listTeamMembers)
  list() {
    return this.listTeamMembers.list();
  }

  @HandleRpc(findMovedTeamMember)
  findMoved(request: z.output<typeof findMovedTeamMember.request>) {
    return this.findMovedTeamMember.find(request);
  }
}
