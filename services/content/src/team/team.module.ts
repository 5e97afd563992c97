import { teamEditing } from '@manzil/contracts/content/editing-rpc';
import { Module } from '@nestjs/common';
import { orderedEditingController } from '../editing/editing-controller.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { FindMovedTeamMember } from './find-moved-team-member.js';
import { ListTeamMembers } from './list-team-members.js';
import { TEAM } from './team.collection.js';

@Module({
  imports: [CollectionEditingModule],
  controllers: [orderedEditingController(teamEditing, TEAM)],
  providers: [ListTeamMembers, FindMovedTeamMember],
})
export class TeamModule {}
