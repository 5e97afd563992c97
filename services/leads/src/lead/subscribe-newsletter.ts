import type { NewsletterSubscription } from '@manzil/contracts/leads/newsletter';
import { Injectable } from '@nestjs/common';
import { ReceiveLead } from './receive-lead.js';

/** Subscribes an address once; what was agreed to, and when, is that of the first time. */
@Injectable()
export class SubscribeNewsletter {
  constructor(private readonly receive: ReceiveLead) {}

  async execute({ agreed: _agreed, ...subscription }: NewsletterSubscription): Promise<{ created: boolean }> {
    return this.receive.execute({ kind: 'newsletter', ...subscription });
  }
}
