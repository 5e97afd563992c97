import { listMails, retryMail } from '@manzil/contracts/http/mails';
import type { LoggedMail, MailPage, MailSort } from '@manzil/contracts/leads/mail-log';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsOrder } from 'typeorm';
import type { z } from 'zod';
import { MailServer } from '../mail-server.js';
import { MailEntity } from '../mail.entity.js';
import { requeueMail } from './requeue-mail.js';
import { toLoggedMail } from './to-logged-mail.js';

const PAGE_SIZE = 25;

/** Sort columns; like the indexes, each ends with the time and the id. */
const COLUMNS: Readonly<Record<string, readonly (keyof MailEntity)[]>> = {
  queued: ['createdAt', 'id'],
  kind: ['kind', 'createdAt', 'id'],
  recipient: ['recipient', 'createdAt', 'id'],
  state: ['status', 'createdAt', 'id'],
};

/** All columns have the same direction, so that an index can be scanned forwards or backwards. */
const orderOf = (sort: MailSort): FindOptionsOrder<MailEntity> => {
  const way = sort.startsWith('-') ? 'DESC' : 'ASC';
  return Object.fromEntries((COLUMNS[sort.replace('-', '')] ?? []).map((column) => [column, way]));
};

/** All mail, as admins see it. */
@Injectable()
export class MailLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly server: MailServer,
  ) {}

  @HandleRpc(listMails)
  async list({ state, sort, page }: z.output<typeof listMails.request>): Promise<MailPage> {
    const [mails, total] = await this.dataSource.manager.findAndCount(MailEntity, {
      // Waiting is one state in the database, whether or not there is a server.
      where: state === undefined ? {} : { status: state === 'no-server' ? 'waiting' : state },
      order: orderOf(sort),
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    const hasServer = await this.server.isConfigured(this.dataSource.manager);
    const items = mails.map((mail) => toLoggedMail(mail, hasServer));
    return { items, total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
  }

  @HandleRpc(retryMail)
  async retry({ id }: { id: string }): Promise<LoggedMail> {
    return this.dataSource.transaction(async (manager) => {
      const mail = await manager.findOne(MailEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (mail === null) throw new DomainError('NOT_FOUND', 'There is no such mail');
      // A test is easily repeated, and the link of a member is no longer stored.
      if (mail.memberId !== null && mail.approval === null)
        throw new DomainError('CONFLICT', 'Make a new link or test instead');
      if (mail.requestId !== null) throw new DomainError('CONFLICT', 'The person has to ask for a new link');
      if (mail.status !== 'failed') throw new DomainError('CONFLICT', 'This mail has not failed');
      const again = await requeueMail(manager, this.outbox, mail);
      return toLoggedMail(again, await this.server.isConfigured(manager));
    });
  }
}
