import { showOwnViewing } from '@manzil/contracts/http/viewings';
import { spacedPhone } from '@manzil/contracts/leads/phone';
import type { OwnViewing } from '@manzil/contracts/leads/viewing';
import { changeOwnViewing } from '@manzil/contracts/leads/viewing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { MailLinks } from '../../mail/links/mail-links.js';
import { shownAdviser } from './shown-adviser.js';
import { ChangeViewing } from './change-viewing.js';
import { readFreeTimes } from './place-viewing.js';
import { requireViewing } from './viewing.repository.js';

/** A viewing, for a visitor with the link of its mail. Opening the link changes nothing. */
@Injectable()
export class VisitorViewing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
    private readonly changeViewing: ChangeViewing,
  ) {}

  @HandleRpc(showOwnViewing)
  async show({ token }: { token: string }): Promise<OwnViewing> {
    const { manager } = this.dataSource;
    const viewing = await requireViewing(manager, await this.links.readViewing(token));
    const { id, adviser, home, startsAt, endsAt, status, mode } = viewing;
    const { name, phone } = await shownAdviser(manager, viewing);
    const isOpen = status === 'booked' && startsAt.getTime() > Date.now();
    const { times } = isOpen ? await readFreeTimes(manager, adviser, id) : { times: [] };
    return {
      home: home && { pagelink: home.pagelink, title: home.title },
      adviser: { name, phone: phone && spacedPhone(phone) },
      status,
      mode,
      isOpen,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      times: times.filter((time) => time.getTime() !== startsAt.getTime()).map((time) => time.toISOString()),
    };
  }

  @HandleRpc(changeOwnViewing)
  async change({ token, change }: z.output<typeof changeOwnViewing.request>): Promise<OwnViewing> {
    await this.changeViewing.byVisitor(await this.links.readViewing(token), change);
    return this.show({ token });
  }
}
