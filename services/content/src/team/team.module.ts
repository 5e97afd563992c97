import { team, listTeamEntries, orderTeam } from '@manzil/contracts/http/content-editing';
import { Module } from '@nestjs/common';
import { orderedEditingController } from '../editing/editing-controller.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { FindMovedTeamMember } from './find-moved-team-member.js';
import { ListTeamMembers } from './list-team-members.js';
import { TEAM } from './team.collection.js';

@Module({
  imports: [CollectionEditingModule],
  controllers: [orderedEditingController({ ...team, list: listTeamEntries, reorder: orderTeam }, TEAM)],
  providers: [ListTeamMembers, FindMovedTeamMember],
})
export class TeamModule {}
