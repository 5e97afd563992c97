import { isDisabled, People } from '../../record/people.js';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadEntity } from '../../record/lead.entity.js';
import { requireLead } from '../../record/lead.repository.js';
import { LeadListeners } from '../../record/lead-listeners.js';
import { notifyAssignee } from '../notice/notify-assignee.js';
import { appendToTimeline } from '../timeline/append-to-timeline.js';

const EVERY_MS = 60_000;

/** Claims one lead whose response deadline has passed. Other replicas skip the locked row. */
const TAKE = `
  SELECT id FROM lead
  WHERE status = 'new' AND respond_by <= $1 AND merged_into IS NULL
  ORDER BY respond_by LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** A call or a message is an answer, even if the stage did not change. */
const IS_ANSWERED = `
  SELECT EXISTS (SELECT FROM lead_entry WHERE lead_id = $1 AND kind IN ('called', 'whatsapp-opened')) AS answered`;

/**
 * Assigns leads that were not answered in time to the member named by the rule; a lead does not stay assigned to a
 * disabled member. Each lead is escalated once.
 */
@Injectable()
export class EscalateLeads implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobSchedule,
    private readonly listeners: LeadListeners,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'escalate-leads', () => this.escalate(new Date()));
  }

  /** Escalates the leads that are due at `now`. */
  async escalate(now: Date): Promise<void> {
    while (await this.dataSource.transaction((manager) => this.escalateOne(manager, now)));
  }

  private async escalateOne(manager: EntityManager, now: Date): Promise<boolean> {
    const [due] = await manager.query<{ id: string }[]>(TAKE, [now]);
    if (due === undefined) return false;
    const before = await requireLead(manager, due.id);
    const { id, assignee } = before;
    const [{ answered }] = await manager.query<[{ answered: boolean }]>(IS_ANSWERED, [id]);
    if (answered) {
      await manager.update(LeadEntity, { id }, { respondBy: null });
      return true;
    }
    const { disabled } = await People.read(manager);
    const next =
      [before.escalateTo, assignee].find((one) => one !== null && !isDisabled(disabled, one)) ?? null;
    const change = { assignee: next, respondBy: null, version: before.version + 1, updatedBy: '' };
    await manager.update(LeadEntity, { id }, { ...change, updatedAt: () => 'now()' });
    await appendToTimeline(manager, { leadId: id, kind: 'escalated', oldValue: assignee, newValue: next });
    const lead = await requireLead(manager, id);
    if (next !== assignee) await notifyAssignee(manager, lead, '');
    await this.listeners.publishChange(manager, {
      kind: 'changed',
      before,
      after: lead,
      change: { escalated: true, assignee: next, version: lead.version, by: '' },
    });
    return true;
  }
}
