import { NEWSLETTER_ALREADY_SUBSCRIBED } from '@manzil/contracts/leads/messages';
import type { NewsletterSubscription } from '@manzil/contracts/leads/newsletter';
import type { PopupSubmission } from '@manzil/contracts/leads/popup';
import { submitPopup, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../accounts/gateway-request.js';
import { FormLimit } from './form-limit.js';
import { newsletterForm, popupForm } from './form.wire.js';

/** The forms of the spec, with its paths and its field names. */
@Controller()
export class SpecFormController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limit: FormLimit,
  ) {}

  /** 200 however often the same submission (`id`) is sent; a machine's is answered the same and kept as spam. */
  @Post('popupsubscribe')
  @HttpCode(200)
  async popup(
    @Body({ schema: popupForm.schema }) popup: PopupSubmission,
    @Req() request: Request,
  ): Promise<{ received: true }> {
    this.limit.admit(addressOf(request));
    await this.rpc.ask(submitPopup, popup);
    return { received: true };
  }

  /** 200 for a new subscriber, 202 for an address that was subscribed before. */
  @Post('getemailforsub')
  @HttpCode(200)
  async newsletter(
    @Body({ schema: newsletterForm.schema }) subscription: NewsletterSubscription,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ subscribed: true; msg?: string }> {
    this.limit.admit(addressOf(request));
    const { created } = await this.rpc.ask(subscribeNewsletter, subscription);
    if (created) return { subscribed: true };
    response.status(202);
    return { subscribed: true, msg: NEWSLETTER_ALREADY_SUBSCRIBED };
  }
}
