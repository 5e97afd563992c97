import { replayRouting } from '@manzil/contracts/http/lead-routing';
import type { RoutingReplay } from '@manzil/contracts/leads/routing';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { People } from '../../record/people.js';
import { replayLeads, type PastLead } from './replay-leads.js';

const DAYS = 90;

/** Reads when a member first answered a lead; a view is not an answer. Reads no names, and no text of the person. */
const PAST_LEADS = `
  SELECT kind, received_at AS "receivedAt", page, home, listing IS NOT NULL AS "isAboutHome",
         (SELECT min(at) FROM lead_entry WHERE lead_id = lead.id AND author <> ''
            AND kind IN ('status-changed', 'stage-changed', 'called', 'whatsapp-opened', 'emailed', 'whatsapp-sent',
                         'note')) AS "answeredAt"
  FROM lead
  WHERE received_at >= $1 AND received_at < $2 AND kind <> 'newsletter' AND status <> 'spam'
  ORDER BY received_at, id`;

/** Shows what rules would have done with the leads of the last 90 days. */
@Injectable()
export class ReplayRouting {
  constructor(private readonly dataSource: DataSource) {}

  /** Replays the leads of the days before `now`. */
  @HandleRpc(replayRouting)
  async replay(
    { routing }: z.output<typeof replayRouting.request>,
    now = new Date(),
  ): Promise<RoutingReplay> {
    const since = new Date(now.getTime() - DAYS * 86_400_000);
    const leads = await this.dataSource.query<PastLead[]>(PAST_LEADS, [since, now]);
    const people = await People.read(this.dataSource.manager);
    const routed = leads.map((lead) => ({ ...lead, home: people.withAdviser(lead.home) }));
    return { days: DAYS, ...replayLeads(routing, routed, people.disabled) };
  }
}
