import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mailAssignee } from '../notice/notify-assignee.js';
import { appendToTimeline } from '../timeline/append-to-timeline.js';
import { LeadEntity } from '../../record/lead.entity.js';
import { People } from '../../record/people.js';
import { requireLead } from '../../record/lead.repository.js';

const EVERY_MS = 60_000;

/**
 * Claims one open lead whose next action is due, from 08:00 in the Gulf on its day. Other replicas skip the locked row.
 */
const TAKE = `
  SELECT id FROM lead
  WHERE kind <> 'newsletter' AND status IN ('new', 'in-progress') AND assignee IS NOT NULL AND next_action_on IS NOT NULL
    AND next_action_on IS DISTINCT FROM reminded_on AND merged_into IS NULL
    AND (next_action_on + time '08:00') AT TIME ZONE 'Asia/Dubai' <= $1
  ORDER BY next_action_on LIMIT 1 FOR UPDATE SKIP LOCKED`;

/**
 * Reminds the assignee of each next action once, on the day that it is due. Changing the day causes another reminder.
 */
@Injectable()
export class RemindAssignees implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobSchedule,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'remind-assignees', () => this.remind(new Date()));
  }

  /** Reminds of the actions that are due at `now`. */
  async remind(now: Date): Promise<void> {
    while (await this.dataSource.transaction((manager) => remindOfOne(manager, now)));
  }
}

async function remindOfOne(manager: EntityManager, now: Date): Promise<boolean> {
  const [due] = await manager.query<{ id: string }[]>(TAKE, [now]);
  if (due === undefined) return false;
  const lead = await requireLead(manager, due.id);
  const { id, nextAction, nextActionOn } = lead;
  await manager.update(LeadEntity, { id }, { remindedOn: nextActionOn });
  await appendToTimeline(manager, {
    leadId: id,
    kind: 'reminded',
    note: nextAction,
    oldValue: lead.assignee,
    newValue: nextActionOn,
  });
  const mail = { kind: 'next-action-due' as const, key: `next-action-due:${id}:${nextActionOn ?? ''}` };
  await mailAssignee(manager, lead, { mail, people: await People.read(manager) });
  return true;
}
