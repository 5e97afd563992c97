import type { SecondFactorMethod } from '@manzil/contracts/gateway/second-factor';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { MemberSession } from '../http/caller/caller.js';
import { CallerIdentity } from '../http/ports.js';
import { MemberFactors } from './second-factor/member-factors.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { IDLE_SECONDS, Sessions } from './sessions/sessions.js';

/** Recognises a member by the session cookie. */
@Injectable()
export class RecogniseCaller extends CallerIdentity {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly factors: MemberFactors,
  ) {
    super();
  }

  async identify(request: Request, response: Response): Promise<MemberSession | undefined> {
    const token = this.cookie.read(request.headers.cookie);
    const session = await this.sessions.find(token);
    if (session === undefined || token === undefined) return undefined;
    if (session.prolonged) this.cookie.give(response, token, IDLE_SECONDS);
    return session;
  }

  isCurrent(session: MemberSession): Promise<boolean> {
    return this.sessions.isCurrent(session);
  }

  mustSetUpSecondFactor(session: MemberSession): Promise<boolean> {
    return this.factors.isMissing(session);
  }

  async confirmationMethods(memberId: string): Promise<(SecondFactorMethod | 'password')[]> {
    const methods = await this.factors.methodsOf(memberId);
    return methods.length === 0 ? ['password'] : methods;
  }
}
