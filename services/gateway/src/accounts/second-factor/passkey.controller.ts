import type { AttestationOptions } from '@manzil/contracts/gateway/second-factor';
import * as http from '@manzil/contracts/http/second-factor';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { AddPasskey } from './add-passkey.js';
import { Passkeys } from './passkeys.js';
import { RemoveFactor } from './remove-factor.js';
import { RenamePasskey } from './rename-passkey.js';

/** The passkeys of the calling member. */
@Controller()
export class PasskeyController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly addPasskey: AddPasskey,
    private readonly renamePasskey: RenamePasskey,
    private readonly removeFactor: RemoveFactor,
  ) {}

  @Endpoint(http.beginAddingPasskey)
  options({ session }: Input<typeof http.beginAddingPasskey>): Promise<AttestationOptions> {
    const { id, memberId, loginName } = session;
    return this.passkeys.attestationOptions(memberId, loginName, id);
  }

  @Endpoint(http.addPasskey)
  async add({
    body,
    session,
    actor,
  }: Input<typeof http.addPasskey>): Promise<{ recoveryCodes: string[] | null }> {
    return { recoveryCodes: await this.addPasskey.add(body, session, actor.address) };
  }

  @Endpoint(http.renamePasskey)
  async rename({ params, body, actor }: Input<typeof http.renamePasskey>): Promise<void> {
    await this.renamePasskey.rename(params.id, body.name, actor);
  }

  @Endpoint(http.removePasskey)
  async remove({ params, session, actor }: Input<typeof http.removePasskey>): Promise<void> {
    await this.removeFactor.removePasskey(params.id, session, actor.address);
  }
}
