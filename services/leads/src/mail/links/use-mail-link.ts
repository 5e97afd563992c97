import type { MailLink, MailLinkPurpose } from '@manzil/contracts/leads/mail';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  confirmSubscription,
  endSubscription,
  findSubscriber,
  subscriptionOf,
} from '../../lead/subscription.js';
import { mailboxOf } from '../suppression/mailbox-of.js';
import { suppressAddress } from '../suppression/suppress-address.js';
import { isSuppressed } from '../suppression/suppression.repository.js';
import { MailLinks } from './mail-links.js';

type Act = (manager: EntityManager, address: string) => Promise<void>;
type ReadState = (manager: EntityManager, address: string) => Promise<MailLink['state']>;

const ACTS: Readonly<Record<MailLinkPurpose, Act>> = {
  stop: (manager, address) => suppressAddress(manager, { address, reason: 'asked' }),
  confirm: confirmSubscription,
  unsubscribe: endSubscription,
};

const STATES: Readonly<Record<MailLinkPurpose, ReadState>> = {
  stop: async (manager, address) => ((await isSuppressed(manager, mailboxOf(address))) ? 'done' : 'open'),
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

/** What a link in a mail to a visitor is for, and what it does. NOT_FOUND for a token that is not ours. */
@Injectable()
export class UseMailLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
  ) {}

  /** Changes nothing: mail programs open links too. */
  async show(token: string): Promise<MailLink> {
    const { purpose, address } = await this.links.read(token);
    const state = await STATES[purpose](this.dataSource.manager, address);
    return { purpose, address: masked(address), state };
  }

  /** Does what the link is for; a second time it changes nothing. */
  async use(token: string): Promise<MailLink> {
    const { purpose, address } = await this.links.read(token);
    await ACTS[purpose](this.dataSource.manager, address);
    return this.show(token);
  }
}

/** `l…@example.com`: enough for its owner to recognise, too little for anybody else who gets the link. */
function masked(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${[...local][0] ?? ''}…@${domain}`;
}
