import {
  confirmationSchema,
  totpCodeSchema,
  type AssertionOptions,
  type Confirmation,
  type SecondFactor,
  type TotpSetUp,
} from '@manzil/contracts/gateway/second-factor';
import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentActor, type Actor } from '../actor.js';
import { CurrentSession } from '../current-session.js';
import type { ActiveSession } from '../sessions.js';
import { ConfirmIdentity } from './confirm-identity.js';
import { ConfirmTotp } from './confirm-totp.js';
import { Passkeys } from './passkeys.js';
import { RemoveFactor } from './remove-factor.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { SetUpTotp } from './set-up-totp.js';
import { ShowSecondFactor } from './show-second-factor.js';

/** The second factor of the member who asks; passkeys have a controller of their own. */
@Controller('api')
export class SecondFactorController {
  constructor(
    private readonly showSecondFactor: ShowSecondFactor,
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly passkeys: Passkeys,
    private readonly setUpTotp: SetUpTotp,
    private readonly confirmTotp: ConfirmTotp,
    private readonly removeFactor: RemoveFactor,
    private readonly renewRecoveryCodes: RenewRecoveryCodes,
  ) {}

  @Get('second-factor')
  show(@CurrentSession() session: ActiveSession): Promise<SecondFactor> {
    return this.showSecondFactor.show(session);
  }

  @Post('session/confirmation')
  @HttpCode(200)
  async confirm(
    @Body({ schema: confirmationSchema }) proof: Confirmation,
    @CurrentSession() session: ActiveSession,
    @CurrentActor() { address }: Actor,
  ): Promise<{ confirmedUntil: string }> {
    const until = await this.confirmIdentity.confirm(proof, session, address);
    return { confirmedUntil: until.toISOString() };
  }

  @Post('session/confirmation/passkey-options')
  @HttpCode(200)
  passkeyOptions(@CurrentSession() { id: boundTo, memberId }: ActiveSession): Promise<AssertionOptions> {
    return this.passkeys.assertionOptions({ purpose: 'confirm', boundTo }, memberId);
  }

  @Post('second-factor/totp')
  @HttpCode(200)
  setUp(@CurrentActor() actor: Actor): Promise<TotpSetUp> {
    return this.setUpTotp.setUp(actor);
  }

  @Post('second-factor/totp/confirmation')
  @HttpCode(200)
  async confirmSetUp(
    @Body({ schema: totpCodeSchema }) { code }: { code: string },
    @CurrentSession() session: ActiveSession,
    @CurrentActor() { address }: Actor,
  ): Promise<{ recoveryCodes: string[] | null }> {
    return { recoveryCodes: await this.confirmTotp.confirm(code, session, address) };
  }

  @Delete('second-factor/totp')
  @HttpCode(204)
  async remove(@CurrentSession() session: ActiveSession, @CurrentActor() { address }: Actor): Promise<void> {
    await this.removeFactor.removeTotp(session, address);
  }

  @Post('second-factor/recovery-codes')
  @HttpCode(200)
  async renew(@CurrentActor() actor: Actor): Promise<{ recoveryCodes: string[] }> {
    return { recoveryCodes: await this.renewRecoveryCodes.renew(actor) };
  }
}
