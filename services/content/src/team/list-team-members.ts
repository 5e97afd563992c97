import type { TeamMember } from '@manzil/contracts/content/collections';
import { listTeam } from '@manzil/contracts/http/content';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { z } from 'zod';
import { translateRecords } from '@manzil/lifecycle/translation/translate';
import { TEAM, toTeamMember } from './team.collection.js';
import { TeamMemberEntity } from './team-member.entity.js';

/** Lists the members in the order set by staff. */
@Injectable()
export class ListTeamMembers {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listTeam)
  async list({ lang }: z.output<typeof listTeam.request>): Promise<{ members: TeamMember[] }> {
    const { manager } = this.dataSource;
    const options = { where: { live: true, deletedAt: IsNull() }, order: TEAM.order };
    const members = (await manager.find(TeamMemberEntity, options)).map(toTeamMember);
    return { members: await translateRecords(manager, lang, 'team-member', members) };
  }
}
