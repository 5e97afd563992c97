import type { Invitation, Member as MemberView, SingleUseLink } from '@manzil/contracts/gateway/member';
import { DomainError } from '@manzil/service-kit/errors';
import { z } from 'zod';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import { AuditTrail, memberEntity } from '../audit/audit-trail.js';
import { isTaken } from '../is-taken.js';
import { ListDisabledMembers } from './list-disabled-members.js';
import { Member } from './member.entity.js';
import { toMemberView } from './member-view.js';
import { SingleUseTokens } from '../passwords/single-use-tokens.js';

/** Creates a member, who cannot log in until they choose a password with the returned link. */
@Injectable()
export class InviteMember {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SingleUseTokens,
    private readonly audit: AuditTrail,
    private readonly members: ListDisabledMembers,
  ) {}

  /** CONFLICT if a member has this name or email, ignoring case. */
  async invite(
    { username, role, name, email = emailIn(username) }: Invitation,
    actor: Actor,
  ): Promise<{ member: MemberView; link: SingleUseLink }> {
    return this.dataSource
      .transaction(async (manager) => {
        const member = manager.create(Member, {
          username,
          loginName: null,
          role,
          name,
          email: email || null,
          passwordHash: null,
          disabledAt: null,
        });
        await manager.insert(Member, member);
        const link = await this.links.issue(manager, member.id, 'invite');
        const changes = [{ field: 'role', before: null, after: role }];
        const entity = memberEntity(member);
        await this.members.publish(manager);
        await this.audit.record(manager, { ...actor, action: 'member-invited', entity, changes });
        return { member: toMemberView(member, undefined, false), link };
      })
      .catch(asTaken);
  }
}

const emailIn = (username: string): string => (z.email().safeParse(username).success ? username : '');

/** Translates a violated unique index: CONFLICT, with the field; `nameField` is the one of the username. */
export function asTaken(error: unknown, nameField = 'username'): never {
  if (!isTaken(error)) throw error;
  const isEmail = isTaken(error, 'member_email');
  const message = isEmail
    ? 'A member with this email already exists'
    : 'A member with this username already exists';
  const issues = [{ field: isEmail ? 'email' : nameField, message: `${message}.` }];
  throw new DomainError('CONFLICT', message, { issues });
}
