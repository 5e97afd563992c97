import * as http from '@manzil/contracts/http/mails';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import * as rpc from '@manzil/contracts/leads/mail-log-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { MemberDirectory } from '../http/ports.js';

/** Sends test mail to the calling member. */
@Controller()
export class MailLogController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly members: MemberDirectory,
  ) {}

  /** Only to the calling member, so that a test is never sent to another person. */
  @Endpoint(http.testMail)
  async test({ params, session }: Input<typeof http.testMail>): Promise<LoggedMail> {
    const addressed = await this.members.addressed(session.username);
    if (addressed === undefined)
      throw new DomainError('CONFLICT', 'You have no email address. An admin can add one under Members.');
    const { memberId, address: recipient } = addressed;
    return this.rpc.request(rpc.testMail, { kind: params.kind, memberId, recipient });
  }
}
