import {
  newPasskeySchema,
  passkeyNameSchema,
  type AttestationOptions,
  type NewPasskey,
} from '@manzil/contracts/gateway/second-factor';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CurrentActor, type Actor } from '../actor.js';
import { CurrentSession } from '../current-session.js';
import { idParamSchema } from '../id-param.js';
import type { ActiveSession } from '../sessions.js';
import { AddPasskey } from './add-passkey.js';
import { Passkeys } from './passkeys.js';
import { RemoveFactor } from './remove-factor.js';
import { RenamePasskey } from './rename-passkey.js';

/** The passkeys of the member who asks. */
@Controller('api/second-factor')
export class PasskeyController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly addPasskey: AddPasskey,
    private readonly renamePasskey: RenamePasskey,
    private readonly removeFactor: RemoveFactor,
  ) {}

  @Post('passkey-options')
  @HttpCode(200)
  options(@CurrentSession() { id, memberId, username }: ActiveSession): Promise<AttestationOptions> {
    return this.passkeys.attestationOptions(memberId, username, id);
  }

  @Post('passkeys')
  @HttpCode(200)
  async add(
    @Body({ schema: newPasskeySchema }) passkey: NewPasskey,
    @CurrentSession() session: ActiveSession,
    @CurrentActor() { address }: Actor,
  ): Promise<{ recoveryCodes: string[] | null }> {
    return { recoveryCodes: await this.addPasskey.add(passkey, session, address) };
  }

  @Patch('passkeys/:id')
  @HttpCode(204)
  async rename(
    @Param('id', { schema: idParamSchema }) id: string,
    @Body({ schema: passkeyNameSchema }) { name }: { name: string },
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.renamePasskey.rename(id, name, actor);
  }

  @Delete('passkeys/:id')
  @HttpCode(204)
  async remove(
    @Param('id', { schema: idParamSchema }) id: string,
    @CurrentSession() session: ActiveSession,
    @CurrentActor() { address }: Actor,
  ): Promise<void> {
    await this.removeFactor.removePasskey(id, session, address);
  }
}
