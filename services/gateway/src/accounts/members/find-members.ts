import { ROLES } from '@manzil/contracts/gateway/account';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { MemberDirectory, type AddressedMember } from '../../http/ports.js';
import { personOfMember } from '../people/join-people.js';
import { joinedEmails } from '../people/person-matches.js';
import { LEAD_ROLES } from './lead-roles.js';
import { Member } from './member.entity.js';
import { displayNameOf } from './member-names.js';

const WORKS_ON_LEADS = { disabledAt: IsNull(), role: In(LEAD_ROLES) };
const CAN_LOG_IN = { disabledAt: IsNull(), passwordHash: Not(IsNull()) };
const APPROVER_ROLES = ROLES.filter((role) => isPermitted(role, 'content.publish'));

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

  async names(): Promise<Record<string, string>> {
    const members = await this.dataSource.manager.find(Member, {
      select: { id: true, username: true, loginName: true, name: true },
    });
    return Object.fromEntries(members.map((member) => [member.username, displayNameOf(member)]));
  }

  worksOnLeads(username: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Member, { username, ...WORKS_ON_LEADS });
  }

  async approversFor(requester: string): Promise<AddressedMember[]> {
    const wanted = { ...CAN_LOG_IN, role: In(APPROVER_ROLES), username: Not(requester) };
    return (await this.dataSource.manager.findBy(Member, wanted)).flatMap((member) => addressedOf(member));
  }

  async mailName(username: string): Promise<string> {
    const member = await this.dataSource.manager.findOneBy(Member, { username });
    return member?.name ?? '';
  }

  async addressed(username: string): Promise<AddressedMember | undefined> {
    const found = await this.dataSource.manager.findBy(Member, { ...CAN_LOG_IN, username });
    const [member] = found;
    if (member === undefined) return undefined;
    return addressedOf(member, await joinedEmails(this.dataSource.manager, personOfMember(member.id)))[0];
  }
}

const addressedOf = ({ id: memberId, email }: Member, otherAddresses: string[] = []): AddressedMember[] =>
  email === null ? [] : [{ memberId, address: email, otherAddresses }];
