import type { LinkTarget } from '@manzil/contracts/gateway/member';
import * as http from '@manzil/contracts/http/accounts';
import { Controller, Req } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ChangePassword } from './change-password.js';
import { ChoosePassword } from './choose-password.js';
import { RequestOwnLink } from './request-own-link.js';
import { addressOf, type GatewayRequest } from '../../http/caller/caller.js';
import { loginNameOf } from '../members/member-names.js';
import { SingleUseTokens } from './single-use-tokens.js';

/** Sets passwords: by a single-use token, or by a logged-in member. */
@Controller()
export class PasswordController {
  constructor(
    private readonly links: SingleUseTokens,
    private readonly choosePassword: ChoosePassword,
    private readonly changePassword: ChangePassword,
    private readonly requestOwnLink: RequestOwnLink,
  ) {}

  @Endpoint(http.requestPasswordLink)
  async requestLink(
    { body }: Input<typeof http.requestPasswordLink>,
    @Req() request: GatewayRequest,
  ): Promise<void> {
    await this.requestOwnLink.request(body.email, addressOf(request));
  }

  @Endpoint(http.showSingleUseLink)
  async target({ params }: Input<typeof http.showSingleUseLink>): Promise<LinkTarget> {
    const { member, purpose, expiresAt } = await this.links.find(params.token);
    return { username: loginNameOf(member), purpose, expiresAt: expiresAt.toISOString() };
  }

  @Endpoint(http.choosePassword)
  async choose(
    { params, body }: Input<typeof http.choosePassword>,
    @Req() request: GatewayRequest,
  ): Promise<void> {
    await this.choosePassword.choose(params.token, body.password, addressOf(request));
  }

  @Endpoint(http.changePassword)
  async change(
    { body, session }: Input<typeof http.changePassword>,
    @Req() request: GatewayRequest,
  ): Promise<void> {
    await this.changePassword.change(body, session, addressOf(request));
  }
}
