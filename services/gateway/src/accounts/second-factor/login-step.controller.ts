import {
  secondFactorProofSchema,
  type AssertionOptions,
  type SecondFactorProof,
} from '@manzil/contracts/gateway/second-factor';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { callerOf, type GatewayRequest } from '../gateway-request.js';
import type { LoginRow } from '../login.wire.js';
import { SessionCookie } from '../session-cookie.js';
import { IDLE_SECONDS } from '../sessions.js';
import { BeginPasskeyLogIn } from './begin-passkey-log-in.js';
import { FinishLogIn } from './finish-log-in.js';
import { PendingLoginCookie } from './pending-login-cookie.js';

/** The second step of a login, and the only one with a passkey. */
@Controller('api/login')
export class LoginStepController {
  constructor(
    private readonly beginPasskeyLogIn: BeginPasskeyLogIn,
    private readonly finishLogIn: FinishLogIn,
    private readonly pendingCookie: PendingLoginCookie,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('passkey-options')
  @HttpCode(200)
  async passkeyOptions(
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AssertionOptions> {
    const pending = this.pendingCookie.read(request.headers.cookie);
    const { token, options } = await this.beginPasskeyLogIn.begin(pending, callerOf(request));
    if (token !== undefined) this.pendingCookie.give(response, token);
    return options;
  }

  @Post('second-factor')
  @HttpCode(200)
  async finish(
    @Body({ schema: secondFactorProofSchema }) proof: SecondFactorProof,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginRow[]> {
    const { cookie } = request.headers;
    const pending = this.pendingCookie.read(cookie);
    const former = this.cookie.read(cookie);
    const { token, member } = await this.finishLogIn.finish(pending, proof, callerOf(request), former);
    this.cookie.give(response, token, IDLE_SECONDS);
    this.pendingCookie.remove(response);
    return [{ type: member.role, username: member.username }];
  }
}
