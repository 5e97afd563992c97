import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import type { Caller, MemberSession } from '../../http/caller/caller.js';
import type { Member } from '../members/member.entity.js';
import { loginNameOf } from '../members/member-names.js';
import { PushDeviceRecord } from '../push/push-device.entity.js';
import { PendingLogin } from '../second-factor/pending-login.entity.js';
import { hashToken, isSessionToken, newSessionToken } from './session-token.js';
import { SessionRecord } from './session.entity.js';

/** A session ends when it has not been used for this long ... */
export const IDLE_SECONDS = 12 * 60 * 60;
/** ... or this long after its login, even if it is in use. */
const LONGEST_DAYS = 7;
/** Minimum interval between extensions of a session, so that not every request writes. */
const PROLONG_EVERY_MS = 5 * 60 * 1000;

/** Validity of a confirmation of identity. */
const CONFIRMED_MS = 5 * 60 * 1000;

const LONGEST_USER_AGENT = 300;

interface FoundSession extends MemberSession {
  /** True when this use has prolonged it, so that the cookie has to be sent again. */
  prolonged: boolean;
}

/**
 * Open sessions. Roles and disabled members are read again each time, so a change applies at once. Ending a session
 * also ends the notifications of its browser; a session that merely expires leaves them.
 */
@Injectable()
export class Sessions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the token of the new session; only its hash is stored. `isConfirmed` spares a member who must set up a
   * second factor from entering the password a second time.
   */
  async open(
    manager: EntityManager,
    member: Member,
    { address, userAgent }: Caller,
    isConfirmed = false,
  ): Promise<string> {
    const token = newSessionToken();
    await manager.query('DELETE FROM session WHERE expires_at < now()');
    await manager.insert(SessionRecord, {
      tokenHash: hashToken(token),
      memberId: member.id,
      expiresAt: new Date(Date.now() + IDLE_SECONDS * 1000),
      confirmedAt: isConfirmed ? new Date() : null,
      address,
      userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    });
    return token;
  }

  async find(token: string | undefined): Promise<FoundSession | undefined> {
    if (token === undefined || !isSessionToken(token)) return undefined;
    const record = await this.dataSource.manager.findOne(SessionRecord, {
      where: { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) },
      relations: { member: true },
    });
    if (record?.member.disabledAt !== null) return undefined;
    const { id, memberId, member } = record;
    return {
      id,
      memberId,
      username: member.username,
      loginName: loginNameOf(member),
      role: member.role,
      confirmedUntil: confirmedUntil(record.confirmedAt),
      prolonged: await this.prolong(record),
    };
  }

  isCurrent({ id, role }: Pick<MemberSession, 'id' | 'role'>): Promise<boolean> {
    return this.dataSource.manager.existsBy(SessionRecord, {
      id,
      expiresAt: MoreThan(new Date()),
      member: { role, disabledAt: IsNull() },
    });
  }

  /** Records that the member has confirmed their identity; returns when the confirmation expires. */
  async confirm(manager: EntityManager, id: string): Promise<Date> {
    const confirmedAt = new Date();
    await manager.update(SessionRecord, { id }, { confirmedAt });
    return new Date(confirmedAt.getTime() + CONFIRMED_MS);
  }

  /** False when the member has no such session. */
  async close(manager: EntityManager, { id, memberId }: { id: string; memberId: string }): Promise<boolean> {
    // The session is deleted first: a device that is added to it concurrently is committed by then, or refused.
    const { affected } = await manager.delete(SessionRecord, { id, memberId });
    await manager.delete(PushDeviceRecord, { sessionId: id, memberId });
    return affected === 1;
  }

  /**
   * Ends the browser's session from before its new login. Its notifications stay only if the same member logged in.
   */
  async closeByToken(manager: EntityManager, token: string | undefined, loggedInId: string): Promise<void> {
    if (token === undefined || !isSessionToken(token)) return;
    const former = await manager.findOneBy(SessionRecord, { tokenHash: hashToken(token) });
    if (former === null) return;
    if (former.memberId === loggedInId) await manager.delete(SessionRecord, { id: former.id });
    else await this.close(manager, former);
  }

  /**
   * Ends every session of a member, except `exceptId`, with the notifications of all other devices and pending
   * logins.
   */
  async closeAllOf(manager: EntityManager, memberId: string, exceptId?: string): Promise<void> {
    await manager.delete(SessionRecord, { memberId, ...(exceptId && { id: Not(exceptId) }) });
    await manager.query(
      `DELETE FROM push_device WHERE member_id = $1 AND ($2::uuid IS NULL OR session_id IS DISTINCT FROM $2)`,
      [memberId, exceptId ?? null],
    );
    await manager.delete(PendingLogin, { memberId });
  }

  /** Returns the sessions that have not expired, newest first. */
  listOf(memberId: string): Promise<SessionRecord[]> {
    return this.dataSource.manager.find(SessionRecord, {
      where: { memberId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
    });
  }

  private async prolong({ id, createdAt, expiresAt }: SessionRecord): Promise<boolean> {
    const last = createdAt.getTime() + LONGEST_DAYS * 86_400_000;
    const next = Math.min(Date.now() + IDLE_SECONDS * 1000, last);
    if (next - expiresAt.getTime() < PROLONG_EVERY_MS) return false;
    await this.dataSource.manager.update(SessionRecord, { id }, { expiresAt: new Date(next) });
    return true;
  }
}

function confirmedUntil(confirmedAt: Date | null): Date | undefined {
  if (confirmedAt === null) return undefined;
  const until = new Date(confirmedAt.getTime() + CONFIRMED_MS);
  return until > new Date() ? until : undefined;
}
