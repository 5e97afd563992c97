import { listTeamMembers } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import { ListTeamMembers } from './list-team-members.js';

@Controller()
export class TeamMemberController {
  constructor(private readonly listUseCase: ListTeamMembers) {}

  @HandleRpc(listTeamMembers)
  list() {
    return this.listUseCase.execute();
  }
}
