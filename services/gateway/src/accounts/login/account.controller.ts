import type { Session } from '@manzil/contracts/gateway/account';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import * as http from '@manzil/contracts/http/accounts';
import type { LoginRow } from '@manzil/contracts/http/wire/login-rows';
import { DomainError } from '@manzil/service-kit/errors';
import { Controller, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DeviceCookie } from './device-cookie.js';
import { DEVICE_SECONDS } from './known-devices.js';
import { addressOf, callerOf, type GatewayRequest } from '../../http/caller/caller.js';
import { LogIn } from './log-in.js';
import { LogOut } from './log-out.js';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { MemberDirectory, PublishingRights } from '../../http/ports.js';
import { PublicProblem } from '../../http/problems/public-problem.js';
import { OwnDetails } from '../members/own-details.js';
import { MemberFactors } from '../second-factor/member-factors.js';
import { PendingLoginCookie } from '../second-factor/pending-login-cookie.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { IDLE_SECONDS } from '../sessions/sessions.js';

@Controller()
export class AccountController {
  constructor(
    private readonly logIn: LogIn,
    private readonly logOut: LogOut,
    private readonly factors: MemberFactors,
    private readonly publishing: PublishingRights,
    private readonly members: MemberDirectory,
    private readonly ownDetails: OwnDetails,
    private readonly cookie: SessionCookie,
    private readonly pendingCookie: PendingLoginCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  /**
   * Returns a list whose first item has `type`. Wrong credentials return 401 with an empty list. For a member with a
   * second factor, the right password also returns 401, with the data for the next step.
   */
  @Endpoint(http.logIn)
  async login(
    { body }: Input<typeof http.logIn>,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginRow[]> {
    const { cookie } = request.headers;
    const former = { session: this.cookie.read(cookie), device: this.deviceCookie.read(cookie) };
    const opened = await this.logIn.logIn(body, callerOf(request), former).catch(asNoRow);
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

  /** Ends the session, if any, and always removes the cookie. */
  @Endpoint(http.logOut)
  async logout(
    { session }: Input<typeof http.logOut>,
    @Req() request: GatewayRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (session !== undefined) await this.logOut.logOut(session, addressOf(request));
    this.cookie.remove(response);
  }

  @Endpoint(http.showSession)
  async session({ session }: Input<typeof http.showSession>): Promise<Session> {
    const { username, loginName, role } = session;
    const mustSetUp = await this.factors.isMissing(session);
    const needsApproval = isPermitted(role, 'content.edit') && !(await this.publishing.mayPublish(role));
    const requiresComplete = await this.publishing.requiresComplete();
    const incompleteDetails = await this.ownDetails.incomplete(session);
    return {
      username,
      loginName,
      names: await this.members.names(),
      role,
      ...(incompleteDetails && { incompleteDetails }),
      ...(requiresComplete && { requiresComplete }),
      ...(mustSetUp && { mustSetUpSecondFactor: true }),
      ...(needsApproval && { needsApproval }),
    };
  }

  @Endpoint(http.saveOwnDetails)
  async saveDetails({ body, session, actor }: Input<typeof http.saveOwnDetails>): Promise<void> {
    await this.ownDetails.save(body, session, actor);
  }
}

function asNoRow(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return undefined;
  throw error;
}
