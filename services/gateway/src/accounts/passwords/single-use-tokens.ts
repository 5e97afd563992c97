import type { SingleUseLink as IssuedLink } from '@manzil/contracts/gateway/member';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { SingleUseToken } from './single-use-token.entity.js';
import { hashToken, isSessionToken, newSessionToken } from '../sessions/session-token.js';

const HOURS: Record<IssuedLink['purpose'], number> = { invite: 72, reset: 24 };

/** Single-use tokens of links by which members choose their passwords. A member has one at most: the newest. */
@Injectable()
export class SingleUseTokens {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the token of the new link; only its hash is stored. Older links of the member become invalid. */
  async issue(
    manager: EntityManager,
    memberId: string,
    purpose: IssuedLink['purpose'],
    hours = HOURS[purpose],
  ): Promise<IssuedLink> {
    const token = newSessionToken();
    const expiresAt = new Date(Date.now() + hours * 3_600_000);
    await this.revoke(manager, memberId);
    await manager.insert(SingleUseToken, { tokenHash: hashToken(token), memberId, purpose, expiresAt });
    return { token, purpose, expiresAt: expiresAt.toISOString() };
  }

  /** Returns the token's row with its member. NOT_FOUND when it is used, replaced, expired or unknown. */
  async find(token: string): Promise<SingleUseToken> {
    const link = isSessionToken(token)
      ? await this.dataSource.manager.findOne(SingleUseToken, {
          where: { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) },
          relations: { member: true },
        })
      : null;
    if (link?.member.disabledAt !== null) throw noSuchLink();
    return link;
  }

  /** Consumes the token. Of two concurrent calls one succeeds; the other gets NOT_FOUND. */
  async use(manager: EntityManager, { id }: SingleUseToken): Promise<void> {
    const { affected } = await manager.delete(SingleUseToken, { id, expiresAt: MoreThan(new Date()) });
    if (affected !== 1) throw noSuchLink();
  }

  isPending(manager: EntityManager, memberId: string): Promise<boolean> {
    return manager.existsBy(SingleUseToken, { memberId, expiresAt: MoreThan(new Date()) });
  }

  /** Deletes a link that could not be delivered. */
  async withdraw(token: string): Promise<void> {
    await this.dataSource.manager.delete(SingleUseToken, { tokenHash: hashToken(token) });
  }

  async revoke(manager: EntityManager, memberId: string): Promise<void> {
    await manager.delete(SingleUseToken, { memberId });
  }
}

const noSuchLink = (): DomainError =>
  new DomainError('NOT_FOUND', 'This link has been used or has expired. Ask an admin for a new one.');
