import { randomUUID } from 'node:crypto';
import type { LinkDelivery, SingleUseLink } from '@manzil/contracts/gateway/member';
import { mailMemberLink } from '@manzil/contracts/leads/mail-rpc';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { safeError } from '@manzil/service-kit/safe-error';
import { Inject, Injectable } from '@nestjs/common';

/** Mails a member's link after it was stored, so that a mail never contains an unknown link. */
@Injectable()
export class MailLink {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /** Never fails: a link that was not mailed can be copied. */
  async mail(
    { id: memberId, email }: { id: string; email: string | null },
    { token, purpose, expiresAt }: SingleUseLink,
  ): Promise<LinkDelivery> {
    if (email === null) return 'no-address';
    const kind = purpose === 'invite' ? 'member-invitation' : 'password-reset';
    const request = { id: randomUUID(), kind, memberId, recipient: email, token, expiresAt } as const;
    try {
      return (await this.rpc.request(mailMemberLink, request)).delivery;
    } catch (error) {
      this.logger.warn({ err: safeError(error), member: memberId }, 'a link could not be mailed');
      return 'failed';
    }
  }
}
