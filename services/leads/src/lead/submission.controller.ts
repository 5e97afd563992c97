import { submitEnquiry, submitPopup, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SubmitEnquiry } from './submit-enquiry.js';
import { SubmitPopup } from './submit-popup.js';
import { SubscribeNewsletter } from './subscribe-newsletter.js';
import { withoutValues } from './without-values.js';

@Controller()
export class SubmissionController {
  constructor(
    private readonly subscribeNewsletter: SubscribeNewsletter,
    private readonly submitPopup: SubmitPopup,
    private readonly submitEnquiry: SubmitEnquiry,
  ) {}

  @HandleRpc(subscribeNewsletter)
  subscribe(request: z.output<typeof subscribeNewsletter.request>) {
    return withoutValues(this.subscribeNewsletter.subscribe(request));
  }

  @HandleRpc(submitPopup)
  popup(request: z.output<typeof submitPopup.request>) {
    return withoutValues(this.submitPopup.submit(request));
  }

  @HandleRpc(submitEnquiry)
  enquiry(request: z.output<typeof submitEnquiry.request>) {
    return withoutValues(this.submitEnquiry.submit(request));
  }
}
