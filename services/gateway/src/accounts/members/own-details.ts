import type { Session } from '@manzil/contracts/gateway/account';
import type { OwnDetails as Details } from '@manzil/contracts/gateway/member';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, MemberSession } from '../../http/caller/caller.js';
import { personOfMember } from '../people/join-people.js';
import { ListPeople } from '../people/list-people.js';
import { ChangeMember } from './change-member.js';
import { Member } from './member.entity.js';

const CLAIMED = 'A login, a team card or listings already have this email. Ask an admin to enter it for you.';

/** The name and email that a member enters without an admin, each only while it is missing. */
@Injectable()
export class OwnDetails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changeMember: ChangeMember,
    private readonly listPeople: ListPeople,
  ) {}

  /** Returns undefined when nothing is missing. */
  async incomplete({ memberId }: MemberSession): Promise<Session['incompleteDetails']> {
    const { name, email } = await this.find(memberId);
    return name === '' || email === null ? { name, email } : undefined;
  }

  /** CONFLICT for an email that others have. */
  async save(details: Details, { memberId, role }: MemberSession, actor: Actor): Promise<void> {
    const { name, email } = await this.find(memberId);
    if (email === null && !isPermitted(role, 'members.manage'))
      await this.assertUnclaimed(details.email.toLowerCase(), personOfMember(memberId));
    const change = {
      ...(name === '' && { name: details.name }),
      ...(email === null && { email: details.email }),
    };
    await this.changeMember.change(memberId, change, actor);
  }

  private find(id: string): Promise<Member> {
    return this.dataSource.manager.findOneByOrFail(Member, { id });
  }

  /** An email gives access to the listings and leads that have it, so it is not taken from another person's records. */
  private async assertUnclaimed(email: string, own: string): Promise<void> {
    const { people, doubts } = await this.listPeople.list();
    const claimed = [
      ...people.flatMap((person) => (person.id === own ? [] : [person.email, ...person.otherEmails])),
      ...doubts.map((doubt) => doubt.email),
    ];
    if (!claimed.some((other) => other?.toLowerCase() === email)) return;
    throw new DomainError('CONFLICT', CLAIMED, { issues: [{ field: 'email', message: CLAIMED }] });
  }
}
