import * as http from '@manzil/contracts/http/mails';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import * as rpc from '@manzil/contracts/leads/mail-log-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** Test mail to the member who asks for it. */
@Controller()
export class MailLogController {
  constructor(private readonly rpc: RpcClient) {}

  /** Only to the member who asks: nobody can have a test sent to somebody else. */
  @Endpoint(http.testMail)
  test({ params, session }: Input<typeof http.testMail>): Promise<LoggedMail> {
    const { memberId, username } = session;
    if (!z.email().safeParse(username).success)
      throw new DomainError(
        'CONFLICT',
        'Your user name is not an email address, so nothing can be mailed to you',
      );
    return this.rpc.request(rpc.testMail, { kind: params.kind, memberId, recipient: username });
  }
}
