import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { MemberDirectory } from '../../http/ports.js';
import { LEAD_ROLES } from './lead-roles.js';
import { Member } from './member.entity.js';

const WORKS_ON_LEADS = { disabledAt: IsNull(), role: In(LEAD_ROLES) };

@Injectable()
export class FindMembers extends MemberDirectory {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async leadWorkers(): Promise<string[]> {
    const members = await this.dataSource.manager.findBy(Member, WORKS_ON_LEADS);
    return members
      .map(({ username }) => username)
      .sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }));
  }

  worksOnLeads(username: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Member, { username, ...WORKS_ON_LEADS });
  }
}
