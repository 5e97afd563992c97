import type { OneTimeLink as Link } from '@manzil/contracts/gateway/member';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { OneTimeLink } from './single-use-token.entity.js';
import { hashToken, isSessionToken, newSessionToken } from '../sessions/session-token.js';

const HOURS: Record<Link['purpose'], number> = { invite: 72, reset: 24 };

/** Links by which members choose their passwords. A member has one at most: the newest. */
@Injectable()
export class OneTimeLinks {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the new link's token: the only time it is known. Older links of the member open nothing any more. */
  async issue(
    manager: EntityManager,
    memberId: string,
    purpose: Link['purpose'],
    hours = HOURS[purpose],
  ): Promise<Link> {
    const token = newSessionToken();
    const expiresAt = new Date(Date.now() + hours * 3_600_000);
    await this.revoke(manager, memberId);
    await manager.insert(OneTimeLink, { tokenHash: hashToken(token), memberId, purpose, expiresAt });
    return { token, purpose, expiresAt: expiresAt.toISOString() };
  }

  /** The link with its member. NOT_FOUND when it is used, replaced, too old or none. */
  async find(token: string): Promise<OneTimeLink> {
    const link = isSessionToken(token)
      ? await this.dataSource.manager.findOne(OneTimeLink, {
          where: { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) },
          relations: { member: true },
        })
      : null;
    if (link?.member.disabledAt !== null) throw noSuchLink();
    return link;
  }

  /** Uses the link up. Of two who do so at the same moment the database lets one; the other gets NOT_FOUND. */
  async use(manager: EntityManager, { id }: OneTimeLink): Promise<void> {
    const { affected } = await manager.delete(OneTimeLink, { id, expiresAt: MoreThan(new Date()) });
    if (affected !== 1) throw noSuchLink();
  }

  async revoke(manager: EntityManager, memberId: string): Promise<void> {
    await manager.delete(OneTimeLink, { memberId });
  }
}

const noSuchLink = (): DomainError =>
  new DomainError('NOT_FOUND', 'This link has been used or has expired. Ask an admin for a new one.');
