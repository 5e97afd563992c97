import type { AssertionOptions } from '@manzil/contracts/gateway/second-factor';
import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../../http/limits/address-limit.js';
import type { Caller } from '../../http/caller/caller.js';
import { Passkeys } from './passkeys.js';
import { PendingLogins } from './pending-logins.js';

/** Requests per network in ten minutes: each request of a stranger writes two rows. */
const PER_ADDRESS = 60;

/** Returns the WebAuthn options for a login with a passkey, before or instead of the password. */
@Injectable()
export class BeginPasskeyLogIn {
  private readonly limit = new AddressLimit(PER_ADDRESS);

  constructor(
    private readonly pendingLogins: PendingLogins,
    private readonly passkeys: Passkeys,
  ) {}

  /** After a right password only the member's own passkeys are accepted; else a new `token` begins a login. */
  async begin(
    token: string | undefined,
    { address }: Caller,
  ): Promise<{ token?: string; options: AssertionOptions }> {
    this.limit.admit(address);
    const pending = await this.pendingLogins.find(token);
    if (pending !== undefined) {
      const { id: boundTo, memberId } = pending;
      return { options: await this.passkeys.assertionOptions({ purpose: 'log-in', boundTo }, memberId) };
    }
    const opened = await this.pendingLogins.open(null);
    const ceremony = { purpose: 'log-in', boundTo: opened.id } as const;
    return { token: opened.token, options: await this.passkeys.assertionOptions(ceremony, null) };
  }
}
