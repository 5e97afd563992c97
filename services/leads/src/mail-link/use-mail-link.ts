import { showMailLink, useMailLink } from '@manzil/contracts/http/mail-links';
import type { MailLink } from '@manzil/contracts/leads/mail';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  confirmSubscription,
  endSubscription,
  findSubscriber,
  subscriptionOf,
} from '../record/subscription.js';
import { LeadListeners } from '../record/lead-listeners.js';
import { appendToTimeline } from '../pipeline/timeline/append-to-timeline.js';
import { mailboxOf } from '../mail/suppression/mailbox-of.js';
import { suppressAddress } from '../mail/suppression/suppress-address.js';
import { suppressionOf } from '../mail/suppression/suppression.repository.js';
import { MailLinks, type VisitorTarget } from '../mail/links/mail-links.js';
import { maskedAddress } from '../mail/links/masked-address.js';
import { followSearchLink, showSearchLink } from '../saved-search/search-link.js';

type ReadState = (manager: EntityManager, address: string) => Promise<MailLink['state']>;

const STATES: Readonly<Record<VisitorTarget['purpose'], ReadState>> = {
  stop: async (manager, address) =>
    (await suppressionOf(manager, mailboxOf(address))) === undefined ? 'open' : 'done',
  confirm: async (manager, address) => {
    const subscriber = await findSubscriber(manager, address);
    const subscription = subscriber && subscriptionOf(subscriber);
    if (subscription === 'pending') return 'open';
    return subscription === 'subscribed' ? 'done' : 'void';
  },
  unsubscribe: async (manager, address) => {
    const subscriber = await findSubscriber(manager, address);
    return subscriber === null || subscriptionOf(subscriber) === 'unsubscribed' ? 'done' : 'open';
  },
};

/** Shows and uses the links in mail to visitors. Throws NOT_FOUND for a token that is not ours. */
@Injectable()
export class UseMailLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
    private readonly listeners: LeadListeners,
  ) {}

  /** Changes nothing: mail programs open links too. */
  @HandleRpc(showMailLink)
  async show({ token }: { token: string }): Promise<MailLink> {
    const target = await this.links.read(token);
    if ('search' in target) return showSearchLink(this.dataSource.manager, target);
    const { purpose, address } = target;
    const state = await STATES[purpose](this.dataSource.manager, address);
    return { purpose, address: maskedAddress(address), state };
  }

  /** Performs the action of the link; repeating it changes nothing. */
  @HandleRpc(useMailLink)
  async use({ token }: { token: string }): Promise<MailLink> {
    const target = await this.links.read(token);
    await this.dataSource.transaction((manager) =>
      'search' in target ? followSearchLink(manager, target) : this.follow(manager, target),
    );
    return this.show({ token });
  }

  private follow(manager: EntityManager, { purpose, address }: VisitorTarget): Promise<void> {
    switch (purpose) {
      case 'stop':
        return suppressAddress(manager, { address, reason: 'asked' });
      case 'confirm':
        return this.changeSubscription(manager, address, { kind: 'confirmed', act: confirmSubscription });
      case 'unsubscribe':
        return this.changeSubscription(manager, address, { kind: 'unsubscribed', act: endSubscription });
    }
  }

  /** Records what the owner of a newsletter address did, unless it changed nothing. */
  private async changeSubscription(
    manager: EntityManager,
    address: string,
    { kind, act }: { kind: 'confirmed' | 'unsubscribed'; act: typeof confirmSubscription },
  ): Promise<void> {
    const before = await findSubscriber(manager, address);
    if (before === null || !(await act(manager, address))) return;
    await appendToTimeline(manager, { leadId: before.id, kind });
    const change = { by: 'the link in a mail' };
    await this.listeners.publishChange(manager, { kind, before, change });
  }
}
