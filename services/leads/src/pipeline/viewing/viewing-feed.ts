import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { makeViewingFeed, revokeViewingFeed } from '@manzil/contracts/http/viewings';
import { readViewingFeed } from '@manzil/contracts/leads/viewing-rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import type { z } from 'zod';
import type { LeadsConfig } from '../../config.js';
import { LeadEntity } from '../../record/lead.entity.js';
import { hashOf, newSecret } from '../../shortlist/shortlist-secrets.js';
import { requireAdviser } from './require-adviser.js';
import { viewingCalendar } from './viewing-calendar.js';
import { ViewingScheduleEntity } from './viewing-schedule.entity.js';
import { ViewingEntity } from './viewing.entity.js';

const DAY_MS = 86_400_000;
/** Days for which past viewings stay in the calendar. */
const PAST_DAYS = 30;
const MOST_EVENTS = 1_000;

type Request = z.output<typeof makeViewingFeed.request>;

/** Calendar feed with an adviser's viewings. Only the hash of the token in its URL is stored. */
@Injectable()
export class ViewingFeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {}

  @HandleRpc(makeViewingFeed)
  async make(request: Request): Promise<{ token: string }> {
    const token = newSecret();
    await this.replace(request, { hash: hashOf(token), action: 'viewing-calendar-linked' });
    return { token };
  }

  @HandleRpc(revokeViewingFeed)
  async revoke(request: Request): Promise<Record<string, never>> {
    await this.replace(request, { hash: null, action: 'viewing-calendar-revoked' });
    return {};
  }

  @HandleRpc(readViewingFeed)
  async read({ token }: { token: string }): Promise<{ calendar: string }> {
    const { manager } = this.dataSource;
    const schedule = await manager.findOneBy(ViewingScheduleEntity, { feedHash: hashOf(token) });
    if (schedule === null) throw new DomainError('NOT_FOUND', 'There is no such calendar');
    const viewings = await manager.find(ViewingEntity, {
      where: {
        adviser: schedule.adviser,
        status: In(['booked', 'attended', 'no-show']),
        endsAt: MoreThan(new Date(Date.now() - PAST_DAYS * DAY_MS)),
      },
      order: { startsAt: 'ASC', id: 'ASC' },
      take: MOST_EVENTS,
    });
    const leads = await manager.findBy(LeadEntity, { id: In(viewings.map(({ leadId }) => leadId)) });
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    return { calendar: viewingCalendar(viewings, byId, this.config.PUBLIC_URL) };
  }

  /** NOT_FOUND before the adviser has opening hours. */
  private async replace(
    { adviser, asMember }: Request,
    { hash, action }: { hash: Buffer | null; action: string },
  ): Promise<void> {
    requireAdviser(asMember, adviser);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(ViewingScheduleEntity, { adviser }, { feedHash: hash });
      if (affected !== 1) throw new DomainError('NOT_FOUND', 'Save the hours for viewings first');
      const entity = { kind: 'viewing-hours', id: null, title: adviser, link: '/backend/viewings' };
      await this.outbox.add(manager, leadsAuditRecorded, auditRecord({ action, entity }));
    });
  }
}
