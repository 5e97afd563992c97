import type { TeamMember } from '@manzil/contracts/content/collections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TeamMemberEntity } from './team-member.entity.js';

/** Members in the order staff gave them. */
@Injectable()
export class ListTeamMembers {
  constructor(private readonly dataSource: DataSource) {}

  async execute(): Promise<{ members: TeamMember[] }> {
    return {
      members: await this.dataSource.manager.find(TeamMemberEntity, {
        order: { position: 'ASC', id: 'ASC' },
      }),
    };
  }
}
