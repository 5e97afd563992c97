import { credentialsSchema, type Credentials, type Session } from '@manzil/contracts/gateway/account';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { CurrentSession } from './current-session.js';
import { addressOf, callerOf, type GatewayRequest } from './gateway-request.js';
import type { LoginRow } from './login.wire.js';
import { LogIn } from './log-in.js';
import { LogOut } from './log-out.js';
import { sessionCookie } from './session-cookie.js';
import { IDLE_SECONDS, type ActiveSession } from './sessions.js';

@Controller()
export class AccountController {
  constructor(
    private readonly logIn: LogIn,
    private readonly logOut: LogOut,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** A list whose first item has `type`. What is not right answers 401 with an empty list: no row, no login. */
  @Post('login')
  @HttpCode(200)
  async login(
    @Body({ schema: credentialsSchema }) credentials: Credentials,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginRow[]> {
    const opened = await this.logIn.execute(credentials, callerOf(request)).catch(asNoRow);
    if (opened === undefined) {
      response.status(401);
      return [];
    }
    response.append('set-cookie', this.cookie(opened.token, IDLE_SECONDS));
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
    response.removeHeader('set-cookie');
    response.append('set-cookie', this.cookie('', 0));
  }

  @Get('api/session')
  session(@CurrentSession() { username, role }: ActiveSession): Session {
    return { username, role };
  }

  private cookie(token: string, maxAgeSeconds: number): string {
    return sessionCookie(token, maxAgeSeconds, this.config.PUBLIC_URL.startsWith('https:'));
  }
}

function asNoRow(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return undefined;
  throw error;
}
