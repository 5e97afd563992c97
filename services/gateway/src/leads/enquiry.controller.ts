import * as http from '@manzil/contracts/http/lead-forms';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { FormLimit } from './form-limit.js';

/** Contact, sell, listing and mortgage forms. */
@Controller()
export class EnquiryController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: FormLimit,
  ) {}

  @Endpoint(http.submitEnquiry)
  async submit(
    { body }: Input<typeof http.submitEnquiry>,
    @Req() request: Request,
  ): Promise<{ received: true }> {
    await this.limit.admit(addressOf(request));
    await this.rpc.request(submitEnquiry, body);
    return { received: true };
  }
}
