import * as http from '@manzil/contracts/http/lead-forms';
import { NEWSLETTER_ALREADY_SUBSCRIBED } from '@manzil/contracts/leads/messages';
import { submitPopup, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { FormLimit } from './form-limit.js';

/** The forms of the spec, with its paths and its field names. */
@Controller()
export class SpecFormController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: FormLimit,
  ) {}

  @Endpoint(http.submitPopup)
  async popup(
    { body }: Input<typeof http.submitPopup>,
    @Req() request: Request,
  ): Promise<{ received: true }> {
    await this.limit.admit(addressOf(request));
    await this.rpc.request(submitPopup, body);
    return { received: true };
  }

  @Endpoint(http.subscribeNewsletter)
  async newsletter(
    { body }: Input<typeof http.subscribeNewsletter>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ subscribed: true; msg?: string }> {
    await this.limit.admit(addressOf(request));
    const { created } = await this.rpc.request(subscribeNewsletter, body);
    if (created) return { subscribed: true };
    response.status(202);
    return { subscribed: true, msg: NEWSLETTER_ALREADY_SUBSCRIBED };
  }
}
