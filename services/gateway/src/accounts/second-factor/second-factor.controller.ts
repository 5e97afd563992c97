import type { AssertionOptions, SecondFactor, TotpSetUp } from '@manzil/contracts/gateway/second-factor';
import * as http from '@manzil/contracts/http/second-factor';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { ConfirmIdentity } from './confirm-identity.js';
import { ConfirmTotp } from './confirm-totp.js';
import { Passkeys } from './passkeys.js';
import { RemoveFactor } from './remove-factor.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { SetUpTotp } from './set-up-totp.js';
import { ShowSecondFactor } from './show-second-factor.js';

/** The second factor of the calling member; passkeys have a controller of their own. */
@Controller()
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

  @Endpoint(http.showSecondFactor)
  show({ session }: Input<typeof http.showSecondFactor>): Promise<SecondFactor> {
    return this.showSecondFactor.show(session);
  }

  @Endpoint(http.confirmIdentity)
  async confirm({
    body,
    session,
    actor,
  }: Input<typeof http.confirmIdentity>): Promise<{ confirmedUntil: string }> {
    const until = await this.confirmIdentity.confirm(body, session, actor.address);
    return { confirmedUntil: until.toISOString() };
  }

  @Endpoint(http.beginPasskeyConfirmation)
  passkeyOptions({ session }: Input<typeof http.beginPasskeyConfirmation>): Promise<AssertionOptions> {
    const { id: boundTo, memberId } = session;
    return this.passkeys.assertionOptions({ purpose: 'confirm', boundTo }, memberId);
  }

  @Endpoint(http.setUpTotp)
  setUp({ session }: Input<typeof http.setUpTotp>): Promise<TotpSetUp> {
    return this.setUpTotp.setUp(session);
  }

  @Endpoint(http.confirmTotp)
  async confirmSetUp({
    body,
    session,
    actor,
  }: Input<typeof http.confirmTotp>): Promise<{ recoveryCodes: string[] | null }> {
    return { recoveryCodes: await this.confirmTotp.confirm(body.code, session, actor.address) };
  }

  @Endpoint(http.removeTotp)
  async remove({ session, actor }: Input<typeof http.removeTotp>): Promise<void> {
    await this.removeFactor.removeTotp(session, actor.address);
  }

  @Endpoint(http.renewRecoveryCodes)
  async renew({ actor }: Input<typeof http.renewRecoveryCodes>): Promise<{ recoveryCodes: string[] }> {
    return { recoveryCodes: await this.renewRecoveryCodes.renew(actor) };
  }
}
