import type { MailLink } from '@manzil/contracts/leads/mail';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mailboxOf } from '../suppression/mailbox-of.js';
import { suppressAddress } from '../suppression/suppress-address.js';
import { SuppressionEntity } from '../suppression/suppression.entity.js';
import { MailLinks } from './mail-links.js';

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
    const isDone = await isSuppressed(this.dataSource.manager, address);
    return { purpose, address: masked(address), state: isDone ? 'done' : 'open' };
  }

  /** Does what the link is for; a second time it changes nothing. */
  async use(token: string): Promise<MailLink> {
    const { purpose, address } = await this.links.read(token);
    await suppressAddress(this.dataSource.manager, { address, reason: 'asked' });
    return { purpose, address: masked(address), state: 'done' };
  }
}

const isSuppressed = (manager: EntityManager, address: string): Promise<boolean> =>
  manager.existsBy(SuppressionEntity, { mailbox: mailboxOf(address) });

/** `l…@example.com`: enough for its owner to recognise, too little for anybody else who gets the link. */
function masked(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${[...local][0] ?? ''}…@${domain}`;
}
