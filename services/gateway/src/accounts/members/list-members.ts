import type { Member as MemberView } from '@manzil/contracts/gateway/member';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lastLogins } from './last-logins.js';
import { Member } from './member.entity.js';
import { toMemberView } from './member-view.js';
import { membersWithSecondFactor } from '../second-factor/member-factors.js';

/** All members, by name. */
@Injectable()
export class ListMembers {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<MemberView[]> {
    const members = await this.dataSource.manager.find(Member);
    const logins = await lastLogins(this.dataSource.manager);
    const secured = await membersWithSecondFactor(this.dataSource.manager);
    return members
      .sort((one, other) => one.username.localeCompare(other.username, 'en', { sensitivity: 'base' }))
      .map((member) => toMemberView(member, logins.get(member.id), secured.has(member.id)));
  }
}
