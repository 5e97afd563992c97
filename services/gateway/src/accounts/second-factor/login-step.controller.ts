import type { AssertionOptions } from '@manzil/contracts/gateway/second-factor';
import * as http from '@manzil/contracts/http/second-factor';
import type { LoginRow } from '@manzil/contracts/http/wire/login-rows';
import { Controller, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { callerOf, type GatewayRequest } from '../../http/caller/caller.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { IDLE_SECONDS } from '../sessions/sessions.js';
import { BeginPasskeyLogIn } from './begin-passkey-log-in.js';
import { FinishLogIn } from './finish-log-in.js';
import { PendingLoginCookie } from './pending-login-cookie.js';

/** The second step of a login, and the only one with a passkey. */
@Controller()
export class LoginStepController {
  constructor(
    private readonly beginPasskeyLogIn: BeginPasskeyLogIn,
    private readonly finishLogIn: FinishLogIn,
    private readonly pendingCookie: PendingLoginCookie,
    private readonly cookie: SessionCookie,
  ) {}

  @Endpoint(http.beginPasskeyLogIn)
  async passkeyOptions(
    _input: Input<typeof http.beginPasskeyLogIn>,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AssertionOptions> {
    const pending = this.pendingCookie.read(request.headers.cookie);
    const { token, options } = await this.beginPasskeyLogIn.begin(pending, callerOf(request));
    if (token !== undefined) this.pendingCookie.give(response, token);
    return options;
  }

  @Endpoint(http.finishLogIn)
  async finish(
    { body }: Input<typeof http.finishLogIn>,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginRow[]> {
    const { cookie } = request.headers;
    const pending = this.pendingCookie.read(cookie);
    const former = this.cookie.read(cookie);
    const { token, member } = await this.finishLogIn.finish(pending, body, callerOf(request), former);
    this.cookie.give(response, token, IDLE_SECONDS);
    this.pendingCookie.remove(response);
    return [{ type: member.role, username: member.username }];
  }
}
