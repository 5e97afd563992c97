import { Module } from '@nestjs/common';
import { EditingModule } from '../editing/editing.module.js';
import { ListTeamMembers } from './list-team-members.js';
import { TeamEditingController } from './team-editing.controller.js';
import { TeamMemberController } from './team-member.controller.js';

@Module({
  imports: [EditingModule],
  controllers: [TeamMemberController, TeamEditingController],
  providers: [ListTeamMembers],
})
export class TeamModule {}
