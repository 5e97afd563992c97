import * as http from '@manzil/contracts/http/mail-links';
import type { MailLink } from '@manzil/contracts/leads/mail';
import { showMailLink, useMailLink } from '@manzil/contracts/leads/mail-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** Links in mail to visitors. */
@Controller()
export class MailLinkController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.showMailLink)
  show({ params }: Input<typeof http.showMailLink>): Promise<MailLink> {
    return this.rpc.request(showMailLink, params);
  }

  @Endpoint(http.useMailLink)
  use({ params }: Input<typeof http.useMailLink>): Promise<MailLink> {
    return this.rpc.request(useMailLink, params);
  }
}
