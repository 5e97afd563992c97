import type { NewsletterSubscription } from '@manzil/contracts/leads/newsletter';
import { subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { ReceiveLead } from './receive-lead.js';

/** Subscribes an email address once; it is pending until its owner confirms it. The first consent and its time stay. */
@Injectable()
export class SubscribeNewsletter {
  constructor(private readonly receiveLead: ReceiveLead) {}

  @HandleRpc(subscribeNewsletter)
  async subscribe({
    agreed: _agreed,
    ...subscription
  }: NewsletterSubscription): Promise<{ created: boolean }> {
    return this.receiveLead.receive({ kind: 'newsletter', awaitsConfirmation: true, ...subscription });
  }
}
