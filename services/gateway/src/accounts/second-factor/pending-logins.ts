import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { hashToken, isSessionToken, newSessionToken } from '../sessions/session-token.js';
import { PendingLogin } from './pending-login.entity.js';

export const PENDING_LOGIN_SECONDS = 5 * 60;

/** Logins between their two steps. Each is bound to one browser by a cookie, and results in one session. */
@Injectable()
export class PendingLogins {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the token; only its hash is stored. */
  async open(memberId: string | null): Promise<{ id: string; token: string }> {
    const { manager } = this.dataSource;
    const token = newSessionToken();
    const expiresAt = new Date(Date.now() + PENDING_LOGIN_SECONDS * 1000);
    const pending = manager.create(PendingLogin, { tokenHash: hashToken(token), memberId, expiresAt });
    await manager.query('DELETE FROM pending_login WHERE expires_at < now()');
    await manager.insert(PendingLogin, pending);
    return { id: pending.id, token };
  }

  async find(token: string | undefined): Promise<PendingLogin | undefined> {
    if (token === undefined || !isSessionToken(token)) return undefined;
    const where = { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) };
    return (await this.dataSource.manager.findOneBy(PendingLogin, where)) ?? undefined;
  }

  /** Consumes a pending login. Of two concurrent calls one succeeds; the other gets UNAUTHENTICATED. */
  async use(manager: EntityManager, { id }: PendingLogin): Promise<void> {
    const { affected } = await manager.delete(PendingLogin, { id });
    if (affected !== 1) throw loginHasExpired();
  }
}

export const loginHasExpired = (): DomainError =>
  new DomainError('UNAUTHENTICATED', 'This login took too long. Enter your username and password again.');
