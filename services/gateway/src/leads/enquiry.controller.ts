import type { EnquirySubmission } from '@manzil/contracts/leads/enquiry';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from '../accounts/gateway-request.js';
import { FormLimit } from './form-limit.js';
import { enquiryForm } from './form.wire.js';

/** Contact, sell, listing and mortgage forms. */
@Controller('api')
export class EnquiryController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: FormLimit,
  ) {}

  @Post('enquiries')
  @HttpCode(200)
  async submit(
    @Body({ schema: enquiryForm.schema }) enquiry: EnquirySubmission,
    @Req() request: Request,
  ): Promise<{ received: true }> {
    this.limit.admit(addressOf(request));
    await this.rpc.ask(submitEnquiry, enquiry);
    return { received: true };
  }
}
