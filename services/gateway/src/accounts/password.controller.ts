import {
  changePasswordSchema,
  choosePasswordSchema,
  type LinkTarget,
  type PasswordChange,
} from '@manzil/contracts/gateway/member';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ChangePassword } from './change-password.js';
import { ChoosePassword } from './choose-password.js';
import { CurrentSession } from './current-session.js';
import { addressOf, type GatewayRequest } from './gateway-request.js';
import { OneTimeLinks } from './one-time-links.js';
import type { ActiveSession } from './sessions.js';

/** How passwords come to be: by a one-time link, or by their owner. */
@Controller('api')
export class PasswordController {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly choosePassword: ChoosePassword,
    private readonly changePassword: ChangePassword,
  ) {}

  @Get('one-time-links/:token')
  async target(@Param('token') token: string): Promise<LinkTarget> {
    const { member, purpose, expiresAt } = await this.links.find(token);
    return { username: member.username, purpose, expiresAt: expiresAt.toISOString() };
  }

  @Post('one-time-links/:token')
  @HttpCode(204)
  async choose(
    @Param('token') token: string,
    @Body({ schema: choosePasswordSchema }) { password }: { password: string },
    @Req() request: GatewayRequest,
  ): Promise<void> {
    await this.choosePassword.execute(token, password, addressOf(request));
  }

  @Post('session/password')
  @HttpCode(204)
  async change(
    @Body({ schema: changePasswordSchema }) change: PasswordChange,
    @CurrentSession() session: ActiveSession,
    @Req() request: GatewayRequest,
  ): Promise<void> {
    await this.changePassword.execute(change, session, addressOf(request));
  }
}
