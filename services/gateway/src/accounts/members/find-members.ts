import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { MemberDirectory } from '../../http/ports.js';
import { Member } from './member.entity.js';

@Injectable()
export class FindMembers extends MemberDirectory {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async activeUsernames(): Promise<string[]> {
    const members = await this.dataSource.manager.findBy(Member, { disabledAt: IsNull() });
    return members
      .map(({ username }) => username)
      .sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }));
  }

  isActive(username: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Member, { username, disabledAt: IsNull() });
  }
}
