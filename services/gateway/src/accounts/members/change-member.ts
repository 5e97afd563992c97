import type { Member as MemberView, MemberChange } from '@manzil/contracts/gateway/member';
import { changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../http/caller/caller.js';
import type { AuditAction } from '../audit/audit-entry.entity.js';
import { RevokeApiToken } from '../api-tokens/revoke-api-token.js';
import { AuditTrail, memberEntity } from '../audit/audit-trail.js';
import { asTaken } from './invite-member.js';
import { lastLogins } from './last-logins.js';
import { keepJoined } from '../people/person-matches.js';
import { personOfMember } from '../people/join-people.js';
import { ListDisabledMembers } from './list-disabled-members.js';
import { Member } from './member.entity.js';
import { loginNameOf } from './member-names.js';
import { toMemberView } from './member-view.js';
import { SingleUseTokens } from '../passwords/single-use-tokens.js';
import { membersWithSecondFactor } from '../second-factor/member-factors.js';
import { Sessions } from '../sessions/sessions.js';

/**
 * Changes the permissions of a member, from their next request on; disabling permanently ends their sessions, API
 * tokens and notifications.
 */
@Injectable()
export class ChangeMember {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
    private readonly links: SingleUseTokens,
    private readonly apiTokens: RevokeApiToken,
    private readonly audit: AuditTrail,
    private readonly disabledMembers: ListDisabledMembers,
  ) {}

  /** NOT_FOUND when there is none; CONFLICT when no admin would be left, or another member has the email or login name. */
  async change(
    id: string,
    { role, disabled, name, email, loginName }: MemberChange,
    actor: Actor,
  ): Promise<MemberView> {
    return this.dataSource
      .transaction(async (manager) => {
        const admins = await lockAdmins(manager);
        const member = await manager.findOne(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (member === null) throw new DomainError('NOT_FOUND', 'There is no such member');
        const before = { ...member, loginName: loginNameOf(member) };
        if (role !== undefined) member.role = role;
        if (name !== undefined) member.name = name;
        if (email !== undefined) member.email = email || null;
        if (loginName !== undefined) member.loginName = loginName;
        if (disabled !== undefined) member.disabledAt = disabled ? (member.disabledAt ?? new Date()) : null;
        const stays = member.role === 'admin' && member.disabledAt === null;
        if (!stays && admins.includes(id) && admins.length === 1) {
          throw new DomainError(
            'CONFLICT',
            'This is the last active admin. Make another member an admin first.',
          );
        }
        await manager.update(
          Member,
          { id },
          {
            role: member.role,
            name: member.name,
            email: member.email,
            loginName: member.loginName,
            disabledAt: member.disabledAt,
          },
        );
        await keepJoined(manager, personOfMember(id), before.email, member.email);
        const entry = { ...actor, entity: memberEntity(member) };
        if (before.role !== member.role) {
          const changes = [{ field: 'role', before: before.role, after: member.role }];
          await this.audit.record(manager, { ...entry, action: 'member-role-changed', changes });
        }
        const details = changesBetween(before, member, ['name', 'email', 'loginName']);
        if (details.length > 0)
          await this.audit.record(manager, { ...entry, action: 'member-details-changed', changes: details });
        const turned = turnedTo(before.disabledAt, member.disabledAt);
        if (turned !== undefined) await this.audit.record(manager, { ...entry, action: turned });
        if (turned !== undefined || before.role !== member.role || details.length > 0)
          await this.disabledMembers.publish(manager);
        if (member.disabledAt !== null) {
          await this.apiTokens.revokeAllOf(manager, id, actor);
          await this.sessions.closeAllOf(manager, id);
          await this.links.revoke(manager, id);
        }
        const secured = await membersWithSecondFactor(manager);
        return toMemberView(member, (await lastLogins(manager, id)).get(id), secured.has(id));
      })
      .catch((error: unknown) => asTaken(error, 'loginName'));
  }
}

/**
 * Ids of the members who can log in as admin. Their rows stay locked: a concurrent change that removes an admin waits
 * here, and then sees the rows after this transaction.
 */
async function lockAdmins(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM member WHERE role = 'admin' AND disabled_at IS NULL AND password_hash IS NOT NULL
     ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}

function turnedTo(before: Date | null, after: Date | null): AuditAction | undefined {
  if ((before === null) === (after === null)) return undefined;
  return after === null ? 'member-enabled' : 'member-disabled';
}
