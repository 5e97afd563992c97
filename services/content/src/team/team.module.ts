import { Module } from '@nestjs/common';
import { TeamMemberController } from './team-member.controller.js';
import { ListTeamMembers } from './list-team-members.js';

@Module({ controllers: [TeamMemberController], providers: [ListTeamMembers] })
export class TeamModule {}
