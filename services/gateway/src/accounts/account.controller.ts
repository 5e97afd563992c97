import { credentialsSchema, type Credentials, type Session } from '@manzil/contracts/gateway/account';
import { DomainError } from '@manzil/service-kit/errors';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentSession } from './current-session.js';
import { DeviceCookie } from './known-device/device-cookie.js';
import { DEVICE_SECONDS } from './known-device/known-devices.js';
import { addressOf, callerOf, type GatewayRequest } from './gateway-request.js';
import type { LoginRow } from './login.wire.js';
import { LogIn } from './log-in.js';
import { LogOut } from './log-out.js';
import { PublicProblem } from '../problems/public-problem.js';
import { MemberFactors } from './second-factor/member-factors.js';
import { PendingLoginCookie } from './second-factor/pending-login-cookie.js';
import { SessionCookie } from './session-cookie.js';
import { IDLE_SECONDS, type ActiveSession } from './sessions.js';

@Controller()
export class AccountController {
  constructor(
    private readonly logIn: LogIn,
    private readonly logOut: LogOut,
    private readonly factors: MemberFactors,
    private readonly cookie: SessionCookie,
    private readonly pendingCookie: PendingLoginCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  /**
   * A list whose first item has `type`. What is not right answers 401 with an empty list: no row, no login. For a
   * member with a second factor the right password answers 401 too, with what to go on by.
   */
  @Post('login')
  @HttpCode(200)
  async login(
    @Body({ schema: credentialsSchema }) credentials: Credentials,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginRow[]> {
    const { cookie } = request.headers;
    const former = { session: this.cookie.read(cookie), device: this.deviceCookie.read(cookie) };
    const opened = await this.logIn.execute(credentials, callerOf(request), former).catch(asNoRow);
    if (opened === undefined) {
      response.status(401);
      return [];
    }
    if ('methods' in opened) {
      this.pendingCookie.give(response, opened.pendingToken);
      this.deviceCookie.give(response, opened.deviceToken, DEVICE_SECONDS);
      throw new PublicProblem('UNAUTHENTICATED', 'Confirm with your second factor', {
        secondFactor: opened.methods,
      });
    }
    this.cookie.give(response, opened.token, IDLE_SECONDS);
    this.deviceCookie.give(response, opened.deviceToken, DEVICE_SECONDS);
    return [{ type: opened.member.role, username: opened.member.username }];
  }

  /** Ends the session, if there is one; the cookie goes in any case. */
  @Post('logout')
  @HttpCode(204)
  async logout(
    @CurrentSession() session: ActiveSession | undefined,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (session !== undefined) await this.logOut.execute(session, addressOf(request));
    this.cookie.remove(response);
  }

  @Get('api/session')
  async session(@CurrentSession() session: ActiveSession): Promise<Session> {
    const { username, role } = session;
    const mustSetUp = await this.factors.isMissing(session);
    return { username, role, ...(mustSetUp && { mustSetUpSecondFactor: true }) };
  }
}

function asNoRow(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return undefined;
  throw error;
}
