import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import type { LeadChange } from '@manzil/contracts/leads/lead';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { RemindAssignees } from '../src/pipeline/reminder/remind-assignees.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const SARA = 'sara@agency.example';
const admin = { username: 'layla', role: 'admin' as const };
/** Far enough in the future that the job of the running service sends no reminder. */
const DAY = '2126-11-30';
const at = (clock: string, day = DAY): Date => new Date(`${day}T${clock}:00+04:00`);

describe('the reminder of a next action', () => {
  let leads: RunningLeads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const work = (id: string, expectedVersion: number, change: LeadChange) =>
    leads.client.request(updateLead, { id, expectedVersion, by: 'layla', ...change });
  const plan = async (change: LeadChange = {}): Promise<string> => {
    const id = randomUUID();
    const fields = { name: 'Noor', email: `${id}@example.com`, message: 'Hello', page: '/' };
    await leads.client.request(submitEnquiry, { id, kind: 'contact', ...fields, spamSuspected: false });
    await work(id, 1, { assignee: SARA, nextAction: 'Call back', nextActionOn: DAY, ...change });
    return id;
  };
  /** Runs the job once at `now`. */
  const remind = (now: Date): Promise<void> =>
    new RemindAssignees(leads.dataSource, new JobSchedule({ warn: () => undefined })).remind(now);
  const remindersOf = async (id: string) => {
    const { entries } = await leads.client.request(showTimeline, { leadId: id, asMember: admin });
    return {
      inside: entries.filter(({ kind }) => kind === 'reminded').map(({ text, to }) => [text, to]),
      mailed: entries.flatMap(({ mail }) => (mail?.kind === 'next-action-due' ? [mail.recipient] : [])),
    };
  };
  const NONE = { inside: [], mailed: [] };

  it('comes once, on its day from 8 in the Gulf on, however many replicas look', async () => {
    const id = await plan();
    await remind(at('07:59'));
    expect(await remindersOf(id)).toEqual(NONE);
    await Promise.all([remind(at('08:00')), remind(at('08:00')), remind(at('08:01'))]);
    await remind(at('08:00', '2126-12-05'));
    expect(await remindersOf(id)).toEqual({ inside: [['Call back', DAY]], mailed: [SARA] });
  });

  it('comes again for another day, and not for other words', async () => {
    const id = await plan();
    await remind(at('08:00'));
    await work(id, 2, { nextAction: 'Write' });
    await remind(at('09:00'));
    expect((await remindersOf(id)).inside).toHaveLength(1);
    await work(id, 3, { nextActionOn: '2126-12-01' });
    await remind(at('08:00', '2126-12-01'));
    expect(await remindersOf(id)).toEqual({
      inside: [
        ['Write', '2126-12-01'],
        ['Call back', DAY],
      ],
      mailed: [SARA, SARA],
    });
  });

  it.each<[string, LeadChange]>([
    ['nobody has it', { assignee: null }],
    ['it is done', { status: 'done' }],
    ['it has no day', { nextActionOn: null }],
  ])('does not come where %s', async (_, change) => {
    const id = await plan(change);
    await remind(at('08:00'));
    expect(await remindersOf(id)).toEqual(NONE);
  });

  it('does not come for a newsletter address, which has no next action on any screen', async () => {
    const id = await plan();
    await leads.dataSource.query(
      "UPDATE lead SET kind = 'newsletter', consented_at = now(), consent_text = 'Yes' WHERE id = $1",
      [id],
    );
    await remind(at('08:00'));
    const [row] = await leads.dataSource.query<{ reminded_on: unknown }[]>(
      'SELECT reminded_on FROM lead WHERE id = $1',
      [id],
    );
    expect(row?.reminded_on).toBeNull();
  });

  it('is not mailed where the user name is no email address, and is in the timeline all the same', async () => {
    const id = await plan({ assignee: 'omar' });
    await remind(at('08:00'));
    expect(await remindersOf(id)).toEqual({ inside: [['Call back', DAY]], mailed: [] });
  });
});
